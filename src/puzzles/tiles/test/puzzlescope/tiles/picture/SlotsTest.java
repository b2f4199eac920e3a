package puzzlescope.tiles.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.picture.Box;

class SlotsTest {

    private static final Box AREA = new Box(20, 30, 210, 180);
    private static final double LARGEST = 40;

    @ParameterizedTest
    @ValueSource(ints = {1, 10, 11, 20, 21, 50, 80, 300})
    void everyMoveHasAPlaceWithinTheAreaOrLiesBeforeTheFirstThatHas(int count) {
        var slots = Slots.fit(AREA, count, LARGEST);
        for (int i = slots.first(); i < count; i++) {
            var place = new Box(slots.x(i), slots.y(i), slots.side(), slots.side());
            assertThat(AREA.contains(place)).as("place %s", i).isTrue();
        }
    }

    @Test
    void rowsAreFivesOrMultiplesOfFive() {
        assertThat(Slots.fit(AREA, 20, LARGEST).columns()).isEqualTo(5);
        assertThat(Slots.fit(AREA, 21, LARGEST).columns()).isEqualTo(10);
        assertThat(Slots.fit(new Box(0, 0, 420, 45), 10, LARGEST).columns()).isEqualTo(10);
    }

    @Test
    void whereThereIsNoRoomForAllTheLastOnesAreShown() {
        assertThat(Slots.fit(AREA, 80, LARGEST).first()).isZero();
        var slots = Slots.fit(AREA, 1000, LARGEST);
        assertThat(slots.first()).isPositive();
        assertThat(slots.x(999)).isGreaterThanOrEqualTo(AREA.left());
    }
}
