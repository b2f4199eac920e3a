package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.testkit.Golden;

class TranscriptCommandTest {

    @Test
    void itPrintsTheRunAsTheDocumentsProgramDoes() throws IOException {
        var commandResult = CommandResult.with("transcript maze --width 39 --height=19 --seed 1");
        assertThat(commandResult).isEqualTo(new CommandResult(0, Golden.read("maze-39x19x1.txt"), ""));
    }

    @Test
    void flagsThatAreNotGivenHaveTheirPresets() throws IOException {
        assertThat(CommandResult.with("transcript maze").out()).isEqualTo(Golden.read("maze-39x19x1.txt"));
    }

    @Test
    void negativeValuesAreValues() {
        assertThat(CommandResult.with("transcript maze --seed -1").exitCode()).isZero();
    }

    @Test
    void flagsOfThePrintStandBesideThoseOfThePuzzle() {
        assertThat(CommandResult.with("transcript queens --n 4 --as placements"))
                .isEqualTo(new CommandResult(0, "(1, 3, 0, 2)\n(2, 0, 3, 1)\n", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--table --guards 3", "--guards 3 --table", "--table yes", "--table=yes"})
    void aFlagThatAsksYesOrNoMayStandAlone(String flags) throws IOException {
        assertThat(CommandResult.with("transcript river " + flags))
                .isEqualTo(new CommandResult(0, Golden.read("river-3x3x2-table.txt"), ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "maze --width 9 --height 7",
                "tiles --size 3 --shuffle 20 --seed 7",
                "queens --n 4",
                "knight --size 5",
                "hanoi",
                "river --guards 4 --prisoners 4 --boat 2",
                "recursion",
                "finder --folder src/puzzles/maze/test/golden",
                "states",
                "gametree --game nim --heaps 1,2"
            })
    void theLastLineSaysHowLongTheRunTookIfThatIsAskedFor(String puzzle) {
        var plain = CommandResult.with("transcript " + puzzle);
        var timed = CommandResult.with("transcript " + puzzle + " --time");
        assertThat(timed.out()).startsWith(plain.out());
        assertThat(timed.out().substring(plain.out().length())).matches("Run in \\d+\\.\\d{3} seconds\\.\n");
        assertThat(timed.exitCode()).isEqualTo(plain.exitCode());
        assertThat(timed.err()).isEqualTo(plain.err());
    }

    @Test
    void theTimeIsSaidInChinese() {
        assertThat(CommandResult.with("transcript queens --n 4 --time --lang zh")
                        .out()
                        .lines()
                        .toList()
                        .getLast())
                .matches("用时 \\d\\.\\d{3} 秒。");
    }

    @Test
    void severalConditionsAreLookedForOneAfterTheOtherEachWithItsHeading() {
        assertThat(CommandResult.with("transcript finder --match ext:jpg --match every-vowel"))
                .isEqualTo(new CommandResult(0, """
                    All files that end in .jpg:
                    C:/spam/eggs/bacon/breakfast.jpg
                    All files with every vowel in their name:
                    C:/spam/Equation.docx
                    C:/spam/eggs/bacon/education.txt
                    C:/trash/unfinished sea song.mp3
                    """, ""));
        assertThat(CommandResult.with("transcript finder --match each(ext:jpg,every-vowel)"))
                .isEqualTo(CommandResult.with("transcript finder --match ext:jpg --match every-vowel"));
        assertThat(CommandResult.with("transcript finder --match ext:jpg").out())
                .isEqualTo("C:/spam/eggs/bacon/breakfast.jpg\n");
        var list = CommandResult.with("transcript finder --as list --match ext:jpg --match ext:gif");
        assertThat(list.exitCode()).isEqualTo(1);
        assertThat(list.out())
                .isEqualTo("All files that end in .jpg:\n['C:/spam/eggs/bacon/breakfast.jpg']\n"
                        + "All files that end in .gif:\n[]\n");
        var refused = CommandResult.with("transcript finder --match ext:jpg --match all(ext:gif,x)");
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.err()).startsWith("--match: Character 13: \"x\" is not a condition.");
    }

    @Test
    void whereThereIsNoSolutionTheLastEventSaysWhy() {
        var commandResult = CommandResult.with("transcript river --guards 4 --prisoners 4 --boat 2");
        assertThat(commandResult.exitCode()).isEqualTo(1);
        assertThat(commandResult.out()).isEqualTo("No solution\n");
        assertThat(commandResult.err()).contains("All 11 states", "0G 0P right is not among them");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "transcript maze --width 4 | --width: 4 is not odd: take 3 or 5.",
                "transcript maze --height 2000 | --height: 2000 is not odd: take 1999 or 2001.",
                "transcript maze --seed x | --seed: \"x\" is not a whole number of at most 100 digits.",
                "transcript queens --algorithm foo | --algorithm: \"foo\" is not one of: backtracking, bit-masks,"
                        + " border, quarter-join, fundamental, construction, min-conflicts.",
                "transcript maze --lang fr | --lang: \"fr\" is not one of: en, zh.",
                "transcript maze --width | --width needs a value.",
                "transcript maze --width 3 --width 5 | --width is given more than once.",
                "transcript maze --widht 5 | \"--widht\" is unknown. Did you mean --width?",
                "transcript maze --widht=5 | \"--widht\" is unknown. Did you mean --width?",
                "transcript mase | \"mase\" is unknown. Did you mean maze?",
                "transcirpt maze | \"transcirpt\" is unknown. Did you mean transcript?",
                "transcript knight --start a9 | --start: a9 is not on the board: the letter must be from a to h, the"
                        + " number from 1 to 8.",
                "transcript knight --start a0 | --start: \"a0\" is not a square such as 0,0: its row, a comma, its"
                        + " column, both counted from 0. A chess square such as a1 is read, too.",
                "transcript queens --n 4 --given a1,e2 | --given: The queen given on e2 is not on the board, which has"
                        + " 4 rows and columns.",
                "transcript river --table maybe | --table: \"maybe\" is not one of: no, yes.",
                "transcript river --boat 11 | --boat: \"11\" is not a whole number from 1 to 10.",
                "transcript queens --n 1000001 | --n: \"1000001\" is not a whole number from 1 to 1000000.",
                "transcript queens --n 17 | --n: Backtracking visits every single solution: 17 queens are too many"
                        + " for it; at most 16 can be watched. The other algorithms allow more.",
                "transcript maze --lang zh --width 4 | --width：4 不是奇数，可取 3 或 5。",
                "transcript maze --width 4 --lang=zh | --width：4 不是奇数，可取 3 或 5。",
                "transcript mase --lang zh | 这里没有“mase”。是不是想输入 maze？"
            })
    void aBadCommandLineIsRefusedInOneLine(String commandLine, String sentence) {
        assertThat(CommandResult.with(commandLine)).isEqualTo(new CommandResult(2, "", sentence + "\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"tanscript", "transcript", "transcript elephants", "transcript maze --elephants", "--lang zh"})
    void whatIsThereIsNamedWhereNothingSimilarIs(String commandLine) {
        var commandResult = CommandResult.with(commandLine);
        assertThat(commandResult.exitCode()).isEqualTo(2);
        assertThat(commandResult.out()).isEmpty();
        assertThat(commandResult.err())
                .containsAnyOf("transcript", "maze", "--width")
                .endsWith("\n")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "transcript queens --n 3 | Every column of row 1 has been tried",
                "transcript queens --n 2 --pick random | Every column of row 1 has been tried",
                "transcript knight --size 5 --start 0,1 | Each move changes the colour",
                "transcript queens --n 3 --lang zh | 第 1 行的每一列都试过了"
            })
    void noSolutionIsSaidWithItsReason(String commandLine, String beginning) {
        var commandResult = CommandResult.with(commandLine);
        assertThat(commandResult.exitCode()).isEqualTo(1);
        assertThat(commandResult.out()).matches("[\\[\\]0 \\n]*");
        assertThat(commandResult.err()).startsWith(beginning).hasLineCount(1);
    }

    @Test
    void anOutputThatCannotBeWrittenIsSaid() {
        var err = new ByteArrayOutputStream();
        var full = new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        assertThat(PuzzlescopeCommand.run(List.of("transcript", "maze"), full, err, _ -> {}))
                .isEqualTo(3);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("No space left on device")
                .hasLineCount(1);
    }

    @Test
    void aReaderThatHasGoneEndsTheRunQuietly() {
        var err = new ByteArrayOutputStream();
        var closed = new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        assertThat(PuzzlescopeCommand.run(List.of("transcript", "maze"), closed, err, _ -> {}))
                .isZero();
        assertThat(PuzzlescopeCommand.run(List.of("--help"), closed, err, _ -> {}))
                .isZero();
        assertThat(err.size()).isZero();
    }
}
