package puzzlescope.maze.custom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.maze.event.MazePosition;

class MazeBrushTest {

    private static final CustomMaze FIELD = MazeReader.parse(BlankMaze.field(5, 7));
    private static final CustomMaze BLOCK = MazeReader.parse(BlankMaze.block(5, 7));

    private static String rows(CustomMaze maze) {
        return maze.text().replace('\u2588', '#').lines().collect(Collectors.joining("/"));
    }

    @Test
    void aFieldIsOpenFromEveryCellToEveryCellBesideIt() {
        assertThat(rows(FIELD)).isEqualTo("#######/#     #/# # # #/#     #/#######");
        assertThat(rows(BLOCK)).isEqualTo("#######/# #####/#######/#######/#######");
    }

    @Test
    void aWallClosesAPassageOrACellWithAllThatLeadsIntoIt() {
        assertThat(rows(MazeBrush.WALL.draw(FIELD, 1, 2))).isEqualTo("#######/# #   #/# # # #/#     #/#######");
        assertThat(rows(MazeBrush.WALL.draw(FIELD, 1, 3))).isEqualTo("#######/# ### #/# ### #/#     #/#######");
    }

    @Test
    void aPassageOpensTheCellsAtItsEnds() {
        assertThat(rows(MazeBrush.PASSAGE.draw(BLOCK, 2, 5))).isEqualTo("#######/# ### #/##### #/##### #/#######");
        assertThat(rows(MazeBrush.PASSAGE.draw(BLOCK, 3, 2))).isEqualTo("#######/# #####/#######/#   ###/#######");
        assertThat(rows(MazeBrush.PASSAGE.draw(BLOCK, 3, 3))).isEqualTo("#######/# #####/#######/### ###/#######");
    }

    @Test
    void mudLiesInPassagesOnly() {
        var muddy = MazeBrush.MUD.draw(BLOCK, 1, 2);
        assertThat(rows(muddy)).isEqualTo("#######/# ~ ###/#######/#######/#######");
        assertThat(MazeBrush.MUD.draw(muddy, 1, 1)).isEqualTo(muddy);
        assertThat(rows(MazeBrush.PASSAGE.draw(muddy, 1, 2))).isEqualTo("#######/#   ###/#######/#######/#######");
    }

    @Test
    void thereIsOneStartAndGoalsComeAndGo() {
        var marked = MazeBrush.GOAL.draw(MazeBrush.START.draw(FIELD, 3, 5), 1, 1);
        assertThat(rows(marked)).isEqualTo("#######/#E    #/# # # #/#    S#/#######");
        var moved = MazeBrush.START.draw(marked, 3, 1);
        assertThat(moved.endpoints().from()).isEqualTo(new MazePosition(3, 1));
        var more = MazeBrush.GOAL.draw(moved, 3, 5);
        assertThat(more.endpoints().goals()).containsExactly(new MazePosition(1, 1), new MazePosition(3, 5));
        assertThat(MazeBrush.GOAL.draw(more, 1, 1).endpoints().goals()).containsExactly(new MazePosition(3, 5));
    }

    @ParameterizedTest
    @EnumSource
    void theBorderAndTheCornersOfCellsStayWalls(MazeBrush mazeBrush) {
        assertThat(mazeBrush.draw(FIELD, 0, 3)).isEqualTo(FIELD);
        assertThat(mazeBrush.draw(FIELD, 4, 6)).isEqualTo(FIELD);
        assertThat(mazeBrush.draw(FIELD, 2, 2)).isEqualTo(FIELD);
    }

    @Test
    void lettersStayAsTheyWereTyped() {
        var maze = MazeReader.parse("  #####\n  #A#b#\n  #####");
        assertThat(MazeBrush.PASSAGE.draw(maze, 1, 2).text()).isEqualTo("#####\n#A b#\n#####");
        assertThat(MazeBrush.START.draw(maze, 1, 3).text()).isEqualTo("#####\n# #S#\n#####");
    }

    @Test
    void theLastCellCannotBeClosed() {
        assertThatThrownBy(() -> MazeBrush.WALL.draw(BLOCK, 1, 1)).isInstanceOf(InvalidInputException.class);
    }

    @Test
    void whateverIsDrawnIsAMazeInWhichTheSquareIsAsDrawn() {
        var random = new Random(11);
        var maze = MazeReader.parse(BlankMaze.field(11, 15));
        for (int stroke = 0; stroke < 3_000; stroke++) {
            var mazeBrush = MazeBrush.values()[random.nextInt(MazeBrush.values().length)];
            int row = random.nextInt(maze.rows());
            int column = random.nextInt(maze.columns());
            CustomMaze next;
            try {
                next = mazeBrush.draw(maze, row, column);
            } catch (InvalidInputException refused) {
                assertThat(mazeBrush).isIn(MazeBrush.GOAL, MazeBrush.WALL);
                continue;
            }
            boolean inside = row > 0 && column > 0 && row < maze.rows() - 1 && column < maze.columns() - 1;
            if (inside && (row % 2 == 1 || column % 2 == 1) && !mazeBrush.isMark()) {
                boolean cell = row % 2 == 1 && column % 2 == 1;
                if (mazeBrush == MazeBrush.MUD) {
                    assertThat(next.isMuddy(row, column)).isEqualTo(!cell);
                } else {
                    assertThat(next.isOpen(row, column)).isEqualTo(mazeBrush == MazeBrush.PASSAGE);
                }
            }
            var read = MazeReader.parse(next.text());
            assertThat(next.open()).isEqualTo(read.open());
            assertThat(next.mud()).isEqualTo(read.mud());
            assertThat(next.from()).isEqualTo(read.from());
            assertThat(next.goals()).isEqualTo(read.goals());
            maze = random.nextBoolean() ? read : next;
        }
    }
}
