package puzzlescope.text;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;
import static puzzlescope.text.ProgramRun.python;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.core.puzzle.Catalogue;

/** The algorithms' programs, run by the real interpreters. */
class ProgramsTest {

    private static final int WIDEST = 96;

    @TempDir
    private Path folder;

    private record Program(String puzzle, String part, Code code) {

        Listing listing() {
            return Listing.of(puzzle, List.of(part), Language.ENGLISH, code);
        }
    }

    private static Stream<Program> programs() {
        return Catalogue.all().stream()
                .flatMap(puzzle -> puzzle.listings().stream()
                        .flatMap(part -> Listing.codes(puzzle.id(), List.of(part)).stream()
                                .filter(code -> code != Code.PSEUDOCODE)
                                .map(code -> new Program(puzzle.id(), part, code))));
    }

    private static Stream<ProgramRun> runs() {
        return Stream.of(queens(), river()).flatMap(Function.identity());
    }

    private static Stream<ProgramRun> queens() {
        return Stream.of("1", "4", "6", "8")
                .map(n -> python("queens", "backtracking", n, "3")
                        .beside("n", n, "seed", "3")
                        .printingTheTranscript("pick", "random")
                        .oftener("take-back", "begins the row, and goes on after a rejection, too"));
    }

    private static Stream<ProgramRun> river() {
        return Stream.of("3 3 2", "4 4 2", "4 3 2", "5 5 3").map(people -> {
            var three = people.split(" ", -1);
            return python("river", "breadth-first", three[0], three[1], three[2], "table")
                    .beside("guards", three[0], "prisoners", three[1], "boat", three[2])
                    .printingTheTranscript("table", "yes")
                    .oftener("leave", "begins the loop, too")
                    .oftener("known", "looks up a new state, too")
                    .oftener("follow", "steps off the start, too")
                    .oftener("cross", "prints the first state, too");
        });
    }

    @ParameterizedTest
    @MethodSource("programs")
    void everyProgramHasTheLabelsOfThePseudoCodeEachOnOneLine(Program program) {
        var pseudo = Listing.of(program.puzzle(), program.part(), Language.ENGLISH);
        assertThat(labels(program.listing())).doesNotHaveDuplicates().hasSameElementsAs(labels(pseudo));
    }

    @ParameterizedTest
    @MethodSource("programs")
    void everyProgramHasTheBadgesOfThePseudoCode(Program program) {
        var pseudo = Listing.of(program.puzzle(), program.part(), Language.ENGLISH);
        assertThat(badges(program.listing())).isEqualTo(badges(pseudo));
    }

    @ParameterizedTest
    @MethodSource("programs")
    void noLineOfAProgramIsWiderThanAPage(Program program) {
        assertThat(program.listing().program().lines()).allMatch(line -> line.length() <= WIDEST);
    }

    private static List<String> labels(Listing listing) {
        return listing.lines().stream()
                .map(Listing.Line::labels)
                .flatMap(Collection::stream)
                .toList();
    }

    private static Set<Listing.Badge> badges(Listing listing) {
        var all = new HashSet<Listing.Badge>();
        listing.lines().forEach(line -> all.addAll(line.badges()));
        return all;
    }

    @ParameterizedTest
    @MethodSource("runs")
    void aProgramPrintsTheAnswer(ProgramRun run) {
        assertThat(run.printed(folder)).isEqualTo(run.prints().get());
    }

    @ParameterizedTest
    @MethodSource("runs")
    void aProgramTakesTheStepsOfTheRun(ProgramRun run) {
        if (run.code() != Code.PYTHON) {
            return;
        }
        var lines = run.listing().lines();
        var steps = run.steps(folder);
        var events = run.events();
        assertThat(events).isNotEmpty();
        int step = -1;
        var used = new HashSet<String>();
        for (int i = 0; i < events.size(); i++) {
            var label = events.get(i);
            boolean here = step >= 0 && lines.get(steps.get(step)).labels().contains(label) && used.add(label);
            while (!here) {
                step++;
                assertThat(step).as("event %d, %s, of %s", i, label, run).isLessThan(steps.size());
                here = lines.get(steps.get(step)).labels().contains(label);
                if (here) {
                    used.clear();
                    used.add(label);
                }
            }
        }
        assertCounts(run, steps, events);
    }

    private static void assertCounts(ProgramRun run, List<Integer> steps, List<String> events) {
        var lines = run.listing().lines();
        var counts = events.stream().collect(groupingBy(Function.identity(), counting()));
        var executed = steps.stream().collect(groupingBy(Function.identity(), counting()));
        for (int i = 0; i < lines.size(); i++) {
            var labels = lines.get(i).labels();
            long times = executed.getOrDefault(i, 0L);
            if (labels.size() == 1 && run.loose().containsKey(labels.getFirst())) {
                assertThat(times)
                        .as(labels.getFirst())
                        .isGreaterThanOrEqualTo(counts.getOrDefault(labels.getFirst(), 0L));
            } else if (labels.size() == 1) {
                assertThat(times).as(labels.getFirst()).isEqualTo(counts.getOrDefault(labels.getFirst(), 0L));
            }
        }
    }
}
