package puzzlescope.program.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.program.Verdict;

/** Programs that would do harm or go on for ever are refused or ended, and leave nothing behind. */
class HostileProgramsTest {

    private static final int MEMBERS_AT = 1;
    private static final int BODY_AT = 2;

    private static Set<Thread> threads;
    private static Properties properties;

    static Stream<String> cases() throws IOException {
        try (var in = HostileProgramsTest.class.getResourceAsStream("hostile.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"));
        }
    }

    @BeforeAll
    static void keepWhatIsThere() {
        threads = Thread.getAllStackTraces().keySet();
        properties = (Properties) System.getProperties().clone();
    }

    @AfterAll
    static void nothingIsLeftBehind() {
        assertThat(System.getProperties()).isEqualTo(properties);
        assertThat(Thread.getAllStackTraces().keySet().stream()
                        .filter(thread -> !threads.contains(thread)
                                && (thread.getName().startsWith("solver")
                                        || thread.getContextClassLoader() instanceof ProgramLoader)))
                .isEmpty();
    }

    @Test
    void thereAreMany() throws IOException {
        assertThat(cases()).hasSizeGreaterThan(300);
    }

    /** All of them, or with the quick tests every fifth. */
    static Stream<String> someCases() throws IOException {
        int every = System.getProperty("thorough") == null ? 5 : 1;
        var all = cases().toList();
        return IntStream.range(0, all.size()).filter(i -> i % every == 0).mapToObj(all::get);
    }

    @ParameterizedTest
    @MethodSource("someCases")
    void programsAreRefusedOrEnded(String line) throws InterruptedException {
        var parts =
                Arrays.stream(line.split("\\|", BODY_AT + 1)).map(String::strip).toList();
        var source = "class Hostile {\n" + parts.get(MEMBERS_AT) + "\nvoid solve(ToyBoard b) throws Throwable {\n"
                + parts.get(BODY_AT) + "\n}\n}\n";
        assertThat(end(source)).isEqualTo(parts.getFirst());
    }

    /** Returns the word for how a program ends. */
    private static String end(String source) throws InterruptedException {
        try {
            var verdict = new ToyRun().of(source, Detail.CALLS);
            assertThat(verdict.line()).as(verdict.toString()).isBetween(1L, 5L);
            return verdict.kind() == Verdict.Kind.BOUND
                            && verdict.reason().key().startsWith("program.java.thrown")
                    ? "thrown"
                    : Map.of(Verdict.Kind.BOUND, "bound", Verdict.Kind.REFUSED, "rule")
                            .getOrDefault(verdict.kind(), verdict.toString());
        } catch (SourceRefusedException refused) {
            assertThat(refused.problems()).isNotEmpty();
            return "refused";
        }
    }
}
