package puzzlescope.hanoi.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.picture.Box;

class HanoiGraphLayoutTest {

    private static final Box PLACE = new Box(20, 30, 630, 600);

    private static double distance(HanoiGraphLayout layout, int one, int other) {
        return Math.hypot(layout.x(one) - layout.x(other), layout.y(one) - layout.y(other));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void statesAMoveApartAreOneEdgeApartAndAllOthersFarther(int disks) {
        var space = new HanoiSpace(disks, 3);
        var layout = new HanoiGraphLayout(space, PLACE, 14);
        assertThat(layout.states()).isEqualTo((int) Math.round(Math.pow(3, disks)));
        for (int state = 0; state < layout.states(); state++) {
            int from = state;
            var reached = IntStream.range(0, space.moves())
                    .mapToLong(move -> space.after(from, move))
                    .filter(after -> after != StateSpace.NONE)
                    .toArray();
            for (int other = 0; other < layout.states(); other++) {
                double distance = distance(layout, state, other);
                int to = other;
                if (Arrays.stream(reached).anyMatch(each -> each == to)) {
                    assertThat(distance).isCloseTo(layout.edge(), within(1e-6));
                } else if (other != state) {
                    assertThat(distance).isGreaterThan(layout.edge() * 0.999);
                }
            }
        }
    }

    /** Every state has three moves but the three towers, which have two; a move and its return are one edge. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 6})
    void everyMoveIsOneEdge(int disks) {
        var layout = new HanoiGraphLayout(new HanoiSpace(disks, 3), PLACE, 14);
        assertThat(layout.edges()).isEqualTo((3 * layout.states() - 3) / 2);
        for (int edge = 0; edge < layout.edges(); edge++) {
            assertThat(distance(layout, layout.lower(edge), layout.upper(edge))).isCloseTo(layout.edge(), within(1e-6));
        }
    }

    @Test
    void theTowersAreTheCornersOfATriangleWithinItsPlace() {
        var space = new HanoiSpace(4, 3);
        var layout = new HanoiGraphLayout(space, PLACE, 14);
        int goal = (int) space.goal();
        assertThat(layout.x(0)).isCloseTo(PLACE.left() + PLACE.width() / 2, within(1e-9));
        assertThat(distance(layout, 0, goal)).isCloseTo(15 * layout.edge(), within(1e-6));
        assertThat(distance(layout, 0, goal / 2)).isCloseTo(distance(layout, goal / 2, goal), within(1e-6));
        assertThat(layout.x(goal / 2)).isLessThan(layout.x(0));
        for (int state = 0; state < layout.states(); state++) {
            assertThat(layout.x(state)).isBetween(PLACE.left() - 1e-6, PLACE.right() + 1e-6);
            assertThat(layout.y(state)).isBetween(PLACE.top() - 1e-6, PLACE.bottom() + 1e-6);
        }
    }

    /** The shortest way of the whole tower runs along a side of the triangle. */
    @Test
    void theShortestWayIsStraight() {
        var space = new HanoiSpace(3, 3);
        var layout = new HanoiGraphLayout(space, PLACE, 14);
        long state = space.start();
        int[][] way = {{0, 2}, {0, 1}, {2, 1}, {0, 2}, {1, 0}, {1, 2}, {0, 2}};
        for (int step = 0; step < way.length; step++) {
            state = space.after(state, space.move(way[step][0], way[step][1]));
            assertThat(distance(layout, 0, (int) state)).isCloseTo((step + 1) * layout.edge(), within(1e-6));
        }
        assertThat(state).isEqualTo(space.goal());
    }

    @Test
    void aStateIsFoundWhereItIsDrawn() {
        var layout = new HanoiGraphLayout(new HanoiSpace(5, 3), PLACE, 14);
        for (int state = 0; state < layout.states(); state++) {
            assertThat(layout.stateAt(layout.x(state), layout.y(state))).isEqualTo(state);
        }
        assertThat(layout.stateAt(PLACE.left(), PLACE.top())).isEqualTo(-1);
    }
}
