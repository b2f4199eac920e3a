package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.maze.GeneratorComparison;
import puzzlescope.maze.fast.BreadthFirstFlood;
import puzzlescope.maze.fast.LoopOpener;
import puzzlescope.maze.fast.PassageGrid;
import puzzlescope.maze.fast.SpanningTreeGenerator;

class MazeSolveHandlerTest {

    private static final int WHITE = 0xFFFFFFFF;
    private static final int BLACK = 0xFF000000;

    @TempDir
    private Path folder;

    @Test
    void aSmallMazeIsDrawnWithItsWay() {
        var commandResult = CommandResult.with("solve maze --width 21 --height 9 --algorithm wilson --seed 3 --solve");
        assertThat(commandResult.exitCode()).isZero();
        var drawing = commandResult
                .out()
                .lines()
                .filter(line -> line.startsWith("\u2588"))
                .toList();
        assertThat(drawing).hasSize(9).allMatch(line -> line.length() == 21);
        assertThat(drawing.get(1).charAt(1)).isEqualTo('.');
        assertThat(drawing.get(7).charAt(19)).isEqualTo('.');
        long open = String.join("", drawing).chars().filter(c -> c != '\u2588').count();
        assertThat(open).isEqualTo(2 * 40 - 1);
        long way = String.join("", drawing).chars().filter(c -> c == '.').count();
        assertThat(commandResult.out()).contains("Steps from A to B: " + (way - 1) / 2 + "\n");
        assertThat(commandResult.out()).contains("Cells: 40\n", "Algorithm: wilson\n", "Share of dead ends: 0.");
    }

    @Test
    void jsonHasTheNumbersAlone() {
        var commandResult = CommandResult.with("solve maze --width 101 --height 51 --solve --json");
        assertThat(commandResult.out().lines())
                .hasSize(2)
                .first()
                .asString()
                .startsWith("{\"algorithm\":\"recursive-backtracker\",\"cells\":1250,\"seconds\":");
        assertThat(commandResult.out()).contains("\"dead-ends\":0.", "\"steps\":");
    }

    /** The near goal lies behind mud. */
    @Test
    void throughMudTheCheapestWayIsTakenToTheCheapestGoal() throws IOException {
        var file = folder.resolve("muddy.txt");
        Files.writeString(file, "#######\n#E~S  #\n# ### #\n#    E#\n#######\n");
        assertThat(CommandResult.with("solve maze --maze " + file).out())
                .contains("Steps from A to B: 2\n", "Cost from A to B: 2\n");
        Files.writeString(file, "#######\n#E~S  #\n# #####\n#     #\n#######\n");
        assertThat(CommandResult.with("solve maze --maze " + file).out())
                .contains("Steps from A to B: 1\n", "Cost from A to B: 5\n");
    }

    @Test
    void theSameSeedGivesTheSameMaze() {
        var command = "solve maze --width 31 --height 31 --algorithm eller --seed ";
        assertThat(drawing(command + "5")).isEqualTo(drawing(command + "5")).isNotEqualTo(drawing(command + "6"));
    }

    private static List<String> drawing(String command) {
        return CommandResult.with(command)
                .out()
                .lines()
                .filter(line -> line.startsWith("\u2588"))
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void thePixelsOfThePictureAreTheMaze(SpanningTreeGenerator maker) throws IOException {
        var grid = new PassageGrid(41, 60);
        maker.make(grid, 11, _ -> {});
        var image = picture("solve maze --width 121 --height 83 --seed 11 --algorithm " + maker.id());
        assertThat(image.getWidth()).isEqualTo(121);
        assertThat(image.getHeight()).isEqualTo(83);
        assertThat(image.getColorModel().getPixelSize()).isOne();
        for (int y = 0; y < 83; y++) {
            for (int x = 0; x < 121; x++) {
                assertThat(image.getRGB(x, y)).isEqualTo(isOpen(grid, y, x) ? WHITE : BLACK);
            }
        }
    }

    @Test
    void openedWallsAreSeenInThePictureAndShortenTheWay() throws IOException {
        var grid = new PassageGrid(41, 60);
        SpanningTreeGenerator.KRUSKAL.make(grid, 11, _ -> {});
        var loops = new LoopOpener(grid, 30, 11);
        loops.open(_ -> {});
        var image = picture("solve maze --width 121 --height 83 --seed 11 --algorithm kruskal --loops 30");
        for (int y = 0; y < 83; y++) {
            for (int x = 0; x < 121; x++) {
                assertThat(image.getRGB(x, y)).isEqualTo(isOpen(grid, y, x) ? WHITE : BLACK);
            }
        }
        var flood = BreadthFirstFlood.search(grid, grid.index(0, 0), grid.index(40, 59), (_, _, _) -> {});
        var commandResult = CommandResult.with(
                "solve maze --width 121 --height 83 --seed 11 --algorithm kruskal --loops 30 --solve");
        assertThat(commandResult.out())
                .contains("Loops: " + loops.opened() + "\n", "Steps from A to B: " + flood.length() + "\n");
    }

    @Test
    void theHelpSaysWhatLoopsAre() {
        assertThat(CommandResult.with("solve maze --help").out().replaceAll("\\s+", " "))
                .contains("--loops", "walls still standing");
    }

    /** Square by square from the sides of the cells. */
    private static boolean isOpen(PassageGrid grid, int row, int column) {
        boolean cellRow = row % 2 == 1;
        boolean cellColumn = column % 2 == 1;
        if (cellRow && cellColumn) {
            return true;
        }
        if (cellRow && column > 0 && column < 2 * grid.columns()) {
            return (grid.sides(grid.index(row / 2, column / 2)) & PassageGrid.WEST) != 0;
        }
        if (cellColumn && row > 0 && row < 2 * grid.rows()) {
            return (grid.sides(grid.index(row / 2, column / 2)) & PassageGrid.NORTH) != 0;
        }
        return false;
    }

    @Test
    void theWayIsInAColourOfItsOwn() throws IOException {
        var grid = new PassageGrid(30, 50);
        SpanningTreeGenerator.PRIM.make(grid, 2, _ -> {});
        var flood = BreadthFirstFlood.search(grid, grid.index(0, 0), grid.index(29, 49), (_, _, _) -> {});
        var image = picture("solve maze --width 101 --height 61 --seed 2 --algorithm prim --solve");
        int coloured = 0;
        for (int y = 0; y < 61; y++) {
            for (int x = 0; x < 101; x++) {
                coloured += image.getRGB(x, y) != WHITE && image.getRGB(x, y) != BLACK ? 1 : 0;
            }
        }
        assertThat(coloured).isEqualTo(2 * flood.length() + 1);
        int way = image.getRGB(1, 1);
        for (int cell : flood.way()) {
            assertThat(image.getRGB(2 * grid.column(cell) + 1, 2 * grid.row(cell) + 1))
                    .isEqualTo(way);
        }
    }

    private BufferedImage picture(String command) throws IOException {
        var file = folder.resolve("maze.png");
        var commandResult = CommandResult.with(command + " --image " + file);
        assertThat(commandResult.err()).isEmpty();
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.out()).contains("Picture: " + file);
        return ImageIO.read(file.toFile());
    }

