package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.testkit.Await;

/** What stands on the error stream, whatever was typed and whether or not anybody can read it. */
class DiagnosticsTest {

    private static final OutputStream FULL = new OutputStream() {
        @Override
        public void write(int one) throws IOException {
            throw new IOException("No space left on device");
        }
    };

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    static List<List<String>> echoing() {
        var evil = "x\ny\u001B[31m\u202E" + "z".repeat(100_000);
        return List.of(
                List.of(evil),
                List.of("--" + evil),
                List.of("transcript", evil),
                List.of("transcript", "maze", evil),
                List.of("transcript", "maze", "--" + evil),
                List.of("transcript", "maze", "--" + evil + "=3"),
                List.of("transcript", "maze", "--width", evil),
                List.of("transcript", "maze", "--algorithm", evil),
                List.of("transcript", "maze", "--lang", evil),
                List.of("transcript", "maze", "--from", evil),
                List.of("transcript", "tiles", "--board", evil),
                List.of("transcript", "finder", "--folder", evil),
                List.of("transcript", "finder", "--match", evil),
                List.of("transcript", "knight", "--start", evil),
                List.of("transcript", "recursion", "--list", evil),
                List.of("solve", evil),
                List.of("solve", "maze", "--image", evil),
                List.of("solve", "maze", "--image", evil + "/" + evil),
                List.of("solve", "tiles", "--board", evil),
                List.of("solve", "tiles", "--file", evil),
                List.of("solve", "knight", "--out", evil + "/" + evil),
                List.of("demo", "--size", evil),
                List.of("demo", "--theme", evil));
    }

    @ParameterizedTest
    @MethodSource("echoing")
    void aRefusalIsOneShortLineWithoutControlCharacters(List<String> arguments) {
        assertThat(PuzzlescopeCommand.run(arguments, out, err, _ -> {})).isEqualTo(2);
        assertThat(out.size()).isZero();
        assertThat(err()).endsWith("\n").hasSizeLessThan(1500);
        assertThat(err().strip()).doesNotContainPattern("\\p{Cntrl}").doesNotContain("\u202E");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "--version", "transcript --help", "solve maze --help"})
    void helpThatCannotBeWrittenIsAFailure(String commandLine) {
        assertThat(PuzzlescopeCommand.run(List.of(commandLine.split(" ")), FULL, err, _ -> {}))
                .isEqualTo(3);
        assertThat(err()).contains("No space left on device").hasLineCount(1);
    }

    @Test
    void theExitCodeIsTheSameWhereNobodyCanBeTold() {
        assertThat(PuzzlescopeCommand.run(List.of("solve", "queens", "--n", "99999999"), out, FULL, _ -> {}))
                .isEqualTo(2);
        assertThat(PuzzlescopeCommand.run(List.of("transcript", "queens", "--n", "3"), out, FULL, _ -> {}))
                .isEqualTo(1);
        assertThat(PuzzlescopeCommand.run(List.of("--help"), FULL, FULL, _ -> {}))
                .isEqualTo(3);
    }

    private int lasting(String commandLine, OutputStream takesIt) {
        return PuzzlescopeCommand.run(List.of(commandLine.split(" ")), takesIt, err, _ -> {}, Duration.ofMillis(1));
    }

    private int lasting(String commandLine) {
        return lasting(commandLine, out);
    }

    /** Takes nothing before something is told, so that no run is over too soon. */
    private OutputStream patient() {
        return new OutputStream() {
            @Override
            public void write(int one) {
                Await.until("something is told", () -> err.size() > 0);
            }

            @Override
            public void write(byte[] bytes, int from, int count) {
                write(0);
            }
        };
    }

    @Test
    void aRunThatLastsTellsHowManyEventsThereWere() {
        assertThat(lasting("transcript queens --n 10 --progress always", patient()))
                .isZero();
        assertThat(err().lines())
                .isNotEmpty()
                .allMatch(line -> line.matches("(Working for|[0-9,]+ steps after) \\d+ s"));
    }

    /** The search would take years; its reader closes the pipe as soon as the first attempt is announced. */
    @Test
    void aTranscriptIsPrintedWhileTheRunGoesOn() {
        var closing = new ByteArrayOutputStream() {
            @Override
            public void flush() throws IOException {
                if (toString(StandardCharsets.UTF_8).contains("at most 11 moves")) {
                    throw new IOException("Broken pipe");
                }
            }
        };
        assertThat(lasting("transcript tiles --size 4 --shuffle 200 --seed 1", closing))
                .isZero();
        assertThat(closing.size()).isLessThan(1000);
    }

    @Test
    void aCountThatLastsTellsItsShare() {
        assertThat(lasting("solve queens --n 13 --count --progress always --threads 1"))
                .isZero();
        assertThat(err()).containsPattern("\\d+% after \\d+ s\n");
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("73,712").doesNotContain("%");
    }

    @Test
    void whereNoTerminalIsWatchedNothingIsTold() {
        assertThat(lasting("solve queens --n 13 --count")).isZero();
        assertThat(err()).isEmpty();
    }
}
