package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveQueensTest {

    @Test
    void allSolutionsAreCountedByAnyNumberOfThreads() {
        for (int threads = 1; threads <= 3; threads++) {
            assertThat(CommandResult.with("solve queens --n 12 --count --threads " + threads)
                            .out())
                    .contains("Solutions: 14,200\n", "Squares that backtracking would try: 10,103,868\n");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void soManyThreadsWorkAsAreAskedFor(int threads, @TempDir Path folder) throws IOException {
        var file = folder.resolve("threads.jfr");
        try (var recording = new Recording()) {
            recording.enable("jdk.ThreadStart");
            recording.start();
            assertThat(CommandResult.with("solve queens --n 10 --count --threads " + threads)
                            .exitCode())
                    .isZero();
            recording.stop();
            recording.dump(file);
        }
        assertThat(RecordingFile.readAllEvents(file).stream()
                        .filter(event -> event.getEventType().getName().equals("jdk.ThreadStart"))
                        .map(event -> event.getThread("thread").getJavaName())
                        .filter(name -> name.startsWith("worker-"))
                        .distinct())
                .hasSize(threads);
    }

    @Test
    void fundamentalSolutionsComeWithThoseThatATurnLeavesUnchanged() {
        assertThat(CommandResult.with("solve queens --n 12 --fundamental --json")
                        .out())
                .startsWith("{\"solutions\":14200,\"half-turn\":80,\"quarter-turn\":8,\"fundamental\":1787,");
    }

    @Test
    void oneSolutionIsGivenRowByRow() {
        assertThat(CommandResult.with("solve queens --n 6 --algorithm construction")
                        .out())
                .contains("Columns, row by row: 2 4 6 1 3 5\n");
    }

    @Test
    void theSameSeedMendsToTheSameSolution() {
        var command = "solve queens --n 1000 --algorithm min-conflicts --json --seed ";
        assertThat(columns(command + 5)).isEqualTo(columns(command + 5)).isNotEqualTo(columns(command + 6));
    }

    private static String columns(String command) {
        var out = CommandResult.with(command).out();
        return out.substring(out.indexOf("\"columns\""));
    }

    @Test
    void aMillionQueensArePlaced() {
        assertThat(CommandResult.with("solve queens --n 1000000 --json").out()).contains("\"columns\":[2,4,6,8,");
    }

    @Test
    void tooManyToCountAreRefused() {
        var commandResult = CommandResult.with("solve queens --n 19 --count");
        assertThat(commandResult.exitCode()).isEqualTo(2);
        assertThat(commandResult.err()).contains("at most 18").hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void whereThereIsNoSolutionThisIsSaid(int n) {
        var commandResult = CommandResult.with("solve queens --n " + n);
        assertThat(commandResult.exitCode()).isEqualTo(ExitCode.NO_SOLUTION);
        assertThat(commandResult.err()).contains(n + " queens cannot be placed");
        assertThat(CommandResult.with("solve queens --count --n " + n).out()).contains("Solutions: 0\n");
    }

    @Test
    void queensThatAreGivenAreKept() {
        assertThat(CommandResult.with("solve queens --n 8 --given 1,-,-,-,2 --json")
                        .out())
                .contains("\"columns\":[1,")
                .contains("\"algorithm\":\"backtracking\"");
        assertThat(CommandResult.with("solve queens --n 8 --given 1 --algorithm min-conflicts --json")
                        .out())
                .contains("\"columns\":[1,");
        assertThat(CommandResult.with("solve queens --n 8 --given 1 --count --json")
                        .out())
                .contains("\"solutions\":4,");
        assertThat(CommandResult.with("solve queens --n 6 --given 1").err()).contains("No solution has all the queens");
        assertThat(CommandResult.with("solve queens --n 6 --given 1,-,1").err())
                .contains("row 1, column 1")
                .contains("row 3, column 1");
        assertThat(CommandResult.with("solve queens --n 6 --given 1 --fundamental")
                        .err())
                .contains("not symmetric");
    }
}
