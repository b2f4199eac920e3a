package puzzlescope.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.testkit.SmallRun;
import puzzlescope.tiles.event.TilesEvent;

/** What each algorithm goes through, by the names on the screen. */
class PhasesTest {

    private static final Words WORDS = new Words(Language.ENGLISH);

    /** Of those that go through nothing but one phase, of each puzzle. */
    private static final Map<String, List<String>> WITHOUT = Map.of(
            "queens", List.of("backtracking", "bit-masks", "border", "quarter-join", "construction"),
            "knight", List.of("book", "plain", "warnsdorff", "roth", "parberry"),
            "hanoi", List.of("recursion", "frame-stewart"),
            "recursion", List.of("fibonacci", "fibonacci-memoised", "fibonacci-loop", "call-twice"),
            "finder", List.of("walk", "queue-walk", "plain-walk"),
            "states", List.of("breadth-first", "depth-first", "cheapest-first", "side-by-side"),
            "gametree", List.of("minimax", "alpha-beta", "memoised"));

    private static List<String> names(SmallRun run) {
        var phases = run.instance().phases();
        var names = new ArrayList<String>();
        int phase = phases.first();
        if (phase != Phases.NONE) {
            names.add(WORDS.localize(phases.name(phase, 0)));
        }
        for (long event : run.packed()) {
            int begun = phases.phaseAfter(event, phase);
            if (begun != Phases.NONE) {
                phase = begun;
                names.add(WORDS.localize(phases.name(begun, event)));
            }
        }
        return names;
    }

    static Stream<Arguments> runs() {
        return Stream.of(
                of("maze", "Generate, Solve, Trace the path", "solve", "breadth-first"),
                of("maze", "Generate, Open loops, Solve, Trace the path", "solve", "a-star", "loops", "20"),
                of("maze", "Generate, Open loops", "loops", "20"),
                of(
                        "finder",
                        "Search 1: files of an even size, Search 2: files with every vowel in the name",
                        "match",
                        "each(even-size, every-vowel)"),
                of("maze", "Generate, Solve, Trace the path", "algorithm", "giant", "solve", "breadth-first"),
                of("queens", "Place at random", "algorithm", "min-conflicts", "n", "8"),
                of("queens", "Place at random, Repair conflicts", "algorithm", "min-conflicts", "n", "60"),
                of("queens", "Count the parts, Symmetric solutions", "algorithm", "fundamental"),
                of(
                        "knight",
                        "Closed tours, Tours from the start, All tours",
                        "algorithm",
                        "frontier",
                        "rows",
                        "5",
                        "columns",
                        "5"),
                of("hanoi", "Search, Follow predecessors, Move the disks", "algorithm", "breadth-first"),
                of("river", "Search, Follow predecessors, Cross the river", "algorithm", "breadth-first"),
                of("river", "Search, Follow predecessors, Cross the river", "algorithm", "depth-first"),
                of("tiles", "New boards, Round the cycle, Calls aborted", "algorithm", "plain-recursion"),
                of(
                        "tiles",
                        "New boards, Play the solution",
                        "algorithm",
                        "plain-recursion",
                        "size",
                        "2",
                        "shuffle",
                        "7"),
                of("recursion", "Calls, Returns", "function", "factorial"),
                of("recursion", "Calls, Returns", "function", "binary-search"));
    }

    private static Arguments of(String puzzle, String names, String... namesAndTexts) {
        return Arguments.of(puzzle, names, namesAndTexts);
    }

    @ParameterizedTest
    @MethodSource("runs")
    void aRunGoesThrough(String puzzle, String names, String[] namesAndTexts) {
        assertThat(names(SmallRun.of(Catalogue.get(puzzle), namesAndTexts))).isEqualTo(List.of(names.split(", ")));
    }

    @Test
    void minConflictsMayBeginAgain() {
        var run = SmallRun.of(Catalogue.get("queens"), "algorithm", "min-conflicts", "n", "6", "seed", "0");
        assertThat(names(run)).startsWith("Place at random", "Repair conflicts", "Start again", "Place at random");
    }

    @Test
    void eachBoundOfIterativeDeepeningIsAPhase() {
        var run = SmallRun.of(Catalogue.get("tiles"), "algorithm", "iterative-deepening");
        var expected = new ArrayList<String>();
        run.events().forEach(event -> {
            if (event instanceof TilesEvent && event.call().startsWith("solve(")) {
                expected.add("At most " + event.call().replaceAll("\\D", "") + " moves");
            }
        });
        expected.add("Play the solution");
        assertThat(expected).hasSizeGreaterThan(3);
        assertThat(names(run)).isEqualTo(expected);
    }

    @Test
    void eachLayerOfABreadthFirstSearchIsAPhase() {
        var run = SmallRun.of(Catalogue.get("tiles"), "algorithm", "breadth-first", "board", "1 2 3 0 4 6 7 5 8");
        var names = names(run);
        assertThat(names.getLast()).isEqualTo("Play the solution");
        var layers = names.subList(0, names.size() - 1);
        int nearest = Integer.parseInt(layers.getFirst().replaceAll("\\D", ""));
        assertThat(layers)
                .isEqualTo(IntStream.range(nearest, nearest + layers.size())
                        .mapToObj(moves -> moves + (moves == 1 ? " move away" : " moves away"))
                        .collect(Collectors.toList()));
    }

    @Test
    void anAlgorithmThatDeclaresNoneIsKnownToHaveNone() {
        for (var puzzle : Catalogue.all()) {
            var choice = puzzle.algorithmParameter();
            for (var algorithm : choice.choices()) {
                var instance = puzzle.instance(puzzle.presets().with(choice, algorithm));
                boolean without = WITHOUT.getOrDefault(puzzle.id(), List.of()).contains(algorithm);
                boolean isMaze = puzzle.id().equals("maze");
                assertThat(instance.phases().areDeclared())
                        .as(puzzle.id() + " " + algorithm)
                        .isEqualTo(!without && !isMaze);
            }
        }
    }
}
