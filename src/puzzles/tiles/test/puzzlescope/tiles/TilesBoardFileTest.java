package puzzlescope.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.tiles.space.TileOrder;

class TilesBoardFileTest {

    private static final List<Integer> BOARD = List.of(1, 2, 3, 4, 0, 5, 7, 8, 6);

    @TempDir
    private Path folder;

    private String file(String text, Charset charset) throws IOException {
        return Files.write(folder.resolve("boards.txt"), text.getBytes(charset)).toString();
    }

    private TilesBoardFile read(String text, boolean keepGoing) throws IOException {
        return TilesBoardFile.read(file(text, StandardCharsets.UTF_8), false, keepGoing);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 2 3 4 0 5 7 8 6",
                "\uFEFF# from a list\r\n1,2,3,4,0,5,7,8,6\r\n",
                "3\n1 2 3\n4 0 5\n7 8 6\n",
                "1 2 3\n4 0 5\n7 8 6",
                "[[1, 2, 3],\n [4, 0, 5],\n [7, 8, 6]]",
                "12 1 2 3 4 0 5 7 8 6 # its number first",
                "123405786",
                "[\n [1, 2, 3, 4, 0, 5, 7, 8, 6],\n]\n",
                "% from a list\n// by its author\n; and more\n1 2 3 4 0 5 7 8 6",
                "1 2 3\r\n4 x 5\r\n7 8 6\r\n",
                "1\t2\t3\n4\t\t5\n7\t8\t6\n",
                "+---+---+---+\n"
                        + "| 1 | 2 | 3 |\n"
                        + "+---+---+---+\n"
                        + "| 4 |   | 5 |\n"
                        + "+---+---+---+\n"
                        + "| 7 | 8 | 6 |\n"
                        + "+---+---+---+\n",
                "\"1\",\"2\",\"3\",\"4\",\"0\",\"5\",\"7\",\"8\",\"6\",",
                "\uFF11 \uFF12 \uFF13 \uFF14 \uFF10 \uFF15 \uFF17 \uFF18 \uFF16"
            })
    void aBoardIsReadAsListsHaveIt(String text) throws IOException {
        assertThat(read(text, false).boards()).extracting(TileOrder::tiles).containsExactly(BOARD);
    }

    @Test
    void boardsOfTwoRowsAreNotTakenForOneOfFour() throws IOException {
        assertThat(read("1 2 3 0\n1 2 0 3\n3 1 2 0\n1 2 3 0\n", false).boards()).hasSize(4);
        assertThat(read("1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n", false).boards())
                .hasSize(1);
    }

    @Test
    void aFileOfPowerShellIsRead() throws IOException {
        var file = file("\uFEFF1 2 3 4 0 5 7 8 6\r\n", StandardCharsets.UTF_16LE);
        assertThat(TilesBoardFile.read(file, false, false).boards()).hasSize(1);
    }

    @Test
    void aBadLineHidesNoOtherIfAsked() throws IOException {
        var text = "1 2 3 4 0 5 7 8 6\n1 2 3 4 5 6 8 7 0\n1 2 3 4 5 6 7 8 0\n1 2\n";
        assertThatThrownBy(() -> read(text, false)).isInstanceOf(InvalidInputException.class);
        var boards = read(text, true);
        assertThat(boards.boards()).hasSize(2);
        assertThat(boards.refused().stream().map(new Words(Language.ENGLISH)::localize))
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("Line 2:"),
                        second -> assertThat(second).startsWith("Line 4:"));
    }
}
