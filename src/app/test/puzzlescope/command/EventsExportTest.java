package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs written as events, and what the command that judges programs makes of them. */
class EventsExportTest {

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
                "gametree|g.jsonl|--format: Programs of one's own cannot play on this puzzle (gametree).",
                "tiles --algorithm a-star --format chrome|h.json|--format: This algorithm makes no calls",
                "hanoi --format chrome|h.jsonl|--format: This form is written into a file that ends in .json.",
                "maze --solve breadth-first|m.jsonl|--format: ",
            })
    void whatCannotBeWrittenIsRefusedWithAReason(String run, String file, String reason) {
        var refused = exported(run, file);

        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains(reason);
        assertThat(folder.resolve(file)).doesNotExist();
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
