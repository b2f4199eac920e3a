package puzzlescope.river;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Event;
import puzzlescope.river.event.RiverEvent;
import puzzlescope.river.event.RiverGameEvent;
import puzzlescope.river.event.RiverGraphEvent;
import puzzlescope.river.event.RiverSolutionEvent;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RiverKind;
import puzzlescope.testkit.SmallRun;

/** Which events touch a node of the graph, or one who is to cross. */
class RiverTargetsTest {

    private static boolean names(Event event, int node, int state) {
        return switch ((RiverEvent) event) {
            case RiverGraphEvent.SearchBegan _ -> node == 0;
            case RiverGraphEvent.StateVisited visited -> visited.node() == node;
            case RiverGraphEvent.GoalReached reached -> reached.node() == node;
            case RiverGraphEvent.StateFound found -> found.node() == node;
            case RiverGraphEvent.StateKnown known -> known.node() == node;
            case RiverGraphEvent.EdgeFound known -> known.node() == node;
            case RiverGraphEvent.WayImproved improved -> improved.node() == node;
            case RiverGraphEvent.MoveRejected rejected -> rejected.from() == node;
            case RiverGraphEvent.StateLeft left -> left.node() == node || left.back() == node;
            case RiverGraphEvent.DeadEndLeft left -> left.node() == node || left.back() == node;
            case RiverSolutionEvent.LinkFollowed link -> link.node() == node || link.last() == node;
            case RiverSolutionEvent.CrossingMade made -> made.after() == state;
            case RiverGameEvent.Crossed crossed -> crossed.node() == node;
            case RiverGameEvent.AllAcross _, RiverSolutionEvent.SearchEnded _, RiverSolutionEvent.SearchFailed _ ->
                false;
        };
    }

    private static int load(Event event) {
        return switch ((RiverEvent) event) {
            case RiverGraphEvent.StateFound found -> found.load();
            case RiverGraphEvent.StateKnown known -> known.load();
            case RiverGraphEvent.EdgeFound known -> known.load();
            case RiverGraphEvent.MoveRejected rejected -> rejected.load();
            case RiverSolutionEvent.CrossingMade made -> made.load();
            default -> 0;
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"breadth-first", "depth-first", "cheapest-first"})
    void aNodeIsTouchedWhereTheSearchFindsVisitsOrLeavesIt(String algorithm) {
        var run = SmallRun.of(new RiverPuzzle(), "algorithm", algorithm);
        var found = run.events().stream()
                .filter(RiverGraphEvent.StateFound.class::isInstance)
                .map(RiverGraphEvent.StateFound.class::cast)
                .toList();
        assertThat(found).hasSizeGreaterThan(10);
        for (var each : found) {
            var expected = run.events().stream()
                    .filter(event -> names(event, each.node(), each.state()))
                    .toList();
            assertThat(run.touching(RiverTargets.node(each.node(), each.state())))
                    .as("node %d", each.node())
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"wolf-goat-cabbage", "bridge-and-torch"})
    void oneWhoIsToldApartIsTouchedByEveryLoadWithThisOne(String puzzle) {
        var run = SmallRun.of(new RiverPuzzle(), "puzzle", puzzle);
        var kind = puzzle.startsWith("wolf") ? RiverKind.WOLF_GOAT_CABBAGE : RiverKind.BRIDGE_AND_TORCH;
        for (int i = 0; i < 3; i++) {
            int member = i;
            var expected = run.events().stream()
                    .filter(event -> (LoadCode.members(load(event)) >>> member & 1) != 0)
                    .toList();
            assertThat(expected).isNotEmpty();
            assertThat(run.touching(RiverTargets.member(kind, member))).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void guardsAndPrisonersAreTouchedByEveryLoadWithSomeOfThem(boolean guards) {
        var run = SmallRun.of(new RiverPuzzle());
        var expected = run.events().stream()
                .filter(event -> (guards ? LoadCode.guards(load(event)) : LoadCode.prisoners(load(event))) > 0)
                .toList();
        assertThat(expected).isNotEmpty();
        assertThat(run.touching(RiverTargets.people(guards))).isEqualTo(expected);
    }
}
