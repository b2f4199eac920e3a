package puzzlescope.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.search.SearchResult.Verdict;

class StateSearchTest {

    private static final int MOST = 1000;

    /** From 1, by doubling (cost 3) or adding 1 (cost 1), up to a greatest number. */
    private record Numbers(long goal, long greatest) implements StateSpace {

        @Override
        public long start() {
            return 1;
        }

        @Override
        public boolean isGoal(long state) {
            return state == goal;
        }

        @Override
        public int moves() {
            return 2;
        }

        @Override
        public long after(long state, int move) {
            long next = move == 0 ? 2 * state : state + 1;
            return next > greatest ? NONE : next;
        }

        @Override
        public int cost(long state, int move) {
            return move == 0 ? 3 : 1;
        }
    }

    /** Writes down what a search says. */
    private static final class Notes implements SearchListener {

        private final List<String> lines = new ArrayList<>();

        @Override
        public void visiting(StateGraph graph, int node) {
            lines.add("visit " + graph.state(node));
        }

        @Override
        public void goalReached(StateGraph graph, int node) {
            lines.add("goal " + graph.state(node));
        }

        @Override
        public void found(StateGraph graph, int node, int from, int move) {
            lines.add("found " + graph.state(node));
        }

        @Override
        public void known(StateGraph graph, int node, int from, int move) {
            lines.add("known " + graph.state(node));
        }

        @Override
        public void improved(StateGraph graph, int node, int from, int move, int before) {
            lines.add("improved " + graph.state(node) + " instead of from " + graph.state(before));
        }

        @Override
        public void refused(StateGraph graph, int from, int move) {
            lines.add("refused " + move);
        }

        @Override
        public void left(StateGraph graph, int node) {
            lines.add("left " + graph.state(node));
        }
    }

    static List<StateSearch> searches() {
        return List.of(new BreadthFirst(), new DepthFirst(), new CheapestFirst());
    }

    private static List<String> notes(StateSearch search, StateSpace space, Extent extent) {
        var notes = new Notes();
        search.search(space, extent, notes);
        return notes.lines;
    }

    private static List<Long> way(SearchResult result) {
        var way = new ArrayList<Long>();
        for (int node : result.path()) {
            way.add(result.graph().state(node));
        }
        return way;
    }

    @Test
    void breadthFirstVisitsInTheOrderOfDiscovery() {
        assertThat(notes(new BreadthFirst(), new Numbers(3, 4), Extent.TO_GOAL))
                .containsExactly(
                        "visit 1",
                        "found 2",
                        "known 2",
                        "left 1",
                        "visit 2",
                        "found 4",
                        "found 3",
                        "left 2",
                        "visit 4",
                        "refused 0",
                        "refused 1",
                        "left 4",
                        "visit 3",
                        "goal 3",
                        "left 3");
    }

    @Test
    void depthFirstVisitsWhatItHasJustFound() {
        assertThat(notes(new DepthFirst(), new Numbers(3, 4), Extent.TO_GOAL))
                .containsExactly(
                        "visit 1",
                        "found 2",
                        "visit 2",
                        "found 4",
                        "visit 4",
                        "refused 0",
                        "refused 1",
                        "left 4",
                        "found 3",
                        "visit 3",
                        "goal 3",
                        "left 3",
                        "left 2",
                        "left 1");
    }

    @Test
    void cheapestFirstPutsACheaperWayInPlaceOfADearerOne() {
        assertThat(notes(new CheapestFirst(), new Numbers(3, 4), Extent.WHOLE_SPACE))
                .containsExactly(
                        "visit 1",
                        "found 2",
                        "improved 2 instead of from 1",
                        "left 1",
                        "visit 2",
                        "found 4",
                        "found 3",
                        "left 2",
                        "visit 3",
                        "goal 3",
                        "refused 0",
                        "improved 4 instead of from 2",
                        "left 3",
                        "visit 4",
                        "refused 0",
                        "refused 1",
                        "left 4");
    }

    @Test
    void breadthFirstFindsTheFewestMovesAndCheapestFirstTheLeastCost() {
        var space = new Numbers(10, 20);
        var few = new BreadthFirst().search(space, Extent.TO_GOAL, new SearchListener() {});
        var cheap = new CheapestFirst().search(space, Extent.TO_GOAL, new SearchListener() {});
        assertThat(way(few)).containsExactly(1L, 2L, 4L, 5L, 10L);
        assertThat(way(cheap)).containsExactly(1L, 2L, 3L, 4L, 5L, 10L);
        assertThat(cheap.graph().cost(cheap.goal())).isEqualTo(7);
    }

    @ParameterizedTest
    @MethodSource("searches")
    void aGoalThatCannotBeReachedIsProvenAbsent(StateSearch search) {
        var result = search.search(new Numbers(-5, MOST), Extent.TO_GOAL, new SearchListener() {});
        assertThat(result.verdict()).isEqualTo(Verdict.ABSENT);
        assertThat(result.graph().size()).isEqualTo(MOST);
        assertThat(result.path()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("searches")
    void givingUpIsNotAProof(StateSearch search) {
        var result = search.search(new Numbers(999, MOST), Extent.TO_GOAL.atMost(5), new SearchListener() {});
        assertThat(result.verdict()).isEqualTo(Verdict.GAVE_UP);
        assertThat(result.graph().size()).isEqualTo(5);
    }

    @ParameterizedTest
    @MethodSource("searches")
    void theWholeSpaceIsVisitedBeyondTheGoal(StateSearch search) {
        var result = search.search(new Numbers(3, MOST), Extent.WHOLE_SPACE, new SearchListener() {});
        assertThat(result.verdict()).isEqualTo(Verdict.FOUND);
        assertThat(result.graph().size()).isEqualTo(MOST);
        assertThat(result.graph().last(0)).isEqualTo(-1);
        assertThat(result.graph().last(1)).isZero();
        assertThat(way(result)).startsWith(1L).endsWith(3L);
    }

    @ParameterizedTest
    @MethodSource("searches")
    void aListenerEndsTheSearchByThrowing(StateSearch search) {
        var stop = new IllegalStateException("enough");
        assertThatThrownBy(() -> search.search(new Numbers(3, MOST), Extent.TO_GOAL, new SearchListener() {
                    @Override
                    public void visiting(StateGraph graph, int node) {
                        throw stop;
                    }
                }))
                .isSameAs(stop);
    }
}
