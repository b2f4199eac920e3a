package puzzlescope.knight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.event.PathEvent.KnightTrapped;
import puzzlescope.knight.event.PathEvent.TourFound;

class KnightGameTest {

    private static final KnightPuzzle PUZZLE = new KnightPuzzle();

    private final KnightGame game = new KnightGame();

    private static Arguments given(int size, String start) {
        return PUZZLE.presets()
                .with(KnightPuzzle.ROWS, "" + size)
                .with(KnightPuzzle.COLUMNS, "" + size)
                .with(KnightPuzzle.START, start);
    }

    private PathBoard opened(Arguments arguments) {
        var board = (PathBoard) PUZZLE.instance(arguments).board();
        game.open(arguments, board::apply);
        return board;
    }

    private static void make(PathBoard board, List<? extends Event> move) {
        move.forEach(event -> board.apply(event.pack()));
    }

    @ParameterizedTest
    @CsvSource({"5, '0,0'", "6, '2,3'", "8, '0,0'", "8, '4,5'"})
    void theHintsLeadToATour(int size, String start) {
        var arguments = given(size, start);
        var board = opened(arguments);
        while (!game.status(arguments, board).isOver()) {
            var hint = game.hint(arguments, board, () -> {});
            assertThat(hint.move()).isNotEmpty();
            assertThat(hint.why().key()).isEqualTo("knight.hand.hint");
            make(board, hint.move());
        }
        assertThat(game.status(arguments, board).state()).isEqualTo(State.WON);
        assertThat(board.steps()).isEqualTo(size * size);
    }

    @Test
    void aGameHasAPathWhateverAlgorithmIsChosen() {
        for (var algorithm : PUZZLE.algorithms()) {
            var arguments = PUZZLE.presets().with(PUZZLE.algorithmParameter(), algorithm.id());
            var board = new KnightGame().instance(PUZZLE, arguments).board();
            new KnightGame().open(arguments, board::apply);
            assertThat(((PathBoard) board).steps()).isEqualTo(1);
        }
    }

    @Test
    void aRunGoesOnAlongThePathSoFar() {
        var arguments = given(5, "0,0");
        var board = opened(arguments);
        make(board, KnightGame.hop(board, 1, 2));
        make(board, KnightGame.hop(board, 2, 4));
        var from = game.runFrom(arguments, board);
        assertThat(from.text(KnightPuzzle.PATH)).isEqualTo("1,2 2,4");
        assertThat(PUZZLE.check(from)).isEmpty();
        assertThat(game.arguments(from).text(KnightPuzzle.PATH)).isEmpty();
    }

    @Test
    void noHintIsGivenWhereNoTourCanBeFinished() {
        var arguments = given(5, "0,1");
        var hint = game.hint(arguments, opened(arguments), () -> {});
        assertThat(hint.move()).isEmpty();
        assertThat(hint.why().key()).isEqualTo("knight.hand.hopeless");
    }

    @Test
    void visitedSquaresAreWalls() {
        var board = opened(given(5, "0,0"));
        make(board, KnightGame.hop(board, 1, 2));
        assertThatThrownBy(() -> KnightGame.hop(board, 0, 0))
                .isInstanceOfSatisfying(InvalidInputException.class, refusal -> {
                    assertThat(refusal.reason().key()).isEqualTo("knight.hand.visited");
                    assertThat(refusal.reason().arguments()).isEqualTo(List.of(0, 0, 1));
                });
        assertThatThrownBy(() -> KnightGame.hop(board, 1, 3))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> assertThat(refusal.reason().key()).isEqualTo("knight.hand.no-hop"));
    }

    @Test
    void aTrappedKnightHasLost() {
        var arguments = given(3, "0,0");
        var board = opened(arguments);
        List<PathEvent> last = List.of();
        while (!board.freeHops().isEmpty()) {
            var hop = board.freeHops().getFirst();
            last = KnightGame.hop(board, board.row() + hop.rows(), board.column() + hop.columns());
            make(board, last);
        }
        assertThat(board.steps()).isEqualTo(8);
        assertThat(last.getLast()).isInstanceOf(KnightTrapped.class);
        var status = game.status(arguments, board);
        assertThat(status.state()).isEqualTo(State.LOST);
        assertThat(status.reached()).isEqualTo(8);
        assertThat(status.goal()).isEqualTo(9);
    }

    @Test
    void theLastHopFindsTheTour() {
        var arguments = given(5, "0,0");
        var board = opened(arguments);
        while (board.steps() < 24) {
            make(board, game.hint(arguments, board, () -> {}).move());
        }
        assertThat(game.hint(arguments, board, () -> {}).move().getLast()).isInstanceOf(TourFound.class);
    }
}
