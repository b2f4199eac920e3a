package puzzlescope.hanoi.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.picture.Box;
import puzzlescope.picture.Point;

class PegsLayoutTest {

    private static final Box PLACE = new Box(10, 20, 600, 300);

    private static PegsLayout layout(int disks, int pegs) {
        return new PegsLayout(new HanoiSpace(disks, pegs), PLACE, 24);
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "3, 3", "20, 3", "1, 4", "20, 4"})
    void widerDisksAreDrawnWiderAndNoneReachesTheNextPeg(int disks, int pegs) {
        var layout = layout(disks, pegs);
        for (int disk = 2; disk <= disks; disk++) {
            assertThat(layout.diskWidth(disk)).isGreaterThan(layout.diskWidth(disk - 1) + 2);
        }
        assertThat(layout.diskWidth(disks)).isLessThan(layout.spacing());
        assertThat(layout.x(0) - layout.spacing() / 2).isGreaterThanOrEqualTo(PLACE.left() - 1e-9);
        assertThat(layout.x(pegs - 1) + layout.spacing() / 2).isLessThanOrEqualTo(PLACE.right() + 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "3, 3", "20, 3", "20, 4"})
    void aDiskOnItsWayStaysInThePlaceAndClearOfThePegs(int disks, int pegs) {
        var layout = layout(disks, pegs);
        var from = layout.restingCenter(0, 0);
        var to = layout.restingCenter(pegs - 1, disks - 1);
        assertThat(layout.movingCenter(from, to, 0)).isEqualTo(from);
        assertThat(layout.movingCenter(from, to, 1)).isEqualTo(to);
        double half = layout.diskHeight() / 2;
        for (double share = 0; share <= 1; share += 0.01) {
            var middle = layout.movingCenter(from, to, share);
            boolean between = middle.x() > from.x() + 1e-6 && middle.x() < to.x() - 1e-6;
            assertThat(middle.y() - half).isGreaterThanOrEqualTo(PLACE.top());
            if (between) {
                assertThat(middle.y() + half).isLessThanOrEqualTo(layout.pegTop());
            }
        }
    }

    @Test
    void aRefusedDiskEndsAboveThePeg() {
        var layout = layout(3, 3);
        var end = layout.hangingOver(layout.restingCenter(0, 1), 2, 1);
        assertThat(end.x()).isCloseTo(layout.x(2), within(1e-6));
        assertThat(end.y()).isCloseTo(layout.hanging(), within(1e-6));
    }

    @Test
    void eachPegIsFoundAroundItsDisks() {
        var layout = layout(4, 4);
        for (int peg = 0; peg < 4; peg++) {
            Point lowest = layout.restingCenter(peg, 0);
            assertThat(layout.pegAt(lowest.x() + layout.spacing() * 0.4, lowest.y()))
                    .isEqualTo(peg);
        }
        assertThat(layout.pegAt(-50, layout.ground())).isEqualTo(-1);
        assertThat(layout.pegAt(layout.x(0), -500)).isEqualTo(-1);
    }
}
