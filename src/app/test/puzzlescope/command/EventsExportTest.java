package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs written as events, and what the command that judges programs makes of them. */
class EventsExportTest {

    private static final Pattern STEP =
            Pattern.compile("\\{\"type\":\"(.+?)\",\"id\":\"(.+?)\",\"pId\":(?:null|\"(.+?)\").*\\}");

    @TempDir
    private Path folder;

    private CommandResult exported(String run, String file) {
        return CommandResult.with("export events " + run + " --out " + folder.resolve(file));
    }

    @Test
    void linesAreThoseOfTheTranscript() throws IOException {
        assertThat(exported("queens --n 5", "queens.jsonl").exitCode()).isZero();
        assertThat(Files.readString(folder.resolve("queens.jsonl")))
                .isEqualTo(
                        CommandResult.with("transcript queens --n 5 --events").out());
    }

    @ParameterizedTest
    @CsvSource({
        "queens --n 5, queens.jsonl",
        "queens --n 5 --format chrome, queens.json",
        "gametree, g.jsonl",
        "finder --format chrome, f.json"
    })
    void whatIsWrittenIsRightWhenItIsReadAgain(String run, String file) {
        assertThat(exported(run, file).exitCode()).isZero();
        assertThat(CommandResult.with("program " + folder.resolve(file)).exitCode())
                .isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "finder|g.jsonl|--format: Programs of one's own cannot play on this puzzle (finder).",
                "tiles --algorithm a-star --format chrome|h.json|--format: This algorithm makes no calls",
                "hanoi --format chrome|h.jsonl|--format: This form is written into a file that ends in .json.",
                "maze --solve breadth-first|m.jsonl|--solve: Runs of this algorithm cannot be told step by step",
                "queens --format posthoc|q.trace.json|--format: This algorithm searches no graph",
            })
    void whatCannotBeWrittenIsRefusedWithAReason(String run, String file, String reason) {
        var refused = exported(run, file);

        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains(reason);
        assertThat(folder.resolve(file)).doesNotExist();
    }

    /** The steps of a search trace by what happens, and how many nodes are expanded by the counter of the app. */
    @ParameterizedTest
    @CsvSource({
        "maze --solve breadth-first --width 21 --height 11",
        "maze --solve a-star --loops 20",
        "maze --solve depth-first",
        "tiles --algorithm a-star",
        "tiles --algorithm bidirectional",
        "states",
        "states --algorithm depth-first",
        "states --algorithm side-by-side",
        "river",
        "river --puzzle bridge-and-torch --algorithm cheapest-first",
    })
    void aSearchTraceTellsEveryNodeOnceFromItsPredecessor(String run) throws IOException {
        var file = folder.resolve("search.trace.json");
        assertThat(exported(run + " --format posthoc", "search.trace.json").exitCode())
                .isZero();

        var generated = new HashSet<String>();
        var expanded = new ArrayList<String>();
        for (var step : STEP.matcher(Files.readString(file)).results().toList()) {
            var node = step.group(2);
            switch (step.group(1)) {
                case "source" -> generated.add(node);
                case "generating" -> {
                    assertThat(expanded.isEmpty() || expanded.contains(step.group(3)))
                            .as(step.group())
                            .isTrue();
                    assertThat(generated.add(node) || expanded.isEmpty() || run.contains("bidirectional"))
                            .as(step.group())
                            .isTrue();
                }
                case "updating" -> assertThat(generated).contains(node);
                case "expanding" -> {
                    assertThat(generated.contains(node) || run.contains("depth-first"))
                            .as(step.group())
                            .isTrue();
                    assertThat(expanded).doesNotContain(node);
                    expanded.add(node);
                }
                case "closing", "destination" ->
                    assertThat(expanded.contains(node) || generated.contains(node))
                            .as(step.group())
                            .isTrue();
                default -> fail(step.group());
            }
        }
        assertThat(expanded).hasSizeGreaterThan(5);
        var again = CommandResult.with("program " + file);
        if (run.contains("bidirectional") || run.contains("side-by-side")) {
            assertThat(again.exitCode()).as("two searches").isEqualTo(2);
        } else {
            assertThat(again.exitCode()).as(again.out() + again.err()).isZero();
            assertThat(again.out()).containsPattern("nodes visited +" + expanded.size() + " ");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "river, '3,3,L'",
        "river --puzzle wolf-goat-cabbage, 'WGC,L'",
        "tiles --algorithm a-star --board 123456078, 1 2 3 / 4 5 6 / _ 7 8",
        "tiles --algorithm breadth-first --board 123456078, 1 2 3 / 4 5 6 / _ 7 8",
        "states, '3,3,L'",
        "states --space tiles-2x2 --start solved, 1 2 / 3 _"
    })
    void nodesAreCalledByTheirStates(String run, String start) throws IOException {
        assertThat(exported(run + " --format posthoc", "search.trace.json").exitCode())
                .isZero();

        var steps = STEP.matcher(Files.readString(folder.resolve("search.trace.json")))
                .results()
                .toList();
        assertThat(steps.getFirst().group(2)).isEqualTo(start);
        assertThat(steps)
                .anyMatch(step -> start.equals(step.group(3)))
                .noneMatch(step -> step.group(2).matches("\\d+"));
    }

    @Test
    void aTraceSaysWhatItLeavesOut() throws IOException {
        var file = folder.resolve("trace.json");
        Files.writeString(file, """
            [{"ph":"X","name":"f","ts":1,"dur":9,"tid":1},{"ph":"C","name":"n","ts":2},
             {"ph":"X","name":"g","ts":2,"dur":3,"tid":1},{"ph":"X","name":"h","ts":2,"dur":3,"tid":2}]
            """);

        assertThat(CommandResult.with("program " + file).out())
                .contains("Shown: 2 calls of the thread")
                .contains("one counter value");
        assertThat(CommandResult.with("program " + file + " --json").out()).contains("\"notes\":[\"Shown: 2 calls");
    }
}
