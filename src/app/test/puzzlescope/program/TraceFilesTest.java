package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.program.Verdict.Kind;

/** Files in the forms in which other tools write searches and calls. */
class TraceFilesTest {

    private static TextRun run(String file) {
        try (var in = TraceFilesTest.class.getResourceAsStream("/traces/" + file)) {
            return TextRun.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A search on a grid, one of tiles that goes on behind the goal, and one of roads by the first version. */
    @ParameterizedTest
    @CsvSource({"grid.trace.yaml,9,15", "tiles.trace.json,3,5", "roads.trace.json,1,3"})
    void searchesFindTheirGoal(String file, int expanded, int known) {
        var run = run(file);

        assertThat(run.verdict().kind()).isEqualTo(Kind.RIGHT);
        assertThat(run.sentence())
                .isEqualTo(
                        "Right: the goal is found; %d of %d known states %s been expanded.",
                        expanded, known, expanded == 1 ? "has" : "have");
        assertThat(run.notes()).isEmpty();
    }

    @Test
    void functionsAreCalledByTheirNamesWithoutThePlace() {
        var run = run("places.json");

        assertThat(run.calls())
                .containsExactly("builtins.exec()", "<module>()", "power(2, 1)", "power(2, 0)", "1", "2", "", "");
        assertThat(run.notes())
                .containsExactly("Left out, since they are no calls: one counter value, one other event.");
    }

    @Test
    void asynchronousEventsAndArrowsOfABrowserAreLeftOut() {
        var run = run("browser.json");

        assertThat(run.calls()).containsExactly("parse()", "style()", "", "");
        assertThat(run.verdict().kind()).isEqualTo(Kind.RIGHT);
        assertThat(run.notes())
                .containsExactly(
                        "Shown: 2 calls of the thread 1 1, which has most. Left out: 1 call of another thread.",
                        "Left out, since they are no calls: 3 asynchronous events, one arrow, nothing else.");
    }
}
