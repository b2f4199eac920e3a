package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code program}, with texts that were printed by programs. */
class ProgramCommandTest {

    private static final String COUNTERS = """

                                        program       textbook
        calls                                17             17
        tries                                60             60
        rejected                             44             44
        backtracks                           16             16
        dead ends                             4              4
        solutions                             2              2
        """;

    @TempDir
    private Path folder;

    private Path right;

    @BeforeEach
    void printARun() throws IOException {
        right = folder.resolve("b-right.jsonl");
        Files.writeString(
                right, CommandResult.with("transcript queens --n 4 --events").out());
    }

    @Test
    void aRightProgramIsComparedWithTheTextbook() {
        var result = CommandResult.with("program " + right);

        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).isEqualTo("Right: the program has found all 2 solutions.\n" + COUNTERS);
        assertThat(CommandResult.with("program " + right + " queens")).isEqualTo(result);
    }

    @Test
    void aPipedTextNamesItsPuzzleItself() throws IOException {
        var input = System.in;
        try (var piped = Files.newInputStream(right)) {
            System.setIn(piped);
            assertThat(CommandResult.with("program -")).isEqualTo(CommandResult.with("program " + right));
        } finally {
            System.setIn(input);
        }
    }

    @Test
    void theExitCodeTellsTheVerdict() throws IOException {
        var lines = Files.readAllLines(right);
        Files.write(folder.resolve("a-cut.jsonl"), lines.subList(0, 20));
        Files.writeString(folder.resolve("c-garbled.jsonl"), Files.readString(right) + "oops\n");

        assertThat(CommandResult.with("program " + folder.resolve("a-cut.jsonl"))
                        .exitCode())
                .isEqualTo(1);
        assertThat(CommandResult.with("program " + folder.resolve("c-garbled.jsonl"))
                        .exitCode())
                .isEqualTo(2);

        var table = CommandResult.with("program " + folder + " queens");
        assertThat(table.exitCode()).isEqualTo(2);
        assertThat(table.out().lines())
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("a-cut.jsonl").contains("wrong"),
                        line -> assertThat(line).startsWith("b-right.jsonl").contains("right"),
                        line -> assertThat(line).startsWith("c-garbled.jsonl").contains("refused", "not JSON"));
    }

    @Test
    void jsonHasTheFiguresOfEachProgramAndTheLineOfEachRefusal() throws IOException {
        Files.writeString(folder.resolve("c.java"), "class C {\n  void solve(Queens board) {\n    int x\n  }\n}\n");
        Files.writeString(
                folder.resolve("d.java"), "class D {\n  void solve(Queens board) {\n    while (true);\n  }\n}\n");

        Files.write(folder.resolve("e.java"), new byte[] {'c', (byte) 0xff});

        var table = CommandResult.with("program " + folder + " queens --n 4 --json");
        assertThat(table.exitCode()).isEqualTo(3);
        assertThat(table.out().lines())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .contains("\"program\":{\"counter.CALL\":17", "\"textbook\":{\"counter"),
                        line -> assertThat(line).contains("\"verdict\":\"refused\",\"line\":3,"),
                        line -> assertThat(line).contains("\"verdict\":\"ended\",\"line\":3,"),
                        line -> assertThat(line).contains("\"verdict\":\"refused\"", "not UTF-8"));
        assertThat(CommandResult.with("program " + folder.resolve("c.java") + " queens --json")
                        .out())
                .contains("\"verdict\":\"refused\",\"line\":3,");
    }

    @Test
    void theCommandLineGivesOtherInputs() {
        var result = CommandResult.with("program " + right + " queens --n 5 --json");

        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.out()).contains("\"verdict\":\"refused\",\"line\":32").contains("row 5 has no queen");
    }

    @Test
    void aFileThatIsNoProgramIsRefused() throws IOException {
        Files.writeString(right, "hello\n");

        assertThat(CommandResult.with("program " + right).err()).contains("not JSON");
        assertThat(CommandResult.with("program " + folder.resolve("none") + " queens")
                        .err())
                .contains("no such file");
        assertThat(CommandResult.with("program queens").err()).contains("Name the file");
        assertThat(CommandResult.with("transcript queens --algorithm border --events")
                        .err())
                .contains("Only runs of one algorithm");
    }
}
