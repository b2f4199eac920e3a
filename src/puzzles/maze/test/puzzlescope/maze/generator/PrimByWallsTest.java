package puzzlescope.maze.generator;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.event.CarvingEvent.AtWall;
import puzzlescope.testkit.SmallRun;

class PrimByWallsTest {

    private static SmallRun run(int width, int height) {
        return SmallRun.of(
                new MazePuzzle(),
                "algorithm",
                "prim-by-walls",
                "width",
                String.valueOf(width),
                "height",
                String.valueOf(height),
                "solve",
                "none");
    }

    /** Each wall is listed when the first of its two cells joins, and taken once. */
    @ParameterizedTest
    @CsvSource({"3, 3", "3, 15", "21, 13", "31, 31"})
    void everyWallIsListedOnceAndAllButATreeAreKept(int width, int height) {
        int columns = width / 2;
        int rows = height / 2;
        long walls = rows * (columns - 1L) + (rows - 1L) * columns;
        long removed = rows * columns - 1L;
        var counts = run(width, height).events().stream()
                .collect(groupingBy(event -> event.kind().name(), counting()));
        assertThat(counts.getOrDefault("FIRST_WALL_LISTED", 0L)).isEqualTo(removed);
        assertThat(counts.getOrDefault("FURTHER_WALL_LISTED", 0L)).isEqualTo(walls - removed);
        assertThat(counts.getOrDefault("LISTED_WALL_REMOVED", 0L)).isEqualTo(removed);
        assertThat(counts.getOrDefault("LISTED_WALL_KEPT", 0L)).isEqualTo(walls - removed);
    }

    @ParameterizedTest
    @CsvSource({"21, 13"})
    void aWallIsKeptIfTheCellBehindItIsInTheMazeAndOnlyThen(int width, int height) {
        var run = run(width, height);
        var board = (CarvingBoard) run.instance().board();
        for (long packed : run.packed()) {
            if (run.instance().vocabulary().unpack(packed) instanceof AtWall at) {
                boolean isInMaze = board.square(at.row(), at.column()) != Square.WALL;
                boolean isBehindInMaze = board.square(at.nextRow(), at.nextColumn()) != Square.WALL;
                assertThat(isBehindInMaze).isTrue();
                assertThat(isInMaze).isEqualTo(at.kind().name().equals("LISTED_WALL_KEPT"));
            }
            board.apply(packed);
        }
    }
}
