package puzzlescope.states;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.states.event.StatesEvent.EdgeSeen;
import puzzlescope.states.event.StatesEvent.GoalReached;
import puzzlescope.states.event.StatesEvent.NodeDiscovered;
import puzzlescope.states.event.StatesEvent.NodeLeft;
import puzzlescope.states.event.StatesEvent.NodeVisited;
import puzzlescope.states.event.StatesEvent.SearchBegan;
import puzzlescope.testkit.SmallRun;

/** Which events touch a node of the graph. */
class StatesTargetsTest {

    private static boolean names(Event event, SearchOrder order, int node) {
        return ((StatesEvent) event).order() == order
                && switch (event) {
                    case SearchBegan _ -> node == 0;
                    case NodeVisited visited -> visited.node() == node;
                    case GoalReached reached -> reached.node() == node;
                    case NodeDiscovered found -> found.node() == node;
                    case EdgeSeen seen -> seen.node() == node;
                    case NodeLeft left -> left.node() == node || left.back() == node;
                    default -> false;
                };
    }

    @ParameterizedTest
    @EnumSource(value = SearchOrder.class, names = "AS_TOLD", mode = EnumSource.Mode.EXCLUDE)
    void aNodeIsTouchedByItsOwnSearchAlone(SearchOrder order) {
        var algorithm = order == SearchOrder.CHEAPEST_FIRST ? order.id() : "side-by-side";
        var run = SmallRun.of(new StatesPuzzle(), "algorithm", algorithm, "space", "hanoi", "disks", "2");
        for (int i = 0; i < 9; i++) {
            int node = i;
            var expected = run.events().stream()
                    .filter(event -> names(event, order, node))
                    .toList();
            assertThat(expected).hasSizeGreaterThan(2);
            var target = StatesTargets.node(order, node, true);
            assertThat(run.touching(target)).isEqualTo(expected);
            assertThat(target.name()).isEqualTo(Message.of("states.spot." + order.id(), node));
        }
    }
}
