package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.states.custom.ExamplePuzzles;

/** What {@code solve} says of the knight's tour, the towers, the river and the graphs of states. */
class SolveKnightHanoiRiverStatesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve knight --rows 1000 --columns 1000 --closed | Squares of a closed tour: 1,000,000",
                "solve knight --rows 5 --columns 5 | Squares of an open tour: 25",
                "solve knight --rows 5 --columns 5 --count | Tours from every square: 1,728",
                "solve knight --rows 5 --columns 5 --count | Tours from the start: 304",
                "solve knight --rows 5 --columns 6 --count | Closed tours: 8",
                "solve hanoi --disks 20 --count | Moves: 1,048,575",
                "solve river --guards 1000 --prisoners 1000 --boat 4 | Crossings: 1,997",
                "solve river --puzzle wolf-goat-cabbage | Algorithm: breadth-first",
                "solve states --space tiles-3x3 | States: 181,440",
                "solve states --space hanoi --disks 9 | States: 19,683",
                "solve states --space pegs-15 --hole 1 | Fewest moves to the goal: 13"
            })
    void theAnswerIsSaid(String commandLine, String answer) {
        var commandResult = CommandResult.with(commandLine);
        assertThat(commandResult.err()).isEmpty();
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.out().lines()).contains(answer);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve knight --rows 5 --columns 5 --closed | number of squares",
                "solve knight --rows 4 --columns 9 --start 1,1 | inner",
                "solve states --space pegs-10 --hole 5 | The goal cannot be reached",
                "solve knight --rows 3 --columns 7 --start 1,3 | no tour starts here",
                "solve river --guards 1000 --prisoners 1000 --boat 3 | There is no solution"
            })
    void whereThereIsNoneTheReasonIsSaid(String commandLine, String reason) {
        var commandResult = CommandResult.with(commandLine);
        assertThat(commandResult.exitCode()).isEqualTo(ExitCode.NO_SOLUTION);
        assertThat(commandResult.err()).contains(reason).hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve knight --rows 7 --columns 7 --count | at most 6",
                "solve knight --rows 7 --columns 7 --start 7,0 | not on the board",
                "solve hanoi --disks 21 | at most 20",
                "solve states --space pegs-10 --hole 12 | the holes 1 to 10"
            })
    void whatCannotBeAskedIsRefused(String commandLine, String reason) {
        var commandResult = CommandResult.with(commandLine);
        assertThat(commandResult.exitCode()).isEqualTo(ExitCode.REFUSED);
        assertThat(commandResult.err()).contains(reason).hasLineCount(1);
    }

    @Test
    void aPuzzleOfOnesOwnIsReadFromAFile(@TempDir Path folder) throws IOException {
        var file = folder.resolve("jugs.txt");
        Files.writeString(
                file,
                "\uFEFF" + ExamplePuzzles.WATER_JUGS.puzzle(Locale.ENGLISH).text());
        assertThat(CommandResult.with("solve states --own " + file).out().lines())
                .contains("States: 14", "Fewest moves to the goal: 6", "Path: 0,0 4,0 1,3 1,0 0,1 4,1 2,3");
        var printed = CommandResult.with("transcript states --own " + file);
        assertThat(printed.err()).isEmpty();
        assertThat(printed.out().lines())
                .startsWith("0\t0\t-\t-\t0,0", "1\t1\t0\tfill a\t4,0")
                .hasSize(15);
    }

    /** Table 6-1 of the book. */
    @Test
    void theTableOfPredecessorsHasTheStatesAsItsHeading() {
        var lines =
                CommandResult.with("transcript states --table").out().lines().toList();
        assertThat(lines).hasSize(16 + 1 + 1 + 16);
        assertThat(lines.get(17)).startsWith("visited\t3,3,L\t3,2,R\t3,1,R\t2,2,R\t3,2,L\t");
        assertThat(lines.get(18)).startsWith("0 (3,3,L)\t-1\t0\t0\t0\t-1\t-1");
        assertThat(lines.get(20)).startsWith("2 (3,1,R)\t-1\t0\t0\t0\t2\t-1");
        assertThat(lines.get(32)).isEqualTo("14 (0,0,R)\t-1\t0\t0\t0\t2\t4\t5\t6\t7\t8\t9\t10\t11\t11\t12\t14");
        assertThat(CommandResult.with("transcript states --space tiles-3x3 --table")
                        .out()
                        .lines()
                        .toList()
                        .getLast())
                .isEqualTo("181,440 states are too many for a table of predecessors.");
        assertThat(CommandResult.with("transcript states --algorithm side-by-side --table --space hanoi")
                        .out()
                        .lines())
                .filteredOn(line -> line.startsWith("visited"))
                .hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "transcript"})
    void aFileThatIsNoPuzzleIsRefusedInOneLine(String command, @TempDir Path folder) throws IOException {
        var file = folder.resolve("own.txt");
        Files.writeString(file, "state a = 0..4\nstart a = 7\n");
        refused(command, file, "--own: Line 3, column 1: A line that begins with move is missing.");
        Files.write(file, new byte[] {(byte) 0xFF, 0});
        refused(command, file, "--own: " + file + " cannot be read: it is not UTF-8 text.");
        refused(command, folder, "--own: " + folder + " is a folder. Give the name of a file.");
        refused(
                command,
                folder.resolve("none"),
                "--own: " + folder.resolve("none") + " cannot be read: there is no such file.");
    }

    private static void refused(String command, Path file, String reason) {
        var commandResult = CommandResult.with(command + " states --own " + file);
        assertThat(commandResult.exitCode()).isEqualTo(ExitCode.REFUSED);
        assertThat(commandResult.out()).isEmpty();
        assertThat(commandResult.err()).contains(reason).hasLineCount(1);
    }

    @Test
    void theTowersMovesAreListedInOrder() {
        assertThat(CommandResult.with("solve hanoi --disks 2").out()).startsWith("1\tA\tB\n2\tA\tC\n1\tB\tC\n");
    }

    @Test
    void theRiversCrossingsAreListedInOrder() {
        assertThat(CommandResult.with("solve river --json").out().lines().filter(line -> line.contains("\"crossing\"")))
                .hasSize(11)
                .first()
                .asString()
                .startsWith("{\"crossing\":1,\"direction\":\"→\"");
    }

    @Test
    void theBoardIsWrittenToAFile(@TempDir Path folder) throws IOException {
        var file = folder.resolve("tour.txt");
        assertThat(CommandResult.with("solve knight --rows 6 --columns 60 --out " + file)
                        .exitCode())
                .isZero();
        var lines = Files.readAllLines(file);
        assertThat(lines).hasSize(6);
        assertThat(lines.getFirst().strip().split(" +")).hasSize(60).startsWith("1");
    }

    @Tag("thorough")
    @Test
    void theOrdersOfTheKnightAreComparedBelowAHeading() {
        var lines = CommandResult.with("solve knight --compare --rows 8 --columns 8 --limit 20000")
                .out()
                .lines()
                .toList();
        assertThat(lines).hasSize(5);
        assertThat(lines.getFirst()).isEqualTo("Algorithm\tCalls\tBacktracks\tMilliseconds\tResult");
        assertThat(lines.get(1)).startsWith("plain\t20000\t").endsWith("\tgave-up");
        assertThat(lines.get(3)).startsWith("warnsdorff\t64\t0\t0.").endsWith("\ttour-found");
        assertThat(CommandResult.with("solve knight --compare --json").out().lines())
                .hasSize(4)
                .allMatch(line -> line.contains("\"calls\":"));
        assertThat(CommandResult.with("solve knight --compare --rows 300").exitCode())
                .isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"questions knight --count 3", "solve knight", "transcript knight --time no"})
    void sizeSetsRowsAndColumnsInEveryCommand(String command) {
        var commandResult = CommandResult.with(command + " --size 5");
        assertThat(commandResult.exitCode()).isZero();
        assertThat(untimed(commandResult)).isEqualTo(untimed(CommandResult.with(command + " --rows 5 --columns 5")));
    }

    private static String untimed(CommandResult commandResult) {
        return commandResult.out().replaceAll("(?m)^Seconds: .*$", "");
    }
}
