package puzzlescope.states.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.states.event.StatesEvent.EdgeSeen;
import puzzlescope.states.event.StatesEvent.NodeDiscovered;
import puzzlescope.states.event.StatesEvent.SearchBegan;
import puzzlescope.states.event.StatesEvent.SearchEnded;
import puzzlescope.states.space.StateName;
import puzzlescope.testkit.SmallRun;

/** What the searches find, held against the known sizes of the spaces and against a plain implementation. */
class StatesSearchTest {

    private static final StatesPuzzle PUZZLE = new StatesPuzzle();

    private static puzzlescope.engine.puzzle.Arguments with(String... namesAndValues) {
        var arguments = PUZZLE.presets();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            arguments = arguments.with(parameter(namesAndValues[i]), namesAndValues[i + 1]);
        }
        return arguments;
    }

    private static Parameter<?> parameter(String name) {
        return PUZZLE.parameters().stream()
                .filter(parameter -> parameter.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** A run on a thread of a solver's own, whose stack the deepest search needs. */
    private record Recorded(Trace trace, StatesBoard board, RunOutcome outcome) {

        static Recorded of(String... namesAndValues) throws InterruptedException {
            var instance = PUZZLE.instance(with(namesAndValues));
            var trace = new Trace(instance.vocabulary(), Retention.inMemory(Retention.MEMORY_BYTES));
            var run = new Run("solver", instance.solver(), new Recorder(trace, instance.board()));
            run.start();
            assertThat(run.awaitEnd(Duration.ofMinutes(5))).isTrue();
            var board = (StatesBoard) instance.board();
            for (long position = 0; position < trace.length(); position++) {
                board.apply(trace.event(position));
            }
            return new Recorded(trace, board, run.outcome().orElseThrow());
        }

        StatesEvent event(long position) {
            return (StatesEvent) trace.vocabulary().unpack(trace.event(position));
        }

        SearchEnded end() {
            return (SearchEnded) event(trace.length() - 1);
        }

        SearchPosition search() {
            return board.searches().getFirst();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "river, 3, mixed, 16, 17, 12",
        "wolf-goat-cabbage, 3, mixed, 10, 10, 7",
        "hanoi, 1, mixed, 3, 3, 1",
        "hanoi, 3, mixed, 27, 39, 7",
        "hanoi, 8, mixed, 6561, 9840, 255",
        "tiles-2x2, 3, mixed, 12, 12, 6",
        "tiles-2x2, 3, solved, 12, 12, 6",
        "tiles-2x3, 3, mixed, 360, 420, 21",
        "tiles-2x3, 3, solved, 360, 420, 21",
        "tiles-3x3, 3, mixed, 181440, 241920, 31",
        "tiles-3x3, 3, solved, 181440, 241920, 31"
    })
    void breadthFirstFindsTheWholeSpace(String space, String disks, String start, int states, int edges, int depth)
            throws InterruptedException {
        var run = Recorded.of("space", space, "disks", disks, "start", start);
        assertThat(run.outcome()).isEqualTo(RunOutcome.SOLVED);
        assertThat(run.end())
                .extracting(SearchEnded::states, SearchEnded::edges, SearchEnded::depth)
                .containsExactly(states, edges, depth);
        assertThat(run.search().nodes())
                .isEqualTo(states)
                .isEqualTo(run.search().visited());
        assertThat(run.search().remembered()).isZero();
    }

    @Test
    void twoBoardsOfNineSquaresAreThirtyOneSlidesAway() throws InterruptedException {
        for (var start : List.of("mixed", "solved")) {
            var search = Recorded.of("space", "tiles-3x3", "start", start).search();
            assertThat(IntStream.range(0, search.nodes())
                            .filter(node -> search.found().depth(node) == 31)
                            .count())
                    .isEqualTo(2);
        }
    }

    @ParameterizedTest
    @CsvSource({"solved, 1, 3", "solved, 4, 41", "solved, 8, 860", "mixed, 1, 5"})
    void boardsOfFourRowsAreFollowedToTheChosenDepth(String start, String depth, int states)
            throws InterruptedException {
        var run = Recorded.of("space", "tiles-4x4", "start", start, "depth", depth);
        assertThat(run.search().found().size()).isEqualTo(states);
        assertThat(run.search().found().deepest(states - 1)).isEqualTo(Integer.parseInt(depth));
    }

    @Test
    void aGoalThatLiesDeeperIsNotSaidToBeOutOfReach() {
        var shallow = SmallRun.of(new StatesPuzzle(), "space", "tiles-4x4", "depth", "3");
        assertThat(shallow.events().getLast().sentence().key()).isEqualTo("states.failed-to-depth");
        assertThat(shallow.instance().solver().solve(_ -> {})).isEqualTo(RunOutcome.GAVE_UP);
        var deep = SmallRun.of(new StatesPuzzle(), "space", "tiles-4x4", "depth", "4");
        assertThat(deep.events().getLast().sentence().key()).isEqualTo("states.ended-to-depth");
    }

    @ParameterizedTest
    @CsvSource({"river, 11", "wolf-goat-cabbage, 7", "hanoi, 7", "tiles-2x2, 4", "tiles-2x3, 20", "tiles-3x3, 30"})
    void theGoalIsAsFarAsIsKnown(String space, int depth) throws InterruptedException {
        var search = Recorded.of("space", space, "stop-at-goal", "yes").search();
        assertThat(search.found().depth(search.goal())).isEqualTo(depth);
        assertThat(search.isEnded()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"breadth-first, no", "depth-first, yes", "cheapest-first, yes"})
    void aGraphWithoutAGoalIsVisitedToTheEnd(String algorithm, String stopAtGoal) throws InterruptedException {
        var run = Recorded.of(
                "space",
                "own",
                "own",
                "edge A - B\nstart A\ngoal none",
                "algorithm",
                algorithm,
                "stop-at-goal",
                stopAtGoal);
        assertThat(run.end().kind()).isEqualTo(StatesEvent.Kind.SEARCH_ENDED);
        assertThat(run.outcome()).isEqualTo(RunOutcome.SOLVED);
        var inputs = with("space", "own", "own", "edge A - B\nstart A\ngoal none", "algorithm", algorithm);
        assertThat(PUZZLE.instance(inputs).countedEvents().has(Role.SOLUTION)).isFalse();
    }

    @Test
    void depthFirstFindsAllBoardsOfNineSquaresToo() throws InterruptedException {
        var run = Recorded.of("space", "tiles-3x3", "algorithm", "depth-first");
        assertThat(run.outcome()).isEqualTo(RunOutcome.SOLVED);
        assertThat(run.end())
                .extracting(SearchEnded::states, SearchEnded::edges)
                .containsExactly(181440, 241920);
    }

    @Test
    void whereThereIsNoWayTheWholeSpaceProvesIt() throws InterruptedException {
        for (var algorithm : PUZZLE.algorithmParameter().choices()) {
            var run = Recorded.of("algorithm", algorithm, "guards", "4", "prisoners", "4", "stop-at-goal", "yes");
            assertThat(run.outcome()).isEqualTo(RunOutcome.NO_SOLUTION);
            assertThat(run.end().kind()).isEqualTo(StatesEvent.Kind.SEARCH_FAILED);
        }
    }

    static Stream<Arguments> small() {
        return Stream.of("breadth-first", "depth-first")
                .flatMap(algorithm -> Stream.of(
                        Arguments.of(algorithm, new String[] {"space", "river"}),
                        Arguments.of(algorithm, new String[] {"guards", "9", "prisoners", "7", "boat", "4"}),
                        Arguments.of(algorithm, new String[] {"space", "wolf-goat-cabbage"}),
                        Arguments.of(algorithm, new String[] {"space", "hanoi", "disks", "4"}),
                        Arguments.of(algorithm, new String[] {"space", "tiles-2x2"}),
                        Arguments.of(algorithm, new String[] {"space", "tiles-2x3"})));
    }

    @ParameterizedTest
    @MethodSource("small")
    void nodesAndEdgesAreThoseOfAPlainSearch(String algorithm, String[] given) throws InterruptedException {
        var arguments = Stream.concat(Stream.of("algorithm", algorithm), Stream.of(given));
        var run = Recorded.of(arguments.toArray(String[]::new));
        var space = run.board().named().space();
        var plain = new Plain(space);
        if (algorithm.equals("depth-first")) {
            plain.visit(space.start());
        } else {
            plain.visitAll();
        }
        var found = run.search().found();
        assertThat(IntStream.range(0, found.size()).mapToObj(found::state))
                .containsExactlyElementsOf(plain.parents.keySet());
        for (int node = 1; node < found.size(); node++) {
            assertThat(found.state(found.parent(node))).isEqualTo(plain.parents.get(found.state(node)));
        }
        assertThat(run.end().edges()).isEqualTo(plain.edges.size());
        var seen = new HashSet<Set<Long>>();
        for (int edge = 0; edge < found.edges(); edge++) {
            seen.add(Set.of(found.state(found.edgeFrom(edge)), found.state(found.edgeTo(edge))));
        }
        assertThat(seen).hasSize(found.edges());
        assertThat(plain.edges).containsAll(seen);
    }

    /** A search as one would write it down first. */
    private static final class Plain {

        private final StateSpace space;
        private final Map<Long, Long> parents = new LinkedHashMap<>();
        private final Set<Set<Long>> edges = new HashSet<>();

        Plain(StateSpace space) {
            this.space = space;
            parents.put(space.start(), StateSpace.NONE);
        }

        List<Long> neighbours(long state) {
            var neighbours = new ArrayList<Long>();
            for (int move = 0; move < space.moves(); move++) {
                long next = space.after(state, move);
                if (next != StateSpace.NONE) {
                    neighbours.add(next);
                    edges.add(Set.of(state, next));
                }
            }
            return neighbours;
        }

        void visit(long state) {
            for (long next : neighbours(state)) {
                if (!parents.containsKey(next)) {
                    parents.put(next, state);
                    visit(next);
                }
            }
        }

        void visitAll() {
            var queue = new ArrayList<Long>(parents.keySet());
            for (int i = 0; i < queue.size(); i++) {
                for (long next : neighbours(queue.get(i))) {
                    if (parents.putIfAbsent(next, queue.get(i)) == null) {
                        queue.add(next);
                    }
                }
            }
        }
    }

    @Test
    void eventsCarryTheNamesOfStatesAndMoves() throws InterruptedException {
        var run = Recorded.of("space", "tiles-2x2");
        assertThat(((SearchBegan) run.event(0)).state().text()).isEqualTo("3 1 / 2 _");
        var found = (NodeDiscovered) run.event(2);
        assertThat(found.state().text()).isEqualTo("3 _ / 2 1");
        assertThat(found.name().text()).isEqualTo("1\u2193");
        assertThat(found)
                .extracting(NodeDiscovered::node, NodeDiscovered::from, NodeDiscovered::depth)
                .containsExactly(1, 0, 1);
    }

    @Test
    void anEdgeToAKnownNodeSaysWhichItIs() throws InterruptedException {
        var run = Recorded.of("space", "hanoi", "disks", "1");
        var seen = Stream.iterate(0L, position -> position < run.trace().length(), position -> position + 1)
                .map(run::event)
                .filter(EdgeSeen.class::isInstance)
                .map(EdgeSeen.class::cast)
                .toList();
        assertThat(seen)
                .extracting(EdgeSeen::from, EdgeSeen::node, EdgeSeen::newEdge)
                .startsWith(
                        org.assertj.core.groups.Tuple.tuple(1, 0, false),
                        org.assertj.core.groups.Tuple.tuple(1, 2, true));
        assertThat(seen.getFirst().sentence().arguments())
                .contains(
                        StateName.of("1 B\u2192A").label(),
                        1,
                        StateName.of("<[1],[],[]>").label(),
                        0);
    }

    @ParameterizedTest
    @CsvSource({"breadth-first", "depth-first", "side-by-side"})
    void aNodeIsFoundWhereTheRecordingSaysSo(String algorithm) throws InterruptedException {
        var run = Recorded.of("algorithm", algorithm, "space", "tiles-2x3");
        for (var search : run.board().searches()) {
            for (int node = 1; node < search.nodes(); node++) {
                var event = run.event(search.found().found(node) - 1);
                assertThat(event).isInstanceOf(NodeDiscovered.class);
                assertThat(((NodeDiscovered) event).node()).isEqualTo(node);
                assertThat(event.order()).isEqualTo(search.order());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"hanoi", "tiles-2x3", "river"})
    void sideBySideEachSearchDoesWhatItDoesAlone(String space) throws InterruptedException {
        var both = Recorded.of("algorithm", "side-by-side", "space", space);
        for (var search : both.board().searches()) {
            var alone = Recorded.of("algorithm", search.order().id(), "space", space);
            long together = 0;
            for (long position = 0; position < both.trace().length(); position++) {
                if (StatesEvent.ORDER.of(both.trace().event(position)) == search.order()) {
                    assertThat(both.trace().event(position))
                            .isEqualTo(alone.trace().event(together));
                    together++;
                }
            }
            assertThat(together).isEqualTo(alone.trace().length());
        }
    }

    @Test
    void sideBySideNoSearchIsMoreThanAVisitAhead() throws InterruptedException {
        var both = Recorded.of("algorithm", "side-by-side", "space", "tiles-2x3");
        var board = (StatesBoard) PUZZLE.instance(with("algorithm", "side-by-side", "space", "tiles-2x3"))
                .board();
        for (long position = 0; position < both.trace().length(); position++) {
            board.apply(both.trace().event(position));
            int ahead = board.searches().getFirst().visited()
                    - board.searches().getLast().visited();
            assertThat(ahead).isBetween(0, 1);
        }
    }
}
