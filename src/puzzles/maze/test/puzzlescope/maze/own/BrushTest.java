package puzzlescope.maze.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.maze.event.Place;

class BrushTest {

    private static final OwnMaze FIELD = MazeReader.parse(BlankMaze.field(5, 7));
    private static final OwnMaze BLOCK = MazeReader.parse(BlankMaze.block(5, 7));

    private static String rows(OwnMaze maze) {
        return maze.text().replace('\u2588', '#').lines().collect(Collectors.joining("/"));
    }

    @Test
    void aFieldIsOpenFromEveryCellToEveryCellBesideIt() {
        assertThat(rows(FIELD)).isEqualTo("#######/#     #/# # # #/#     #/#######");
        assertThat(rows(BLOCK)).isEqualTo("#######/# #####/#######/#######/#######");
    }

    @Test
    void aWallClosesAPassageOrACellWithAllThatLeadsIntoIt() {
        assertThat(rows(Brush.WALL.draw(FIELD, 1, 2))).isEqualTo("#######/# #   #/# # # #/#     #/#######");
        assertThat(rows(Brush.WALL.draw(FIELD, 1, 3))).isEqualTo("#######/# ### #/# ### #/#     #/#######");
    }

    @Test
    void aPassageOpensTheCellsAtItsEnds() {
        assertThat(rows(Brush.PASSAGE.draw(BLOCK, 2, 5))).isEqualTo("#######/# ### #/##### #/##### #/#######");
        assertThat(rows(Brush.PASSAGE.draw(BLOCK, 3, 2))).isEqualTo("#######/# #####/#######/#   ###/#######");
        assertThat(rows(Brush.PASSAGE.draw(BLOCK, 3, 3))).isEqualTo("#######/# #####/#######/### ###/#######");
    }

    @Test
    void mudLiesInPassagesOnly() {
        var muddy = Brush.MUD.draw(BLOCK, 1, 2);
        assertThat(rows(muddy)).isEqualTo("#######/# ~ ###/#######/#######/#######");
        assertThat(Brush.MUD.draw(muddy, 1, 1)).isEqualTo(muddy);
        assertThat(rows(Brush.PASSAGE.draw(muddy, 1, 2))).isEqualTo("#######/#   ###/#######/#######/#######");
    }

    @Test
    void thereIsOneStartAndGoalsComeAndGo() {
        var marked = Brush.GOAL.draw(Brush.START.draw(FIELD, 3, 5), 1, 1);
        assertThat(rows(marked)).isEqualTo("#######/#E    #/# # # #/#    S#/#######");
        var moved = Brush.START.draw(marked, 3, 1);
        assertThat(moved.ends().from()).isEqualTo(new Place(3, 1));
        var more = Brush.GOAL.draw(moved, 3, 5);
        assertThat(more.ends().goals()).containsExactly(new Place(1, 1), new Place(3, 5));
        assertThat(Brush.GOAL.draw(more, 1, 1).ends().goals()).containsExactly(new Place(3, 5));
    }

    @ParameterizedTest
    @EnumSource
    void theBorderAndTheCornersOfCellsStayWalls(Brush brush) {
        assertThat(brush.draw(FIELD, 0, 3)).isEqualTo(FIELD);
        assertThat(brush.draw(FIELD, 4, 6)).isEqualTo(FIELD);
        assertThat(brush.draw(FIELD, 2, 2)).isEqualTo(FIELD);
    }

    @Test
    void lettersStayAsTheyWereTyped() {
        var maze = MazeReader.parse("  #####\n  #A#b#\n  #####");
        assertThat(Brush.PASSAGE.draw(maze, 1, 2).text()).isEqualTo("#####\n#A b#\n#####");
        assertThat(Brush.START.draw(maze, 1, 3).text()).isEqualTo("#####\n# #S#\n#####");
    }

    @Test
    void theLastCellCannotBeClosed() {
        assertThatThrownBy(() -> Brush.WALL.draw(BLOCK, 1, 1)).isInstanceOf(InvalidInput.class);
    }

    @Test
    void whateverIsDrawnIsAMazeInWhichTheSquareIsAsDrawn() {
        var random = new Random(11);
        var maze = MazeReader.parse(BlankMaze.field(11, 15));
        for (int stroke = 0; stroke < 3_000; stroke++) {
            var brush = Brush.values()[random.nextInt(Brush.values().length)];
            int row = random.nextInt(maze.rows());
            int column = random.nextInt(maze.columns());
            OwnMaze next;
            try {
                next = brush.draw(maze, row, column);
            } catch (InvalidInput refused) {
                assertThat(brush).isIn(Brush.GOAL, Brush.WALL);
                continue;
            }
            boolean inside = row > 0 && column > 0 && row < maze.rows() - 1 && column < maze.columns() - 1;
            if (inside && (row % 2 == 1 || column % 2 == 1) && !brush.isMark()) {
                boolean cell = row % 2 == 1 && column % 2 == 1;
                if (brush == Brush.MUD) {
                    assertThat(next.isMuddy(row, column)).isEqualTo(!cell);
                } else {
                    assertThat(next.isOpen(row, column)).isEqualTo(brush == Brush.PASSAGE);
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
