package puzzlescope.knight.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.event.PathEvent.KnightHopped;
import puzzlescope.knight.event.PathEvent.KnightPlaced;
import puzzlescope.knight.event.PathEvent.KnightTakenBack;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.HopOrder;
import puzzlescope.picture.Moment;

class LeapTest {

    private static final PathEvent PLACED = new KnightPlaced(0, 0);
    private static final PathEvent HOPPED = new KnightHopped(0, 0, Hop.DOWN_RIGHT, 2, HopOrder.PLAIN, 0);
    private static final PathEvent BACK = new KnightTakenBack(PathEvent.Kind.KNIGHT_TAKEN_BACK, 2, 1, 0, 0);

    private static PathBoard after(PathEvent... events) {
        var board = new PathBoard(5, 5);
        for (var event : events) {
            board.apply(event.pack());
        }
        return board;
    }

    private static Moment forward(PathEvent event, double progress, PathEvent... before) {
        var board = after(before);
        board.apply(event.pack());
        return new Moment(board, Optional.of(event), progress, true);
    }

    private static Moment backward(PathEvent event, double progress, PathEvent... before) {
        return new Moment(after(before), Optional.of(event), progress, false);
    }

    private static void assertAt(Moment moment, double row, double column) {
        var leap = Leap.of(moment).orElseThrow();
        assertThat(leap.row()).isCloseTo(row, within(1e-9));
        assertThat(leap.column()).isCloseTo(column, within(1e-9));
    }

    @Test
    void aHopLeadsFromItsSquareToItsTarget() {
        assertAt(forward(HOPPED, 0, PLACED), 0, 0);
        assertAt(forward(HOPPED, 0.5, PLACED), 1, 0.5);
        assertAt(forward(HOPPED, 0.999_999_999, PLACED), 2, 1);
    }

    @Test
    void aHopPlayedBackwardLeadsFromItsTargetToItsSquare() {
        assertAt(backward(HOPPED, 0, PLACED), 2, 1);
        assertAt(backward(HOPPED, 0.5, PLACED), 1, 0.5);
    }

    @Test
    void aKnightTakenBackLeadsToWhereItCameFrom() {
        assertAt(forward(BACK, 0, PLACED, HOPPED), 2, 1);
        assertAt(backward(BACK, 0, PLACED, HOPPED), 0, 0);
    }

    @Test
    void theKnightIsHighestHalfWayAndOnTheGroundAtBothEnds() {
        var start = Leap.of(forward(HOPPED, 0, PLACED)).orElseThrow();
        var middle = Leap.of(forward(HOPPED, 0.5, PLACED)).orElseThrow();
        assertThat(start.height()).isZero();
        assertThat(start.scale()).isOne();
        assertThat(middle.height()).isGreaterThan(0.4);
        assertThat(middle.scale()).isGreaterThan(1.1);
    }

    @Test
    void aKnightThatIsPlacedComesFromAbove() {
        var leap = Leap.of(forward(PLACED, 0.25)).orElseThrow();
        assertThat(leap.isAboveOneSquare()).isTrue();
        assertThat(leap.height()).isPositive();
        assertThat(leap.opacity()).isBetween(0.0, 0.5);
    }

    @Test
    void atRestNothingLeaps() {
        assertThat(Leap.of(forward(HOPPED, 1, PLACED))).isEmpty();
    }

    @Test
    void theSquareInTheAirDoesNotCount() {
        assertThat(Leap.stepsWithoutLeap(forward(HOPPED, 0.5, PLACED))).isOne();
        assertThat(Leap.stepsWithoutLeap(backward(HOPPED, 0.5, PLACED))).isOne();
        assertThat(Leap.stepsWithoutLeap(forward(BACK, 0.5, PLACED, HOPPED))).isOne();
        assertThat(Leap.stepsWithoutLeap(backward(BACK, 0.5, PLACED, HOPPED))).isOne();
        assertThat(Leap.stepsWithoutLeap(forward(HOPPED, 1, PLACED))).isEqualTo(2);
        assertThat(Leap.stepsWithoutLeap(forward(PLACED, 0.5))).isZero();
    }
}
