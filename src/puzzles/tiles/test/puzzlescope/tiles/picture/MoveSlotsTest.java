package puzzlescope.tiles.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.picture.Box;

class MoveSlotsTest {

    private static final Box AREA = new Box(20, 30, 210, 180);
    private static final double LARGEST = 40;

    @ParameterizedTest
    @ValueSource(ints = {1, 10, 11, 20, 21, 50, 80, 300})
    void everyMoveHasAPlaceWithinTheAreaOrLiesBeforeTheFirstThatHas(int count) {
        var moveSlots = MoveSlots.fit(AREA, count, LARGEST);
        for (int i = moveSlots.first(); i < count; i++) {
            var place = new Box(moveSlots.x(i), moveSlots.y(i), moveSlots.side(), moveSlots.side());
            assertThat(AREA.contains(place)).as("place %s", i).isTrue();
        }
    }

    @Test
    void rowsAreFivesOrMultiplesOfFive() {
        assertThat(MoveSlots.fit(AREA, 20, LARGEST).columns()).isEqualTo(5);
        assertThat(MoveSlots.fit(AREA, 21, LARGEST).columns()).isEqualTo(10);
        assertThat(MoveSlots.fit(new Box(0, 0, 420, 45), 10, LARGEST).columns()).isEqualTo(10);
    }

    @Test
    void whereThereIsNoRoomForAllTheLastOnesAreShown() {
        assertThat(MoveSlots.fit(AREA, 80, LARGEST).first()).isZero();
        var moveSlots = MoveSlots.fit(AREA, 1000, LARGEST);
        assertThat(moveSlots.first()).isPositive();
        assertThat(moveSlots.x(999)).isGreaterThanOrEqualTo(AREA.left());
    }
}
