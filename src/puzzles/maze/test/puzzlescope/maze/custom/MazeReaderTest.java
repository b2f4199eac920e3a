package puzzlescope.maze.custom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.event.MazeSolver;

class MazeReaderTest {

    private static final int DAMAGED = 10_000;

    private static String sentence(String text, Language language) {
        try {
            MazeReader.parse(text);
            return "";
        } catch (InvalidInputException refusal) {
            assertThat(refusal.offset()).isBetween(0, text.length());
            return new Words(language).localize(refusal.reason());
        }
    }

    @Test
    void wallsSpacesAndMarksAreRead() {
        var maze = MazeReader.parse("#######\n#S  # #\n### # #\n#    E#\n#######\n");
        assertThat(maze.rows()).isEqualTo(5);
        assertThat(maze.columns()).isEqualTo(7);
        assertThat(maze.endpoints()).isEqualTo(new Endpoints(new MazePosition(1, 1), new MazePosition(3, 5)));
        assertThat(maze.isOpen(1, 1, Direction.EAST)).isTrue();
        assertThat(maze.isOpen(1, 1, Direction.SOUTH)).isFalse();
        assertThat(maze.isOpen(1, 4)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "*******\n*S  * *\n*** * *\n*    G*\n*******",
                "1111111\n1S00101\n1110101\n10000F1\n1111111",
                "XXXXXXX\nXS..X.X\nXXX.X.X\nX....EX\nXXXXXXX",
                ".......\n.S@@.@.\n...@.@.\n.@@@@E.\n.......",
                "\uFF03\uFF03\uFF03\uFF03\uFF03\uFF03\uFF03\n"
                        + "\uFF03\uFF33\u3000\u3000\uFF03\u3000\uFF03\n"
                        + "\uFF03\uFF03\uFF03\u3000\uFF03\u3000\uFF03\n"
                        + "\uFF03\u3000\u3000\u3000\u3000\uFF25\uFF03\n"
                        + "\uFF03\uFF03\uFF03\uFF03\uFF03\uFF03\uFF03",
                "[[1,1,1,1,1,1,1],\n [1,0,0,0,1,0,1],\n [1,1,1,0,1,0,1],\n [1,0,0,0,0,0,1],\n [1,1,1,1,1,1,1]]",
                "1,1,1,1,1,1,1\r\n1,0,0,0,1,0,1\r\n1,1,1,0,1,0,1\r\n1,0,0,0,0,0,1\r\n1,1,1,1,1,1,1\r\n",
                "1 1 1 1 1 1 1\n1 0 0 0 1 0 1\n1 1 1 0 1 0 1\n1 0 0 0 0 0 1\n1 1 1 1 1 1 1",
                "\"#######\",\n\"#S  # #\",\n\"### # #\",\n\"#    E#\",\n\"#######\"",
                "5 7\n#######\n#S  # #\n### # #\n#    E#\n#######\n",
                "+-+-+-+\n|S  | |\n+-+ + +\n|    E|\n+-+-+-+",
                "+---+---+---+\n| S     |   |\n+---+   +   +\n|         E |\n+---+---+---+",
                "\u250C\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u252C\u2500\u2500\u2500\u2510\n"
                        + "\u2502       \u2502   \u2502\n"
                        + "\u251C\u2500\u2500\u2500\u2574   \u2575   \u2502\n"
                        + "\u2502           \u2502\n"
                        + "\u2514\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2518"
            })
    void mazesOfOtherProgramsAreRead(String text) {
        var maze = MazeReader.parse(text);
        assertThat(maze.open())
                .isEqualTo(MazeReader.parse("#######\n#   # #\n### # #\n#     #\n#######")
                        .open());
        assertThat(maze.endpoints()).isEqualTo(new Endpoints(new MazePosition(1, 1), new MazePosition(3, 5)));
    }

    @Test
    void aMapOfMovingAiIsNamedWithWhatToChange() {
        assertThat(sentence("type octile\nheight 3\nwidth 3\nmap\n@@@\n@.@\n@@@", Language.ENGLISH))
                .contains("Moving AI", "between the squares");
    }

    @Test
    void withoutMarksTheFirstAndTheLastCellCount() {
        assertThat(MazeReader.parse("#####\n### #\n### #\n#   #\n#####").endpoints())
                .isEqualTo(new Endpoints(new MazePosition(1, 3), new MazePosition(3, 3)));
    }

