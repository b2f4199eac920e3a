package puzzlescope.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.testkit.CountedByHand;
import puzzlescope.testkit.RecordingContext;

/** Counters count the events of their phase, and what a textbook counts of the algorithm is among them. */
class PhaseCountersTest {

    private static final Words ENGLISH = new Words(Language.ENGLISH);
    private static final int SOME = 4;

    private static final Map<String, String> SMALL =
            Map.of("rows", "5", "columns", "5", "width", "15", "height", "11", "loops", "8", "mud", "10");

    private static Session recorded(String id, String algorithm, String... namesAndTexts) {
        var puzzle = Catalogue.get(id);
        var inputs = new ArrayList<String>(List.of(namesAndTexts));
        inputs.addAll(List.of(puzzle.algorithmParameter().name(), algorithm));
        puzzle.parameters().stream()
                .map(Parameter::name)
                .filter(name -> SMALL.containsKey(name) && !inputs.contains(name))
                .forEach(name -> inputs.addAll(List.of(name, SMALL.get(name))));
        var given = RecordingContext.given(puzzle, inputs.toArray(String[]::new));
        if (puzzle.check(given).stream().anyMatch(Remark::blocking)) {
            given = RecordingContext.given(puzzle, puzzle.algorithmParameter().name(), algorithm);
        }
        return RecordingContext.recorded(puzzle, given);
    }

    /** A puzzle, an algorithm and other inputs of a run. */
    static Stream<List<String>> runs() {
        var each = Catalogue.all().stream()
                .flatMap(puzzle -> puzzle.algorithms().stream().map(algorithm -> List.of(puzzle.id(), algorithm.id())));
        var solved = Stream.of(MazeSolver.values())
                .flatMap(solver -> Stream.of("recursive-backtracker", "prim", "wilson")
                        .map(maker -> List.of("maze", maker, "solve", solver.id())));
        return Stream.concat(each, solved);
    }

    private static Session recorded(List<String> run) {
        return recorded(run.get(0), run.get(1), run.subList(2, run.size()).toArray(String[]::new));
    }

    @ParameterizedTest
    @MethodSource("runs")
    void aCounterIsTheNumberOfItsEventsInThePhase(List<String> run) {
        var session = recorded(run);
        var trace = session.trace();
        long[] events = new long[(int) trace.length()];
        for (int copied = 0; copied < events.length; ) {
            copied += trace.copy(copied, events, copied, events.length - copied);
        }
        var random = new PythonRandom(3);
        var phases = trace.phases();
        var ends =
                IntStream.range(0, Math.min(SOME, phases.size())).map(phase -> (int) phases.end(phase, events.length));
        var positions = IntStream.concat(
                        IntStream.concat(ends, IntStream.of(0, events.length)),
                        IntStream.range(0, SOME).map(_ -> random.below(events.length + 1)))
                .toArray();
        for (int position : positions) {
            session.timeline().seek(position);
            var expected = new CountedByHand(session.instance(), events, position).all();
            var counters = Counter.of(session, ENGLISH);
            assertThat(counters).extracting(Counter::key).doesNotHaveDuplicates();
            for (var counter : counters) {
                if (!counter.isDepth()) {
                    assertThat(counter.at(session.timeline()))
                            .as("%s at %d", counter.key(), position)
                            .isEqualTo(expected.get(name(counter, session, expected)));
                }
            }
        }
        session.close();
    }

    /** The name of a counter's figure or role. */
    private static String name(Counter counter, Session session, Map<String, OptionalLong> expected) {
        var result = session.instance().countedEvents().result() + ".counter";
        var last = counter.key().substring(counter.key().lastIndexOf('.') + 1);
        var name = counter.key().equals(result) ? "SOLUTION" : last;
        assertThat(expected).containsKey(name);
        return name;
    }

