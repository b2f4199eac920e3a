package puzzlescope.window.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VisibleRangeTest {

    private static final long TRILLION = 1_000_000_000_000L;

    private final VisibleRange visibleRange = new VisibleRange();

    private void holdSeen(long from, long to) {
        assertThat(visibleRange.from()).as("from").isEqualTo(from);
        assertThat(visibleRange.to()).as("to").isEqualTo(to);
        assertThat(visibleRange.length()).isEqualTo(to - from);
    }

    @Test
    void itSeesAllAndGrowsWithTheRecording() {
        visibleRange.bound(0, 100);
        holdSeen(0, 100);
        visibleRange.bound(0, TRILLION);
        holdSeen(0, TRILLION);
        assertThat(visibleRange.isWhole()).isTrue();
    }

    @Test
    void itLosesWhatIsLetGo() {
        visibleRange.bound(300, 1000);
        holdSeen(300, 1000);
        visibleRange.bound(400, 1100);
        holdSeen(400, 1100);
    }

    @Test
    void nothingIsSeenOfNothing() {
        visibleRange.bound(0, 0);
        holdSeen(0, 0);
        visibleRange.zoom(2, 0.5);
        holdSeen(0, 0);
        assertThat(visibleRange.share(0)).isZero();
        assertThat(visibleRange.positionAt(100, 200)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 500000000000",
        "0.5, 250000000000, 750000000000",
        "1, 500000000000, 1000000000000",
        "0.125, 62500000000, 562500000000"
    })
    void lookingCloserKeepsWhatLiesUnderThePointer(double share, long from, long to) {
        visibleRange.bound(0, TRILLION);
        visibleRange.zoom(2, share);
        holdSeen(from, to);
        visibleRange.zoom(0.5, share);
        holdSeen(0, TRILLION);
        assertThat(visibleRange.isWhole()).isTrue();
    }

    @Test
    void lookedAtCloserItStaysWhereItIs() {
        visibleRange.bound(0, 1000);
        visibleRange.zoom(10, 0.5);
        holdSeen(450, 550);
        visibleRange.bound(0, TRILLION);
        holdSeen(450, 550);
        assertThat(visibleRange.isWhole()).isFalse();
    }

    @Test
    void itIsPushedAlongByWhatIsLetGo() {
        visibleRange.bound(0, 1000);
        visibleRange.zoom(10, 0.5);
        visibleRange.bound(500, 2000);
        holdSeen(500, 600);
    }

    @Test
    void itSeesAllAgainWhenNoMoreThanItSeesIsLeft() {
        visibleRange.bound(0, 1000);
        visibleRange.zoom(10, 0.5);
        visibleRange.bound(950, 1040);
        holdSeen(950, 1040);
        assertThat(visibleRange.isWhole()).isTrue();
    }

    @Test
    void itLooksNoCloserThanSixteenEvents() {
        visibleRange.bound(0, TRILLION);
        for (int i = 0; i < 100; i++) {
            visibleRange.zoom(2, 1);
        }
        holdSeen(TRILLION - 16, TRILLION);
        assertThat(visibleRange.isClosest()).isTrue();
        visibleRange.zoom(2, 0);
        holdSeen(TRILLION - 16, TRILLION);
    }

    @Test
    void ofFewEventsAllAreSeen() {
        visibleRange.bound(0, 10);
        visibleRange.zoom(2, 0.5);
        holdSeen(0, 10);
        assertThat(visibleRange.isWhole()).isTrue();
    }

    @Test
    void theSmallestTurnOfAWheelIsNotLost() {
        visibleRange.bound(0, 1000);
        visibleRange.zoom(50, 0);
        holdSeen(0, 20);
        visibleRange.zoom(1.001, 0);
        holdSeen(0, 19);
        visibleRange.zoom(0.999, 0);
        holdSeen(0, 20);
    }

    @Test
    void itIsMovedAsFarAsThereAreEvents() {
        visibleRange.bound(100, 1100);
        visibleRange.zoom(10, 0.5);
        holdSeen(550, 650);
        visibleRange.pan(0.25);
        holdSeen(575, 675);
        visibleRange.pan(-1);
        holdSeen(475, 575);
        visibleRange.pan(100);
        holdSeen(1000, 1100);
        visibleRange.pan(-100);
        holdSeen(100, 200);
    }

    @Test
    void aPositionIsBroughtIntoTheMiddle() {
        visibleRange.bound(0, TRILLION);
        visibleRange.zoom(TRILLION / 1000.0, 0);
        visibleRange.centre(777_777_777_777L);
        holdSeen(777_777_777_277L, 777_777_778_277L);
        visibleRange.centre(3);
        holdSeen(0, 1000);
    }

    @Test
    void aPositionThatRunsOutOfSightIsTurnedTo() {
        visibleRange.bound(0, 10_000);
        visibleRange.zoom(10, 0);
        visibleRange.scrollTo(1001, true);
        holdSeen(901, 1901);
        visibleRange.scrollTo(900, false);
        holdSeen(0, 1000);
        visibleRange.scrollTo(5000, false);
        holdSeen(4100, 5100);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 7, 997, 1200, 4096})
    void columnsOfALongRecordingAreExact(int columns) {
        visibleRange.bound(0, TRILLION - 1);
        for (int column = 0; column <= columns; column++) {
            var exact = BigInteger.valueOf(TRILLION - 1)
                    .multiply(BigInteger.valueOf(column))
                    .divide(BigInteger.valueOf(columns));
            assertThat(visibleRange.eventAt(column, columns)).isEqualTo(exact.longValueExact());
        }
    }

    @Test
    void aPressLeadsBehindTheEventThatIsPressed() {
        visibleRange.bound(0, 20);
        // Each event is 10 px wide.
        assertThat(visibleRange.positionAt(0, 200)).as("at the very left").isZero();
        assertThat(visibleRange.positionAt(1, 200)).isEqualTo(1);
        assertThat(visibleRange.positionAt(10, 200)).isEqualTo(1);
        assertThat(visibleRange.positionAt(10.5, 200)).isEqualTo(2);
        assertThat(visibleRange.positionAt(200, 200)).isEqualTo(20);
        assertThat(visibleRange.positionAt(1000, 200)).isEqualTo(20);
        assertThat(visibleRange.positionAt(-5, 200)).isZero();
    }

    @Test
    void theNearestPositionIsABorderOfEvents() {
        visibleRange.bound(100, 120);
        assertThat(visibleRange.nearest(4.5, 200)).isEqualTo(100);
        assertThat(visibleRange.nearest(5, 200)).isEqualTo(101);
        assertThat(visibleRange.nearest(14.5, 200)).isEqualTo(101);
        assertThat(visibleRange.nearest(196, 200)).isEqualTo(120);
        assertThat(visibleRange.nearest(-1, 200)).isEqualTo(100);
    }

    @Test
    void positionsOfALongRecordingAreExact() {
        visibleRange.bound(0, TRILLION);
        assertThat(visibleRange.positionAt(1, 3)).isEqualTo(333_333_333_334L);
        assertThat(visibleRange.nearest(1, 3)).isEqualTo(333_333_333_333L);
        assertThat(visibleRange.nearest(2, 3)).isEqualTo(666_666_666_667L);
        assertThat(visibleRange.positionAt(1200, 1200)).isEqualTo(TRILLION);
    }

    @Test
    void whatIsInSightHasAShareOfTheWidth() {
        visibleRange.bound(0, 1000);
        visibleRange.zoom(10, 0.5);
        assertThat(visibleRange.share(475)).isEqualTo(0.25);
        assertThat(visibleRange.sees(450)).isTrue();
        assertThat(visibleRange.sees(550)).isTrue();
        assertThat(visibleRange.sees(551)).isFalse();
        assertThat(visibleRange.share(650)).isEqualTo(2);
    }

    @Test
    void whatComesFromAPositionOnIsSeenUntilAPersonLooksElsewhere() {
        visibleRange.bound(0, 1000);
        visibleRange.followFrom(1000);
        visibleRange.bound(0, 1000);
        holdSeen(1000 - VisibleRange.SMALLEST, 1000);
        visibleRange.bound(0, 1100);
        holdSeen(1000, 1100);
        assertThat(visibleRange.isWhole()).isFalse();
        visibleRange.zoom(2, 0.5);
        visibleRange.bound(0, 1200);
        holdSeen(1025, 1075);
        visibleRange.fit();
        holdSeen(0, 1200);
    }

    @Test
    void allIsSeenAgainWhenItIsToldTo() {
        visibleRange.bound(5, 1000);
        visibleRange.zoom(4, 0.7);
        visibleRange.fit();
        holdSeen(5, 1000);
        visibleRange.bound(5, 2000);
        holdSeen(5, 2000);
    }
}
