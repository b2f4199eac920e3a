package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.program.Verdict.Kind;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;

/** The examples of the documentation, and the Python programs, with the texts that they print. */
class ProgramExamplesTest {

    private static final Path DOCUMENTED = Path.of(".github/docs/EVENTS.md");
    private static final Path PROGRAMS = Path.of("src/program/examples/python");
    private static final Pattern BLOCK = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("`\\{\"([a-z]+)\":");

    static List<String> documented() throws IOException {
        return BLOCK.matcher(Files.readString(DOCUMENTED))
                .results()
                .map(block -> block.group(1))
                .filter(text -> text.lines().count() > 1)
                .toList();
    }

    static List<String> puzzles() {
        return withPrograms().map(Puzzle::id).toList();
    }

    private static Stream<Puzzle> withPrograms() {
        return Catalogue.all().stream().filter(puzzle -> puzzle.programRules().isPresent());
    }

    @ParameterizedTest
    @MethodSource("documented")
    void anExampleOfTheDocumentationIsRight(String text) {
        assertThat(TextRun.of(text).verdict().kind()).isEqualTo(Kind.RIGHT);
    }

    @Test
    void everyWordIsDocumentedAndNoOther() throws IOException {
        var words = withPrograms()
                .flatMap(puzzle ->
                        StepWord.of(puzzle.programRules().orElseThrow().board()).stream())
                .map(StepWord::name);
        var documented =
                WORD.matcher(Files.readString(DOCUMENTED)).results().map((MatchResult found) -> found.group(1));

        assertThat(documented.distinct().toList())
                .containsExactlyInAnyOrderElementsOf(Stream.concat(words, Stream.of("call", "return", "line", "say"))
                        .distinct()
                        .toList());
        assertThat(documented()).hasSameSizeAs(puzzles());
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void aPythonProgramIsRight(String puzzle) throws IOException, InterruptedException {
        var text = printed(PROGRAMS.resolve(puzzle + ".py"));
        var run = TextRun.of(text);

        assertThat(text).startsWith("{\"puzzlescope\": 1, \"puzzle\": \"" + puzzle + "\"");
        assertThat(run.verdict().kind()).isEqualTo(Kind.RIGHT);
        assertThat(run.undone()).isTrue();
    }

    /** Returns the puzzles with steps of their own. */
    static List<String> ruled() {
        return puzzles().stream().filter(puzzle -> !puzzle.equals("recursion")).toList();
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("ruled")
    void aPythonProgramThatIsCutShortIsWrong(String puzzle) throws IOException, InterruptedException {
        var lines = printed(PROGRAMS.resolve(puzzle + ".py")).lines().toList();
        var run = TextRun.of(String.join("\n", lines.subList(0, lines.size() / 2)));

        assertThat(run.verdict().kind()).isEqualTo(Kind.WRONG);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("ruled")
    void aStepThatIsTakenTwiceIsRefused(String puzzle) throws IOException, InterruptedException {
        var text = printed(PROGRAMS.resolve(puzzle + ".py"));
        var step = text.lines()
                .skip(1)
                .filter(line -> line.matches("\\{\"(place|move|enter|slide|hop|carry|expand|play)\".*"))
                .skip(puzzle.equals("tiles") ? 1 : 0)
                .findFirst()
                .orElseThrow();
        var run = TextRun.of(text.replaceFirst(Pattern.quote(step), step + "\n" + step));

        assertThat(run.verdict().kind()).isNotEqualTo(Kind.RIGHT);
        assertThat(run.verdict().sentence().key()).isNotEmpty();
    }

    private static String printed(Path program) throws IOException, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder("python3", program.toString()).start();
        } catch (IOException none) {
            assumeTrue(false, "python3 is not installed");
            throw none;
        }
        var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        return text;
    }
}
