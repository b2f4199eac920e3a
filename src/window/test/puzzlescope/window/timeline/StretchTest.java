package puzzlescope.window.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StretchTest {

    private static final long TRILLION = 1_000_000_000_000L;

    private final Stretch stretch = new Stretch();

    private void holdSeen(long from, long to) {
        assertThat(stretch.from()).as("from").isEqualTo(from);
        assertThat(stretch.to()).as("to").isEqualTo(to);
        assertThat(stretch.length()).isEqualTo(to - from);
    }

    @Test
    void itSeesAllAndGrowsWithTheRecording() {
        stretch.bound(0, 100);
        holdSeen(0, 100);
        stretch.bound(0, TRILLION);
        holdSeen(0, TRILLION);
        assertThat(stretch.isWhole()).isTrue();
    }

    @Test
    void itLosesWhatIsLetGo() {
        stretch.bound(300, 1000);
        holdSeen(300, 1000);
        stretch.bound(400, 1100);
        holdSeen(400, 1100);
    }

    @Test
    void nothingIsSeenOfNothing() {
        stretch.bound(0, 0);
        holdSeen(0, 0);
        stretch.zoom(2, 0.5);
        holdSeen(0, 0);
        assertThat(stretch.share(0)).isZero();
        assertThat(stretch.positionAt(100, 200)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 500000000000",
        "0.5, 250000000000, 750000000000",
        "1, 500000000000, 1000000000000",
        "0.125, 62500000000, 562500000000"
    })
    void lookingCloserKeepsWhatLiesUnderThePointer(double share, long from, long to) {
        stretch.bound(0, TRILLION);
        stretch.zoom(2, share);
        holdSeen(from, to);
        stretch.zoom(0.5, share);
        holdSeen(0, TRILLION);
        assertThat(stretch.isWhole()).isTrue();
    }

    @Test
    void lookedAtCloserItStaysWhereItIs() {
        stretch.bound(0, 1000);
        stretch.zoom(10, 0.5);
        holdSeen(450, 550);
        stretch.bound(0, TRILLION);
        holdSeen(450, 550);
        assertThat(stretch.isWhole()).isFalse();
    }

    @Test
    void itIsPushedAlongByWhatIsLetGo() {
        stretch.bound(0, 1000);
        stretch.zoom(10, 0.5);
        stretch.bound(500, 2000);
        holdSeen(500, 600);
    }

    @Test
    void itSeesAllAgainWhenNoMoreThanItSeesIsLeft() {
        stretch.bound(0, 1000);
        stretch.zoom(10, 0.5);
        stretch.bound(950, 1040);
        holdSeen(950, 1040);
        assertThat(stretch.isWhole()).isTrue();
    }

    @Test
    void itLooksNoCloserThanSixteenEvents() {
        stretch.bound(0, TRILLION);
        for (int i = 0; i < 100; i++) {
            stretch.zoom(2, 1);
        }
        holdSeen(TRILLION - 16, TRILLION);
        assertThat(stretch.isClosest()).isTrue();
        stretch.zoom(2, 0);
        holdSeen(TRILLION - 16, TRILLION);
    }

    @Test
    void ofFewEventsAllAreSeen() {
        stretch.bound(0, 10);
        stretch.zoom(2, 0.5);
        holdSeen(0, 10);
        assertThat(stretch.isWhole()).isTrue();
    }

    @Test
    void theSmallestTurnOfAWheelIsNotLost() {
        stretch.bound(0, 1000);
        stretch.zoom(50, 0);
        holdSeen(0, 20);
        stretch.zoom(1.001, 0);
        holdSeen(0, 19);
        stretch.zoom(0.999, 0);
        holdSeen(0, 20);
    }

    @Test
    void itIsMovedAsFarAsThereAreEvents() {
        stretch.bound(100, 1100);
        stretch.zoom(10, 0.5);
        holdSeen(550, 650);
        stretch.pan(0.25);
        holdSeen(575, 675);
        stretch.pan(-1);
        holdSeen(475, 575);
        stretch.pan(100);
        holdSeen(1000, 1100);
        stretch.pan(-100);
        holdSeen(100, 200);
    }

    @Test
    void aPositionIsBroughtIntoTheMiddle() {
        stretch.bound(0, TRILLION);
        stretch.zoom(TRILLION / 1000.0, 0);
        stretch.centre(777_777_777_777L);
        holdSeen(777_777_777_277L, 777_777_778_277L);
        stretch.centre(3);
        holdSeen(0, 1000);
    }

    @Test
    void aPositionThatRunsOutOfSightIsTurnedTo() {
        stretch.bound(0, 10_000);
        stretch.zoom(10, 0);
        stretch.turnTo(1001, true);
        holdSeen(901, 1901);
        stretch.turnTo(900, false);
        holdSeen(0, 1000);
        stretch.turnTo(5000, false);
        holdSeen(4100, 5100);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 7, 997, 1200, 4096})
    void columnsOfALongRecordingAreExact(int columns) {
        stretch.bound(0, TRILLION - 1);
        for (int column = 0; column <= columns; column++) {
            var exact = BigInteger.valueOf(TRILLION - 1)
                    .multiply(BigInteger.valueOf(column))
                    .divide(BigInteger.valueOf(columns));
            assertThat(stretch.eventAt(column, columns)).isEqualTo(exact.longValueExact());
        }
    }

    @Test
    void aPressLeadsBehindTheEventThatIsPressed() {
        stretch.bound(0, 20);
        // Each event is 10 px wide.
        assertThat(stretch.positionAt(0, 200)).as("at the very left").isZero();
        assertThat(stretch.positionAt(1, 200)).isEqualTo(1);
        assertThat(stretch.positionAt(10, 200)).isEqualTo(1);
        assertThat(stretch.positionAt(10.5, 200)).isEqualTo(2);
        assertThat(stretch.positionAt(200, 200)).isEqualTo(20);
        assertThat(stretch.positionAt(1000, 200)).isEqualTo(20);
        assertThat(stretch.positionAt(-5, 200)).isZero();
    }

    @Test
    void theNearestPositionIsABorderOfEvents() {
        stretch.bound(100, 120);
        assertThat(stretch.nearest(4.5, 200)).isEqualTo(100);
        assertThat(stretch.nearest(5, 200)).isEqualTo(101);
        assertThat(stretch.nearest(14.5, 200)).isEqualTo(101);
        assertThat(stretch.nearest(196, 200)).isEqualTo(120);
        assertThat(stretch.nearest(-1, 200)).isEqualTo(100);
    }

    @Test
    void positionsOfALongRecordingAreExact() {
        stretch.bound(0, TRILLION);
        assertThat(stretch.positionAt(1, 3)).isEqualTo(333_333_333_334L);
        assertThat(stretch.nearest(1, 3)).isEqualTo(333_333_333_333L);
        assertThat(stretch.nearest(2, 3)).isEqualTo(666_666_666_667L);
        assertThat(stretch.positionAt(1200, 1200)).isEqualTo(TRILLION);
    }

    @Test
    void whatIsInSightHasAShareOfTheWidth() {
        stretch.bound(0, 1000);
        stretch.zoom(10, 0.5);
        assertThat(stretch.share(475)).isEqualTo(0.25);
        assertThat(stretch.sees(450)).isTrue();
        assertThat(stretch.sees(550)).isTrue();
        assertThat(stretch.sees(551)).isFalse();
        assertThat(stretch.share(650)).isEqualTo(2);
    }

    @Test
    void whatComesFromAPositionOnIsSeenUntilAPersonLooksElsewhere() {
        stretch.bound(0, 1000);
        stretch.lookFrom(1000);
        stretch.bound(0, 1000);
        holdSeen(1000 - Stretch.SMALLEST, 1000);
        stretch.bound(0, 1100);
        holdSeen(1000, 1100);
        assertThat(stretch.isWhole()).isFalse();
        stretch.zoom(2, 0.5);
        stretch.bound(0, 1200);
        holdSeen(1025, 1075);
        stretch.fit();
        holdSeen(0, 1200);
    }

    @Test
    void allIsSeenAgainWhenItIsToldTo() {
        stretch.bound(5, 1000);
        stretch.zoom(4, 0.7);
        stretch.fit();
        holdSeen(5, 1000);
        stretch.bound(5, 2000);
        holdSeen(5, 2000);
    }
}