    private static Map<String, Long> atEnd(Session session) {
        session.timeline().seek(session.trace().length());
        return Counter.of(session, ENGLISH).stream()
                .filter(counter -> counter.at(session.timeline()).isPresent())
                .collect(Collectors.toMap(
                        Counter::key, counter -> counter.at(session.timeline()).orElseThrow()));
    }

    /** The digging makes calls, backtracks and has dead ends; the search that follows has none of them. */
    @Test
    void breadthFirstSearchHasNoCallsAndNoBacktracks() {
        var session = recorded("maze", "recursive-backtracker", "solve", "breadth-first");
        assertThat(atEnd(session).keySet())
                .containsExactlyInAnyOrder(
                        "maze.counter.visited",
                        "maze.counter.generated",
                        "maze.counter.waiting",
                        "maze.counter.steps",
                        "maze.counter.cost");
        session.close();
    }

    /** A random walk makes no calls, a list of cells no backtracks; what each does is counted in its own words. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        recursive-backtracker | carved counter.CALL counter.UNDO counter.DEAD_END counter.depth
        wilson                | carved walked erased loops-erased maze.measure.walk
        aldous-broder         | carved walked
        growing-tree          | carved retired
        prim                  | carved
        kruskal               | carved tested
        prim-by-walls         | carved tested
        boruvka               | carved ROUND_BEGUN
        eller                 | carved tested ROW_BEGUN
        hunt-and-kill         | carved scanned counter.DEAD_END
        recursive-division    | built counter.CALL counter.depth
        """)
    void aGeneratorCountsWhatItHas(String maker, String counted) {
        var session = recorded("maze", maker, "solve", "none", "loops", "0", "mud", "0");
        assertThat(atEnd(session).keySet())
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(counted.split(" "))
                        .map(name -> name.contains(".") ? name : "maze.counter." + name)
                        .toList());
        session.close();
    }

    /** Said by the last sentence: The path from A to B has … steps. … cells were visited to find it. */
    @ParameterizedTest
    @ValueSource(strings = {"depth-first", "breadth-first", "a-star", "dijkstra", "greedy-best-first"})
    void cellsVisitedAndStepsAreThoseOfTheResult(String solver) {
        for (var maker : List.of("recursive-backtracker", "prim", "kruskal")) {
            var session = recorded("maze", maker, "solve", solver, "loops", "0", "mud", "0");
            var counts = atEnd(session);
            var said = ENGLISH.localize(
                    session.timeline().lastEvent().orElseThrow().sentence());
            assertThat(said)
                    .contains("has " + counts.get("maze.counter.steps") + " steps")
                    .contains(" " + counts.get("maze.counter.visited") + " cells were visited");
            session.close();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"iterative-deepening", "ida-star", "breadth-first", "bidirectional", "a-star", "optimal"})
    void ofTheTilesTheTextbooksFigureIsCounted(String algorithm) {
        var session = recorded("tiles", algorithm);
        assertThat(atEnd(session).keySet())
                .contains("tiles.counter.moves")
                .containsAnyOf("tiles.counter.generated", "tiles.counter.visited");
        session.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"breadth-first", "bidirectional", "a-star"})
    void ofTheTilesThatAreRememberedExpandedAndGeneratedAreCounted(String algorithm) {
        var session = recorded("tiles", algorithm);
        assertThat(atEnd(session))
                .containsKeys("tiles.counter.BOARD_EXPANDED", "tiles.counter.generated", "tiles.counter.waiting");
        session.close();
    }

    /** The start is found too, as the view of the graph says. */
    @ParameterizedTest
    @ValueSource(strings = {"breadth-first", "depth-first", "cheapest-first"})
    void discoveredNodesAreThoseFound(String algorithm) {
        var session = recorded("states", algorithm);
        session.timeline().seek(1);
        assertThat(Counter.of(session, ENGLISH))
                .filteredOn(counter -> counter.key().equals("states.counter.NODE_DISCOVERED"))
                .extracting(counter -> counter.at(session.timeline()))
                .containsExactly(OptionalLong.of(1));
        session.close();
    }
}
