package puzzlescope.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.maze.event.MazeSolver;

/** What is counted of a run: all that its algorithm does, and nothing that it cannot do. */
class CountedEventsTest {

    private static final int LONG_ENOUGH = 300_000;

    /** What rarely happens happens in one of these. The first has enough for most. */
    private static final List<Map<String, String>> SAMPLES = List.of(
            Map.of("seed", "7", "n", "12", "rows", "5", "columns", "5"),
            Map.of(),
            Map.of("seed", "5", "width", "41", "height", "41", "n", "10"),
            Map.of("rows", "4", "columns", "4"),
            Map.of("rows", "3", "columns", "6"),
            Map.of("rows", "3", "columns", "7"),
            Map.of("size", "2", "shuffle", "7", "seed", "1"));

    static Stream<Arguments> algorithms() {
        return Catalogue.all().stream()
                .flatMap(puzzle ->
                        puzzle.algorithms().stream().map(algorithm -> Arguments.of(puzzle.id(), algorithm.id())));
    }

    private static puzzlescope.engine.puzzle.Arguments arguments(Puzzle puzzle, String algorithm) {
        var arguments = puzzle.presets().with(puzzle.algorithmParameter(), algorithm);
        for (var parameter : puzzle.parameters()) {
            if (List.of("rows", "columns").contains(parameter.name())) {
                arguments = arguments.with(parameter, "6");
            }
        }
        return arguments;
    }

    /** The arguments with those of the changes that there are parameters for. */
    private static puzzlescope.engine.puzzle.Arguments with(
            Puzzle puzzle, puzzlescope.engine.puzzle.Arguments arguments, Map<String, String> changes) {
        var changed = arguments;
        for (var parameter : puzzle.parameters()) {
            var text = changes.get(parameter.name());
            if (text != null && !(parameter instanceof ChoiceParameter)) {
                changed = changed.with(parameter, text);
            }
        }
        return puzzle.check(changed).stream().anyMatch(Remark::blocking) ? arguments : changed;
    }

    /** The roles and kinds of the first events of a run. */
    private static Set<Object> told(Instance instance) {
        var told = new HashSet<Object>();
        var seen = new int[1];
        try {
            instance.solver().solve(event -> {
                var kind = instance.vocabulary().kind(event);
                told.add(kind);
                told.addAll(kind.roles());
                if (++seen[0] > LONG_ENOUGH) {
                    throw new RunStoppedException();
                }
            });
        } catch (RunStoppedException longEnough) {
            assertThat(seen[0]).isGreaterThan(LONG_ENOUGH);
        }
        return told;
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void noCounterStaysAtZeroForEver(String id, String algorithm) {
        var puzzle = Catalogue.get(id);
        var countedEvents = puzzle.instance(arguments(puzzle, algorithm)).countedEvents();
        var missing = new HashSet<Object>(countedEvents.roles());
        missing.addAll(countedEvents.kinds());
        for (var changes : SAMPLES) {
            if (!missing.isEmpty()) {
                missing.removeAll(told(puzzle.instance(with(puzzle, arguments(puzzle, algorithm), changes))));
            }
        }
        assertThat(missing).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("finders")
    void ofAMazeThatIsSolvedTheSearchIsCountedToo(String finder) {
        var maze = Catalogue.get("maze");
        var solve = maze.parameters().stream()
                .filter(parameter -> parameter.name().equals("solve"))
                .findFirst()
                .orElseThrow();
        var instance = maze.instance(arguments(maze, "binary-tree").with(solve, finder));
        assertThat(told(instance)).containsAll(instance.countedEvents().roles());
        assertThat(instance.countedEvents().result()).isEqualTo("maze.result.path");
    }

    static Stream<String> finders() {
        return Stream.of(MazeSolver.values()).map(MazeSolver::id);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bit-masks", "border", "quarter-join", "fundamental"})
    void aCountOfAllQueensComesToNoSolutionByName(String algorithm) {
        var queens = Catalogue.get("queens");
        var instance = queens.instance(arguments(queens, algorithm));
        assertThat(instance.countedEvents().has(Role.SOLUTION)).isFalse();
        assertThat(told(instance)).doesNotContain(Role.SOLUTION);
    }

    @Test
    void aFunctionOfANumberHasNeitherTriesNorRejections() {
        var recursion = Catalogue.get("recursion");
        assertThat(recursion
                        .instance(arguments(recursion, "fibonacci"))
                        .countedEvents()
                        .roles())
                .containsExactlyInAnyOrder(Role.CALL, Role.SOLUTION);
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void everythingCountedHasItsWords(String id, String algorithm) {
        var puzzle = Catalogue.get(id);
        var countedEvents = puzzle.instance(arguments(puzzle, algorithm)).countedEvents();
        for (var locale : List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE)) {
            var words = ResourceBundle.getBundle("puzzlescope." + id + ".messages", locale);
            assertThat(words.keySet())
                    .contains(
                            countedEvents.result(), countedEvents.result() + ".count", countedEvents.result() + ".none")
                    .containsAll(countedEvents.kinds().stream()
                            .map(EventKind::name)
                            .map(name -> id + ".counter." + name)
                            .toList());
        }
    }
}
