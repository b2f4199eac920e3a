package puzzlescope.picture.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.picture.Box;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.window.StatesSampleContext;

class RingLayoutTest {

    private static final double NEAR = 0.01;

    private static FoundGraph found(String space) {
        var session = StatesSampleContext.recorded(
                StatesSampleContext.PUZZLE.presets().with(StatesPuzzle.SPACE, space));
        return ((StatesBoard) session.timeline().board()).searches().getFirst().found();
    }

    static Stream<FoundGraph> graphs() {
        return Stream.of("river", "hanoi", "tiles-2x2", "tiles-2x3", "tiles-3x3")
                .map(RingLayoutTest::found);
    }

    private static double radius(RingLayout layout, int node) {
        return Math.hypot(layout.x(node), layout.y(node));
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void everyDepthHasARingAroundTheLesserOnes(FoundGraph found) {
        var layout = new RingLayout(found, found.size());
        for (int depth = 1; depth < layout.layers(); depth++) {
            assertThat(layout.inner(depth)).isGreaterThan(layout.outer(depth - 1) + 1);
        }
        for (int node = 0; node < found.size(); node++) {
            int depth = found.depth(node);
            assertThat(radius(layout, node)).isBetween(layout.inner(depth) - NEAR, layout.outer(depth) + NEAR);
        }
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void noTwoNodesAreNearerThanOneUnit(FoundGraph found) {
        var layout = new RingLayout(found, found.size());
        for (int node = 0; node < found.size(); node++) {
            var around = new Box(layout.x(node) - 1, layout.y(node) - 1, 2, 2);
            for (int other : Objects.requireNonNull(layout.within(around, found.size(), found.size()))) {
                double distance = Math.hypot(layout.x(node) - layout.x(other), layout.y(node) - layout.y(other));
                assertThat(other == node || distance > 0.98)
                        .as("%s from %s to %s", distance, node, other)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void everyNodeIsFoundAtItsPlaceAndNotBeforeItsDiscovery(FoundGraph found) {
        var layout = new RingLayout(found, found.size());
        for (int node = 0; node < found.size(); node++) {
            double x = layout.x(node) + 0.2;
            double y = layout.y(node) - 0.2;
            assertThat(layout.nearest(x, y, 0.5, found.size())).isEqualTo(node);
            assertThat(layout.nearest(x, y, 0.5, node)).isEqualTo(-1);
            assertThat(layout.extent().contains(x, y)).isTrue();
        }
    }

    @Test
    void whatIsFoundLaterMovesNoRingThatIsComplete() {
        var found = found("tiles-3x3");
        var whole = new RingLayout(found, found.size());
        for (int nodes : new int[] {2, 100, 5_000, 90_000}) {
            var part = new RingLayout(found, nodes);
            int growing = found.deepest(nodes - 1);
            for (int node = 0; node < nodes && found.depth(node) < growing; node++) {
                assertThat(part.x(node)).isEqualTo(whole.x(node));
                assertThat(part.y(node)).isEqualTo(whole.y(node));
            }
        }
    }

    @Test
    void nodesStandNearTheDirectionOfTheOnesTheyWereFoundFrom() {
        var found = found("tiles-3x3");
        var layout = new RingLayout(found, found.size());
        double sum = 0;
        for (int node = 1; node < found.size(); node++) {
            int from = found.parent(node);
            sum += Math.hypot(layout.x(node) - layout.x(from), layout.y(node) - layout.y(from));
        }
        assertThat(sum / found.size()).as("mean length of an edge").isLessThan(layout.outer(layout.layers() - 1) / 10);
    }

    @Test
    void ofManyNodesInAPlaceNoneIsGiven() {
        var found = found("tiles-2x3");
        var layout = new RingLayout(found, found.size());
        assertThat(layout.within(layout.extent(), found.size(), found.size())).hasSize(found.size());
        assertThat(layout.within(layout.extent(), found.size(), found.size() - 1))
                .isNull();
        assertThat(layout.within(layout.extent(), 7, 7)).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6);
    }
}
