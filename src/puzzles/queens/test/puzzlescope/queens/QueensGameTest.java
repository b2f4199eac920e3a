package puzzlescope.queens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.board.QueensBoard;
import puzzlescope.queens.board.QueensGameBoard;
import puzzlescope.queens.event.QueensGameEvent;
import puzzlescope.queens.event.QueensGameEvent.QueenRemoved;
import puzzlescope.queens.event.QueensGameEvent.QueenSet;

class QueensGameTest {

    private static final QueensPuzzle PUZZLE = new QueensPuzzle();

    private final QueensGame game = new QueensGame();

    private static Arguments given(int n) {
        return PUZZLE.presets().with(QueensPuzzle.N, "" + n);
    }

    private static void change(QueensGameBoard board, int row, int column) {
        QueensGame.change(board, row, column).forEach(event -> board.apply(event.pack()));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 5, 6, 7, 8, 12, 16})
    void theHintsLeadToASolution(int n) {
        var board = new QueensGameBoard(n);
        for (int i = 0; i < n; i++) {
            assertThat(game.status(given(n), board).state()).isEqualTo(State.OPEN);
            game.hint(given(n), board, () -> {}).move().forEach(event -> board.apply(event.pack()));
        }
        assertThat(game.status(given(n), board).state()).isEqualTo(State.WON);
        assertThat(board.set()).isEqualTo(n);
    }

    @Test
    void aRunGoesOnFromTheQueensThatStand() {
        var board = new QueensGameBoard(6);
        change(board, 0, 1);
        change(board, 2, 5);
        var from = game.runFrom(given(6), board);
        assertThat(from.text(QueensPuzzle.GIVEN)).isEqualTo("2 - 6");
        assertThat(PUZZLE.check(from)).isEmpty();
        change(board, 2, 0);
        assertThat(catchThrowableOfType(InvalidInputException.class, () -> game.runFrom(given(6), board))
                        .reason())
                .isEqualTo(Message.of("queens.hand.two-in-row", 3));
    }

    @Test
    void aQueenIsCarriedToAnotherSquareOrOffTheBoard() {
        var board = new QueensGameBoard(4);
        change(board, 0, 1);
        change(board, 1, 3);
        change(board, 2, 0);
        change(board, 3, 0);
        var before = board.snapshot();
        var move = QueensGame.move(board, 3, 0, 3 * 4 + 2);
        assertThat(board.snapshot()).isEqualTo(before);
        assertThat(catchThrowableOfType(InvalidInputException.class, () -> QueensGame.move(board, 3, 0, 1))
                        .reason())
                .isEqualTo(Message.of("queens.hand.taken", 1, 2));
        move.forEach(event -> board.apply(event.pack()));
        assertThat(move).hasSize(3);
        assertThat(game.status(given(4), board).state()).isEqualTo(State.WON);
        QueensGame.move(board, 3, 2, -1).forEach(event -> board.apply(event.pack()));
        assertThat(board.set()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void noHintLeadsOnWhereThereIsNoSolution(int n) {
        var hint = game.hint(given(n), new QueensGameBoard(n), () -> {});
        assertThat(hint.move()).isEmpty();
        assertThat(hint.why().key()).isEqualTo("queens.no-solution");
    }

    @Test
    void theHintsLeadToASolutionFromAnyMess() {
        var random = new Random(5);
        for (int game = 0; game < 30; game++) {
            var board = new QueensGameBoard(6);
            for (int i = 0; i < 6; i++) {
                int square = random.nextInt(36);
                change(board, square / 6, square % 6);
            }
            for (int hints = 0; hints < 12 && board.set() - board.attackedQueens() < 6; hints++) {
                this.game.hint(given(6), board, () -> {}).move().forEach(event -> board.apply(event.pack()));
            }
            assertThat(this.game.status(given(6), board).state()).isEqualTo(State.WON);
        }
    }

    @Test
    void aBoardTooLargeForHandsIsToldSoAndLeftAlone() {
        var board = new PlacementBoard(200);
        var tooMany = Message.of("queens.hand.too-many", QueensBoard.MOST_QUEENS);
        assertThat(game.status(given(200), board).sentence()).isEqualTo(tooMany);
        assertThat(game.hint(given(200), board, () -> {}).move()).isEmpty();
        assertThatThrownBy(() -> QueensGame.change(board, 20, 20)).isInstanceOf(InvalidInputException.class);
    }

    @Test
    void aGameHasItsOwnBoardWhateverTheAlgorithm() {
        var board = (QueensGameBoard) game.instance(PUZZLE, given(8).with(PUZZLE.algorithmParameter(), "border"))
                .board();
        change(board, 2, 3);
        assertThat(board.isSet(2, 3)).isTrue();
        assertThat(board.set()).isEqualTo(1);
    }

    @Test
    void whoAttacksWhomIsToldByItsLine() {
        var board = new QueensGameBoard(8);
        change(board, 3, 3);
        assertThat(sentence(board, 3, 7)).isEqualTo("queens.set-row");
        assertThat(sentence(board, 0, 3)).isEqualTo("queens.set-column");
        assertThat(sentence(board, 6, 6)).isEqualTo("queens.set-diagonal");
        assertThat(sentence(board, 6, 0)).isEqualTo("queens.set-diagonal");
        assertThat(sentence(board, 5, 4)).isEqualTo("queens.set");
    }

    private static String sentence(QueensGameBoard board, int row, int column) {
        return QueensGame.change(board, row, column).getFirst().sentence().key();
    }

    @Test
    void aClickOnAQueenTakesItOff() {
        var board = new QueensGameBoard(4);
        change(board, 1, 2);
        assertThat(QueensGame.change(board, 1, 2)).isEqualTo(List.of(new QueenRemoved(1, 2)));
        change(board, 1, 2);
        assertThat(board.set()).isZero();
    }

    @Test
    void moreQueensThanRowsAreRefused() {
        var board = new QueensGameBoard(1);
        change(board, 0, 0);
        var two = new QueensGameBoard(2);
        change(two, 0, 0);
        change(two, 0, 1);
        assertThat(two.attackedQueens()).isEqualTo(2);
        assertThatThrownBy(() -> QueensGame.change(two, 1, 1)).isInstanceOf(InvalidInputException.class);
    }

    @Test
    void handEventsAreUndoneAndPacked() {
        var board = new QueensGameBoard(16);
        var random = new Random(11);
        for (int i = 0; i < 200; i++) {
            int square = random.nextInt(256);
            boolean full = board.set() == 16 && !board.isSet(square / 16, square % 16);
            if (!full) {
                for (var event : QueensGame.change(board, square / 16, square % 16)) {
                    var before = board.snapshot();
                    board.apply(event.pack());
                    board.undo(event.pack());
                    assertThat(board.snapshot()).isEqualTo(before);
                    board.apply(event.pack());
                    assertThat(QueensGameEvent.Kind.VOCABULARY.unpack(event.pack()))
                            .isEqualTo(event);
                    var other = new QueensGameBoard(16);
                    other.restore(board.snapshot());
                    assertThat(other.snapshot()).isEqualTo(board.snapshot());
                    assertThat(other.set()).isEqualTo(board.set());
                }
            }
        }
        assertThat(new QueenSet(0, 0, -1).sentence().key()).isEqualTo("queens.set");
    }
}
