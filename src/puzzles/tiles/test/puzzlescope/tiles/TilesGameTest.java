package puzzlescope.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.tiles.board.TilesGameBoard;
import puzzlescope.tiles.event.TilesEvent.SolutionFound;
import puzzlescope.tiles.event.TilesGameEvent;
import puzzlescope.tiles.event.TilesGameEvent.GameOpened;
import puzzlescope.tiles.event.TilesGameEvent.HandSlid;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.space.Move;

class TilesGameTest {

    private static final TilesPuzzle PUZZLE = new TilesPuzzle();

    @TempDir
    private Path folder;

    private TilesGame game;

    @BeforeEach
    void makeGame() {
        game = new TilesGame(new HeuristicTables(folder, 2));
    }

    private static Arguments given(String board) {
        return PUZZLE.presets().with(TilesPuzzle.BOARD, board);
    }

    private static TilesGameBoard board(Arguments arguments) {
        return new TilesGameBoard(TilesPuzzle.start(arguments), null);
    }

    private GameOpened opened(Arguments arguments, TilesGameBoard board) {
        var events = new ArrayList<Event>();
        game.open(arguments, event -> {
            board.apply(event);
            events.add(TilesGameEvent.Kind.VOCABULARY.unpack(event));
        });
        assertThat(events).hasSize(1);
        return (GameOpened) events.getFirst();
    }

    private static void play(TilesGameBoard board, List<? extends Event> move) {
        move.forEach(event -> board.apply(event.pack()));
    }

    @ParameterizedTest
    @CsvSource({"6, 20", "8, 16"})
    void hintsWinAGameForWhoseSizeThereAreNoTables(int size, int shuffle) {
        var arguments = PUZZLE.presets()
                .with(TilesPuzzle.SIZE, String.valueOf(size))
                .with(TilesPuzzle.SHUFFLE, String.valueOf(shuffle));
        var board = board(arguments);
        var opened = opened(arguments, board);
        assertThat(opened.exact()).isTrue();
        assertThat(opened.fewest()).isBetween(1, shuffle);
        for (int made = 0; made < opened.fewest(); made++) {
            play(board, game.hint(arguments, board, () -> {}).move());
        }
        assertThat(board.isSolved()).isTrue();
    }

    @Test
    void hintsWinAGameWithTheFewestMoves() {
        var arguments = given("8 6 7 2 5 4 3 0 1");
        var board = board(arguments);
        assertThat(opened(arguments, board)).isEqualTo(new GameOpened(31, true));
        assertThat(game.status(arguments, board).state()).isEqualTo(State.OPEN);
        for (int made = 0; made < 31; made++) {
            assertThat(board.isSolved()).isFalse();
            play(board, game.hint(arguments, board, () -> {}).move());
        }
        assertThat(game.status(arguments, board).state()).isEqualTo(State.WON);
        assertThat(game.status(arguments, board).sentence()).isEqualTo(Message.of("tiles.hand.won.fewest", 31, 31));
    }

    @Test
    void aGameThatTakesDetoursIsWonTooAndHearsOfTheShortestWay() {
        var arguments = given("1 2 3 4 5 6 7 0 8");
        var board = board(arguments);
        opened(arguments, board);
        play(board, TilesGame.slide(board, Move.RIGHT));
        play(board, TilesGame.slide(board, Move.LEFT));
        var last = TilesGame.slide(board, 2, 2);
        assertThat(last)
                .containsExactly(new HandSlid(8, 8, 7, 3), new SolutionFound(TilesGameEvent.Kind.SOLUTION_FOUND, 3));
        play(board, last);
        assertThat(game.status(arguments, board).sentence()).isEqualTo(Message.of("tiles.hand.won", 3, 1));
    }

    @Test
    void theFewestMovesOfAFarBoardAreOnlyBounded() {
        var arguments = given("15 14 13 12 11 10 9 8 7 6 5 4 3 1 2 0");
        var board = board(arguments);
        assertThat(opened(arguments, board).exact()).isFalse();
        assertThat(board.fewest()).isBetween(50, 80);
        assertThatThrownBy(() -> game.hint(arguments, board, () -> {
                    throw new RunStoppedException();
                }))
                .isInstanceOf(RunStoppedException.class);
    }

    @Test
    void allTilesBetweenOneAndTheBlankSlideInOneMove() {
        var board = board(given("1 2 3 4 5 6 7 8 0"));
        var move = TilesGame.slide(board, 2, 0);
        assertThat(move).hasSize(2);
        move.forEach(event -> board.apply(event.pack()));
        assertThat(board.order().tiles()).containsExactly(1, 2, 3, 4, 5, 6, 0, 7, 8);
        assertThat(board.moves()).isEqualTo(2);
        var back = TilesGame.slide(board, 2, 2);
        back.forEach(event -> board.apply(event.pack()));
        assertThat(back).hasSize(3);
        assertThat(game.status(given("1 2 3 4 5 6 7 8 0"), board).isOver()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        // row, column, key, tile
        "2, 1, tiles.hand.blank,",
        "0, 0, tiles.hand.not-in-line, 1",
        "1, 0, tiles.hand.not-in-line, 4",
    })
    void aTileThatIsNotBesideTheBlankIsRefusedWithItsReason(int row, int column, String key, Integer tile) {
        var board = board(given("1 2 3 4 5 6 7 0 8"));
        var refusal = catchThrowableOfType(InvalidInputException.class, () -> TilesGame.slide(board, row, column));
        assertThat(refusal.reason()).isEqualTo(tile == null ? Message.of(key) : Message.of(key, tile));
    }

    @Test
    void aDirectionWithoutATileIsRefusedWithItsReason() {
        var board = board(given("1 2 3 4 5 6 7 0 8"));
        var refusal = catchThrowableOfType(InvalidInputException.class, () -> TilesGame.slide(board, Move.UP));
        assertThat(refusal.reason()).isEqualTo(Message.of("tiles.hand.no-tile.UP", Message.of("tiles.move.UP")));
    }

    @Test
    void aRunCanBeginWhereAGameStands() {
        var arguments = given("1 2 3 4 5 6 7 0 8");
        var board = board(arguments);
        play(board, TilesGame.slide(board, Move.DOWN));
        var from = game.runFrom(arguments, board);
        assertThat(TilesPuzzle.start(from).tiles()).containsExactly(1, 2, 3, 4, 0, 6, 7, 5, 8);
        assertThat(from.text(PUZZLE.algorithmParameter())).isEqualTo("iterative-deepening");
    }

    @Test
    void theEventsOfAGameCanBeTakenBack() {
        var arguments = given("1 2 3 4 5 6 7 0 8");
        var board = board(arguments);
        var start = board.snapshot();
        var opening = new GameOpened(1, true);
        var slid = new HandSlid(8, 8, 7, 1);
        for (var event : List.of(opening, slid)) {
            assertThat(TilesGameEvent.Kind.VOCABULARY.unpack(event.pack())).isEqualTo(event);
            board.apply(event.pack());
        }
        board.undo(slid.pack());
        board.undo(opening.pack());
        assertThat(board.snapshot()).isEqualTo(start);
    }
}
