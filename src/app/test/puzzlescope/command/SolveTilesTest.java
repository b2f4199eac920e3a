package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolveTilesTest {

    /** No. 12 of the boards of R. E. Korf (1985), whose solved order has the blank first: 45 moves. */
    private static final String PUBLISHED = "14,1,9,6,4,8,12,5,7,2,3,0,10,11,13,15";

    @TempDir
    private Path folder;

    private String file(String content) throws IOException {
        return Files.writeString(folder.resolve("boards.txt"), content).toString();
    }

    @Test
    void theFewestMovesOfABoardAreToldWithTheTilesToSlide() {
        assertThat(CommandResult.with("solve tiles --board 1,2,3,4,0,6,7,5,8").out())
                .containsPattern("(?m)^Moves: 2$")
                .containsPattern("(?m)^Tiles to slide: 5 8$")
                .containsPattern("(?m)^Heuristic: complete$");
        assertThat(CommandResult.with("solve tiles --board 8,6,7,2,5,4,3,0,1 --lang zh")
                        .out())
                .contains("步数：31");
    }

    @ParameterizedTest
    @CsvSource({"suitable", "walking-distance", "manhattan"})
    void everyHeuristicFindsAsFewMoves(String heuristic) {
        assertThat(CommandResult.with("solve tiles --goal blank-first --json --heuristic " + heuristic + " --board "
                                + PUBLISHED)
                        .out())
                .startsWith("{\"moves\":45,\"tiles\":[");
    }

    @Test
    void aTileKeepsItsNumberWhereTheBlankComesFirst() {
        assertThat(CommandResult.with("solve tiles --goal blank-first --board 1,2,0,3,4,5,6,7,8")
                        .out())
                .containsPattern("(?m)^Moves: 2$")
                .containsPattern("(?m)^Tiles to slide: 2 1$");
    }

    @Test
    void aFileGivesALineForEachBoardAndATotal() throws IOException {
        var boards = file("# two boards and a comment\n1 2 3 4 5 6 7 0 8\n\n8 6 7 2 5 4 3 0 1\n");
        var commandResult = CommandResult.with("solve tiles --file " + boards);
        assertThat(commandResult.out())
                .containsPattern("\\A1\t0\t[0-9.]+\n31\t0\t[0-9.]+\n")
                .containsPattern("(?m)^Boards solved: 2$")
                .containsPattern("(?m)^Moves: 32$");
        assertThat(commandResult.err()).isEmpty();
        assertThat(commandResult.exitCode()).isZero();
    }

    @Test
    void aBadLineIsNamed() throws IOException {
        var commandResult =
                CommandResult.with("solve tiles --file " + file("1 2 3 4 5 6 7 0 8\n\n1 2 3 4 5 6 8 7 0\n"));
        assertThat(commandResult.exitCode()).isEqualTo(2);
        assertThat(commandResult.out()).isEmpty();
        assertThat(commandResult.err())
                .startsWith("Line 3: This board is unsolvable.")
                .hasLineCount(1);
    }

    @Test
    void badLinesArePassedOverIfAskedAndNamedAtTheEnd() throws IOException {
        var boards = file("1 2 3 4 5 6 7 0 8\n1 2 3 4 5 6 8 7 0\n1 2\n");
        for (var json : List.of("", " --json")) {
            var commandResult = CommandResult.with("solve tiles --keep-going --file " + boards + json);
            assertThat(commandResult.exitCode()).isEqualTo(ExitCode.PARTLY);
            assertThat(commandResult.out()).hasLineCount(json.isEmpty() ? 5 : 2);
            assertThat(commandResult.err())
                    .hasLineCount(2)
                    .startsWith("Line 2:")
                    .contains("\nLine 3:");
        }
    }

    @Test
    void aFileWithoutBoardsIsRefused() throws IOException {
        assertThat(CommandResult.with("solve tiles --file " + file("# nothing\n"))
                        .err())
                .contains("no board in the file")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve tiles | --board",
                "solve tiles --board 1,2,3,0 --file x | either",
                "solve tiles --board 1,2,3 | 3 entries",
                "solve tiles --board 1,2,3,4,5,6,8,7,0 | is unsolvable",
                "solve tiles --board 0,2,1,3,4,5,6,7,8 --goal blank-first | Rotated by 180°",
                "solve tiles --file /no/such/file | cannot be read",
                "solve tiles --board 1,2,3,0 --heuristic 6-6-3 | Choose one of: suitable.",
                "solve tiles --board 1,2,3,0 --heuristic wd | --heuristic",
            })
    void badInputIsRefusedInOneLine(String commandLine, String reason) {
        var commandResult = CommandResult.with(commandLine);
        assertThat(commandResult.exitCode()).isEqualTo(2);
        assertThat(commandResult.out()).isEmpty();
        assertThat(commandResult.err()).contains(reason).hasLineCount(1);
    }
}