    @Test
    void whatStandsAroundThePictureMakesNoDifference() {
        var plain = MazeReader.parse("#####\n#A B#\n#####");
        for (var text : List.of(
                "\n\n  #####\r\n  #A B#  \r\n  #####\r\n\n",
                "█████\n█S e█\n█████",
                "###\n"
                        + "###\n"
                        + "###\n\n\n"
                        + "#####\n"
                        + "#A.B#\n"
                        + "#####\n\n"
                        + "From (1, 1) (A) to (3, 1) (B): 1 step, 2 cells visited.\n")) {
            var maze = MazeReader.parse(text);
            assertThat(maze.endpoints()).as(text).isEqualTo(plain.endpoints());
            assertThat(maze.columns()).isEqualTo(5);
            assertThat(maze.isOpen(1, 2)).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyExampleIsAMaze(ExampleMazes example) {
        assertThat(example.maze().rows()).isGreaterThan(5);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "######;#S  E#;######|Line 1, column 6: The width is 6, an even number.",
                "#####;#S E#;#   #;#####|Line 4, column 1: There are 4 rows, an even number.",
                "#####;#S E ;#####|Line 2, column 5: The border is open here",
                "## ##;#S E#;#####|Line 1, column 3: The border is open here",
                "#####;#SxE#;#####|Line 2, column 3: x means nothing in a maze",
                "#####;#S E;#####|Line 2, column 5: This row ends after 4 squares; the first row has 5.",
                "#####;#S E#;######|Line 3, column 6: Something is outside the maze",
                "#####;#S E#;#   #;#   #;#####|Line 3, column 3: There must be a wall here, where four cells meet",
                "#####;#S S#;#####|Line 2, column 4: There is already one, in line 2, column 2.",
                "#####;# S #;#####|Line 2, column 3: S is between two cells",
                "#####;#S ##;#####|Line 2, column 4: There is a wall here, but the square beside it is open",
                "###;###;###|Line 2, column 2: There is no cell in this maze",
                "###;###|Line 1, column 3: This maze has 3 columns and 2 rows; it needs at least 3.",
                ";;|Line 1, column 1: There is no maze here yet."
            })
    void aRefusalNamesLineAndColumnAndWhatIsWrong(String text, String begin) {
        assertThat(sentence(text.replace(';', '\n'), Language.ENGLISH)).startsWith(begin);
        assertThat(sentence(text.replace(';', '\n'), Language.CHINESE)).matches("第 \\d+ 行，第 \\d+ 列：.*");
    }

    @Test
    void whatIsTooLargeIsRefused() {
        var wide = ("#".repeat(503) + "\n").repeat(3);
        assertThat(sentence(wide, Language.ENGLISH)).startsWith("Line 1, column 502: This maze is too wide");
        assertThat(sentence("###\n".repeat(503), Language.ENGLISH))
                .startsWith("Line 502, column 1: This maze is too tall");
        assertThat(sentence("#".repeat(2_000_000), Language.ENGLISH)).startsWith("This is too long");
        assertThat(MazeReader.parse("#".repeat(501) + ("\n#" + " ".repeat(499) + "#\n" + "#".repeat(501)).repeat(250))
                        .columns())
                .isEqualTo(501);
    }

    @Tag("thorough")
    @Test
    void damagedTextsEachLoadOrGiveOneSentence() {
        var random = new Random(20_261_122);
        var examples = ExampleMazes.values();
        int refused = 0;
        Set<String> kinds = new TreeSet<>();
        for (int i = 0; i < DAMAGED; i++) {
            var text = new StringBuilder(examples[i % examples.length].maze().text());
            for (int damage = 1 + random.nextInt(3); damage > 0; damage--) {
                damage(text, random);
            }
            try {
                solve(MazeReader.parse(text.toString()), i);
            } catch (InvalidInputException refusal) {
                refused++;
                assertThat(refusal.offset()).isBetween(0, text.length());
                kinds.add(refusal.reason().arguments().getLast().toString().replaceFirst(", arguments.*", ""));
                assertThat(new Words(Language.ENGLISH).localize(refusal.reason()))
                        .matches("Line \\d+, column \\d+: [^\n]+");
                assertThat(new Words(Language.CHINESE).localize(refusal.reason()))
                        .matches("第 \\d+ 行，第 \\d+ 列：[^\n]+");
            }
        }
        assertThat(refused).isBetween(DAMAGED / 4, DAMAGED - 100);
        assertThat(kinds).hasSizeGreaterThan(9);
    }

    private static void solve(CustomMaze maze, int number) {
        var puzzle = new MazePuzzle();
        var finder = MazeSolver.values()[number % MazeSolver.values().length];
        var instance = puzzle.instance(puzzle.presets()
                .with(MazePuzzle.ALGORITHM, "own")
                .with(MazePuzzle.MAZE, maze.text())
                .with(MazePuzzle.SOLVE, finder.id()));
        assertThat(instance.solver().solve(instance.board()::apply))
                .isIn(RunOutcome.SOLVED, RunOutcome.NO_SOLUTION, RunOutcome.GAVE_UP);
    }

    private static void damage(StringBuilder text, Random random) {
        int at = random.nextInt(text.length());
        int end = Math.min(text.length() - 1, at + 1 + random.nextInt(6));
        switch (random.nextInt(6)) {
            case 0 -> text.delete(Math.min(at, end), end);
            case 1 ->
                text.insert(
                        at,
                        List.of("\n", "#", " ", "S", "E", "\n\n", "#\n", "\t", "🙂", "\0", "x")
                                .get(random.nextInt(11)));
            case 2 -> text.setCharAt(at, (char) random.nextInt(0x3100));
            case 3 -> text.setCharAt(at, text.charAt(at) == '#' ? ' ' : '#');
            case 4 -> text.setCharAt(at, text.charAt(at) == '\n' ? '\n' : "SEAB #".charAt(random.nextInt(6)));
            default -> {
                int line = text.indexOf("\n", at);
                text.delete(at, line < 0 ? text.length() - 1 : line + 1);
            }
        }
        if (text.isEmpty()) {
            text.append('#');
        }
    }

    @Test
    void aTextOfNothingIsRefused() {
        assertThatThrownBy(() -> MazeReader.parse("")).isInstanceOf(InvalidInputException.class);
    }
}