    @Test
    void aPictureThatCannotBeWrittenIsRefusedInOneLine() {
        var missing = folder.resolve("none").resolve("maze.png");
        assertThat(CommandResult.with("solve maze --image " + missing).err())
                .contains("there is no folder " + missing.getParent())
                .hasLineCount(1);
        assertThat(CommandResult.with("solve maze --image " + folder).err())
                .contains("is a folder")
                .hasLineCount(1);
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @CsvSource({
        "solve maze --width 10003, \"10003\" is not an odd number from 3 to 10001",
        "solve maze --height 1, --height",
        "solve maze --width 10, --width",
        "solve maze --algorithm aldous-broder, --algorithm",
        "solve maze --solve --to 99;x, 99;x",
        "solve maze --solve --to 99-1, 99-1",
    })
    void badInputIsRefusedInOneLine(String command, String reason) {
        var commandResult = CommandResult.with(command);
        assertThat(commandResult.exitCode()).isEqualTo(2);
        assertThat(commandResult.out()).isEmpty();
        assertThat(commandResult.err()).contains(reason).hasLineCount(1);
    }

    @Test
    void anEndOutsideTheMazeIsRefusedIfItCounts() {
        assertThat(CommandResult.with("solve maze --width 9 --height 9 --solve --to 9,1")
                        .exitCode())
                .isEqualTo(2);
        assertThat(CommandResult.with("solve maze --width 9 --height 9 --to 9,1")
                        .exitCode())
                .isZero();
    }

    @Test
    void aMazeOfOnesOwnIsSolved() throws IOException {
        var file = folder.resolve("maze.txt");
        Files.writeString(file, "#######\n#S  #E#\n# ### #\n#     #\n#######\n");
        var commandResult = CommandResult.with("solve maze --maze " + file);
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.out())
                .contains("Cells: 6\n", "Steps from A to B: 4\n")
                .contains("\u2588.  \u2588.\u2588\n\u2588.\u2588\u2588\u2588.\u2588\n\u2588.....\u2588\n");
        Files.writeString(file, "#######\n#S  #E#\n# #####\n#     #\n#######\n");
        var none = CommandResult.with("solve maze --maze " + file);
        assertThat(none.exitCode()).isEqualTo(1);
        assertThat(none.err()).contains("There is no path from A to B.");
        Files.writeString(file, "######\n");
        var refused = CommandResult.with("transcript maze --maze " + file);
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("Line 1, column 6: ");
    }

    @Test
    void allAlgorithmsAreComparedInARowEach() {
        var commandResult = CommandResult.with("solve maze --compare 3 --width 15 --height 15 --finder a-star");
        assertThat(commandResult.out().lines())
                .hasSize(1 + GeneratorComparison.makers().size())
                .allMatch(line -> line.split("\t", -1).length == 9)
                .startsWith("Algorithm\tShare of dead ends\tShare of dead ends, standard deviation\t"
                        + "Steps in a corridor\tSteps in a corridor, standard deviation\t"
                        + "Steps from A to B\tSteps from A to B, standard deviation\t"
                        + "Share of cells visited\tShare of cells visited, standard deviation")
                .element(1)
                .asString()
                .startsWith("recursive-backtracker\t0.");
        assertThat(CommandResult.with("solve maze --compare 3 --json").out()).contains("\"dead-ends-deviation\":0.");
        assertThat(CommandResult.with("solve maze --compare 3 --width 301").exitCode())
                .isEqualTo(2);
    }
}
