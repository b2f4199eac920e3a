package puzzlescope.maze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.maze.custom.ExampleMazes;
import puzzlescope.maze.custom.MazeReader;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.testkit.Golden;

class MazeTranscriptTest {

    @ParameterizedTest
    @CsvSource({
        "3, 3, 1",
        "9, 7, 5",
        "21, 11, 42",
        "39, 19, 1",
        "9, 7, -7",
        "9, 7, 18446744073709551621",
        "9, 7, 1000000000000000000000000000000"
    })
    void itPrintsWhatTheDocumentsProgramPrints(String width, String height, String seed) {
        assertThat(Golden.transcript(Language.ENGLISH, "maze", "width", width, "height", height, "seed", seed))
                .isEqualTo(Golden.read("maze-%sx%sx%s.txt".formatted(width, height, seed)));
    }

    /** Each of the eleven passages is a frame, and so is what is open beforehand, but for Eller, who opens rows; then the finished maze. */
    @ParameterizedTest
    @CsvSource({"prim, 13", "kruskal, 13", "wilson, 13", "binary-tree, 13", "sidewinder, 13", "eller, 12"})
    void otherAlgorithmsPrintTheMazeWheneverItChanges(String algorithm, int pictures) {
        var text = Golden.transcript(
                Language.ENGLISH, "maze", "algorithm", algorithm, "width", "9", "height", "7", "seed", "5");
        var frames = Pattern.compile("\n\n\n\n?").splitAsStream(text).toList();
        assertThat(frames).hasSize(pictures);
        assertThat(frames.getLast().chars().filter(letter -> letter == ' ')).hasSize(23);
        assertThat(text).doesNotContain("A");
    }

    @Test
    void aSolvedMazeIsPrintedWithItsWay() {
        var text = Golden.transcript(
                Language.ENGLISH,
                "maze",
                "algorithm",
                "binary-tree",
                "width",
                "9",
                "height",
                "7",
                "solve",
                "a-star",
                "from",
                "1,5",
                "to",
                "7,5");
        var parts = Pattern.compile("\n\n").splitAsStream(text).toList();
        assertThat(parts).hasSize(3);
        assertThat(parts.get(0).lines()).hasSize(7).allMatch(line -> line.length() == 9);
        assertThat(parts.get(1).lines()).hasSize(7);
        int steps = (int) parts.get(1).chars().filter(letter -> letter == '.').count();
        assertThat(parts.get(1)).containsOnlyOnce("A").containsOnlyOnce("B");
        assertThat(parts.get(2)).startsWith("From (1, 5) (A) to (7, 5) (B): " + (steps + 1) / 2 + " steps, ");
    }

    @Test
    void whatIsPrintedIsReadAgain() {
        for (var loops : List.of("0", "20")) {
            var printed = Golden.transcript(
                    Language.ENGLISH,
                    "maze",
                    "width",
                    "39",
                    "height",
                    "19",
                    "seed",
                    "7",
                    "loops",
                    loops,
                    "solve",
                    "a-star");
            var maze = MazeReader.parse(printed);
            assertThat(maze.endpoints()).isEqualTo(new Endpoints(new MazePosition(1, 1), new MazePosition(17, 37)));
            assertThat(own(maze.text(), "a-star")).endsWith(printed.substring(printed.lastIndexOf("\n\n\u2588")));
        }
    }

    @Test
    void aMazeOfOnesOwnWithoutAWayIsPrintedAndThatIsSaid() {
        var text = ExampleMazes.NO_PATH.maze().text();
        assertThat(own(text, "breadth-first"))
                .endsWith("\n\nThere is no path from A to B: everything that can be reached"
                        + " from A is visited, and B is not there. 26 cells were visited.\n");
        assertThat(own(text, "wall-follower")).contains("but a hand on the wall cannot know that.");
        assertThat(own(text, "none")).isEqualTo(text.replaceAll("[SE]", " ").replace('#', '\u2588') + "\n");
    }

    private static String own(String maze, String solve) {
        return Golden.transcript(Language.ENGLISH, "maze", "algorithm", "own", "maze", maze, "solve", solve);
    }

    @Test
    void theCharactersCanBeChosen() {
        var plain = Golden.transcript(Language.ENGLISH, "maze", "width", "9", "height", "7");
        assertThat(Golden.transcript(Language.ENGLISH, "maze", "width", "9", "height", "7", "characters", ".*#"))
                .isEqualTo(plain.replace(' ', '.').replace('@', '*').replace('\u2588', '#'));
        assertThat(Golden.transcript(
                        Language.ENGLISH, "maze", "width", "3", "height", "3", "characters", " @\ud83e\uddf1"))
                .endsWith("\ud83e\uddf1 \ud83e\uddf1\n\ud83e\uddf1\ud83e\uddf1\ud83e\uddf1\n");
        for (var wrong : List.of("", "ab", "abcd", "a\nb")) {
            assertThatThrownBy(() -> MazeLetters.parse(wrong)).isInstanceOf(InvalidInputException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"picture", "dictionary"})
    void whatIsPrintedWithAnyCharactersIsReadAgain(String form) {
        for (var characters : List.of(" @\u2588", ".@X", "X@.", "'@\\", " @\"")) {
            var printed = Golden.transcript(
                    Language.ENGLISH, "maze", "width", "9", "height", "7", "as", form, "characters", characters);
            var again = Golden.transcript(
                    Language.ENGLISH,
                    "maze",
                    "algorithm",
                    "own",
                    "maze",
                    printed,
                    "as",
                    "dictionary",
                    "characters",
                    characters);
            assertThat(again)
                    .isEqualTo(Golden.transcript(
                            Language.ENGLISH,
                            "maze",
                            "width",
                            "9",
                            "height",
                            "7",
                            "as",
                            "dictionary",
                            "characters",
                            characters));
        }
    }

    /** The maze of the book's figure. */
    @Test
    void aMazeIsPrintedAsTheDictionaryOfTheBook() {
        var figure = """
            #######
            # #   #
            # # # #
            # #   #
            # ### #
            #     #
            #######
            """;
        var printed = Golden.transcript(
                Language.ENGLISH, "maze", "algorithm", "own", "maze", figure, "as", "dictionary", "characters", " @#");
        assertThat(printed)
                .startsWith("{(0, 0): '#', (0, 1): '#', (0, 2): '#', (0, 3): '#', (0, 4): '#',\n"
                        + "(0, 5): '#', (0, 6): '#', (1, 0): '#', (1, 1): ' ',")
                .endsWith("(6, 5): '#', (6, 6): '#'}\n");
        assertThat(printed.split("\\): '", -1)).hasSize(7 * 7 + 1);
        assertThat(Golden.transcript(
                        Language.ENGLISH,
                        "maze",
                        "width",
                        "3",
                        "height",
                        "3",
                        "as",
                        "dictionary",
                        "characters",
                        "'@\\"))
                .isEqualTo("{(0, 0): '\\\\', (0, 1): '\\\\', (0, 2): '\\\\', (1, 0): '\\\\', (1, 1): \"'\",\n"
                        + "(1, 2): '\\\\', (2, 0): '\\\\', (2, 1): '\\\\', (2, 2): '\\\\'}\n");
    }
}
