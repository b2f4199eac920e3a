package puzzlescope.engine.text;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.partitioningBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Interpreters.Ran;

/** The algorithms' programs, run by the real interpreters. */
class ProgramsTest {

    private static final int WIDEST = 96;

    private static final Map<ProgramRun, Ran> RAN = new HashMap<>();

    @BeforeAll
    static void runAll(@TempDir Path folder) throws IOException {
        for (var codeLanguage : List.of(CodeLanguage.PYTHON, CodeLanguage.JAVASCRIPT)) {
            var runs = ProgramRuns.ALL.stream()
                    .filter(run -> run.code() == codeLanguage)
                    .toList();
            var ran = runs.isEmpty() ? List.<Ran>of() : Interpreters.run(codeLanguage, runs, folder);
            for (int i = 0; i < runs.size(); i++) {
                RAN.put(runs.get(i), ran.get(i));
            }
        }
    }

    private static List<ProgramRun> runs() {
        return ProgramRuns.ALL;
    }

    private static List<ProgramRun> tracedRuns() {
        return ProgramRuns.ALL.stream().filter(ProgramRun::isTraced).toList();
    }

    private record Program(String puzzle, String part, CodeLanguage code) {

        Listing listing() {
            return Listing.of(puzzle, List.of(part), Language.ENGLISH, code);
        }
    }

    private static Stream<Program> programs() {
        return Catalogue.all().stream()
                .flatMap(puzzle -> puzzle.listings().stream()
                        .flatMap(part -> Listing.codes(puzzle.id(), List.of(part)).stream()
                                .filter(codeLanguage -> codeLanguage != CodeLanguage.PSEUDOCODE)
                                .map(codeLanguage -> new Program(puzzle.id(), part, codeLanguage))));
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

    @Test
    void aPuzzleWithProgramsHasOneInPythonForEachListing() {
        var parts = Catalogue.all().stream()
                .collect(partitioningBy(
                        puzzle -> puzzle.listings().stream().anyMatch(part -> isInPython(puzzle, part))));
        assertThat(parts.get(true))
                .isNotEmpty()
                .allSatisfy(puzzle ->
                        assertThat(puzzle.listings()).as(puzzle.id()).allMatch(part -> isInPython(puzzle, part)));
    }

    private static boolean isInPython(Puzzle puzzle, String part) {
        return Listing.codes(puzzle.id(), List.of(part)).contains(CodeLanguage.PYTHON);
    }

    @Test
    void everyProgramIsRun() {
        var run = ProgramRuns.ALL.stream()
                .map(each -> new Program(each.puzzle(), each.part(), each.code()))
                .toList();
        assertThat(run).containsAll(programs().toList());
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
        assertThat(RAN.get(run).said()).isEmpty();
        assertThat(run.seen().apply(RAN.get(run).printed()))
                .isEqualTo(run.seen().apply(run.prints().get()));
    }

    @ParameterizedTest
    @MethodSource("tracedRuns")
    void aProgramTakesTheStepsOfTheRun(ProgramRun run) {
        var steps = RAN.get(run).steps();
        var events = run.events();
        assertThat(events).isNotEmpty();
        assertOrder(run, steps, events);
        assertCounts(run, steps, events);
    }

    /** Each event is told by a line that is come to after that of the event before, or by another label of the same line. */
    private static void assertOrder(ProgramRun run, List<Integer> steps, List<String> events) {
        var lines = run.listing().lines();
        int step = -1;
        var left = new HashSet<String>();
        for (int i = 0; i < events.size(); i++) {
            var label = events.get(i);
            while (!left.remove(label)) {
                step++;
                assertThat(step).as("event %d, %s, of %s", i, label, run).isLessThan(steps.size());
                left.clear();
                left.addAll(lines.get(steps.get(step)).labels());
            }
        }
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
