package puzzlescope.queens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.queens.board.QueensGameBoard;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.QueensGameEvent.QueenRemoved;
import puzzlescope.queens.event.QueensGameEvent.QueenSet;
import puzzlescope.queens.event.WalkEvent;
import puzzlescope.queens.event.WalkEvent.QueenPlaced;
import puzzlescope.queens.event.WalkEvent.QueenRejected;
import puzzlescope.queens.event.WalkEvent.QueenTakenBack;
import puzzlescope.testkit.SmallRun;

/** Which events touch a square of the chess board. */
class QueensTargetsTest {

    @Test
    void aSquareIsTouchedWhereAQueenIsRejectedPlacedOrTakenBackThere() {
        var run = SmallRun.of(new QueensPuzzle(), "n", "4");
        assertThat(run.touching(QueensTargets.square(new WalkBoard(4), 1, 0)))
                .isEqualTo(List.<Event>of(
                        new QueenRejected(1, 0, 0, true, false),
                        new QueenRejected(1, 0, 0, false, false),
                        new QueenPlaced(1, 0, false),
                        new QueenTakenBack(1, 0, false, 0),
                        new QueenPlaced(1, 0, false),
                        new QueenTakenBack(1, 0, false, 0)));
    }

    @Test
    void everyEventButThoseOfTheWholeBoardTouchesOneSquare() {
        var run = SmallRun.of(new QueensPuzzle(), "n", "6");
        int touches = 0;
        for (int square = 0; square < 36; square++) {
            touches += run.touching(QueensTargets.square(new WalkBoard(6), square / 6, square % 6))
                    .size();
        }
        long whole = run.events().stream()
                .filter(event -> event instanceof WalkEvent.SearchBegan
                        || event instanceof WalkEvent.SearchEnded
                        || event instanceof WalkEvent.SolutionFound)
                .count();
        assertThat(whole).isEqualTo(6);
        assertThat(touches).isEqualTo(run.packed().size() - whole);
    }

    @Test
    void byHandASquareIsTouchedWhereAQueenIsSetOrRemoved() {
        var target = QueensTargets.square(new QueensGameBoard(6), 2, 3);
        assertThat(target.name()).isEqualTo(Message.of("queens.spot", 3, 4));
        assertThat(target.touches().test(new QueenSet(2, 3, -1).pack())).isTrue();
        assertThat(target.touches().test(new QueenRemoved(2, 3).pack())).isTrue();
        assertThat(target.touches().test(new QueenSet(3, 2, 35).pack())).isFalse();
    }
}
