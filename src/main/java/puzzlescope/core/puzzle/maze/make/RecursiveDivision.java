package puzzlescope.core.puzzle.maze.make;

import puzzlescope.core.puzzle.maze.event.CarvingEvent.Chamber;
import puzzlescope.core.puzzle.maze.event.CarvingEvent.WallBuilt;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;

/**
 * Begins without walls: each chamber is divided by a wall with one door, and both halves in the same way, until a chamber is
 * one cell wide or high.
 *
 * <p>Source: J. Buck, Maze Generation: Recursive Division (2011); also W. D. Pullen, Think Labyrinth: Maze algorithms.
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time is linear in the walls and chambers, the recursion at worst as
 * deep as there are rows and columns. Deterministic for a seed: a chamber is divided across its longer side, a square one by
 * a draw. There always is a solution.
 */
public final class RecursiveDivision extends MazeAlgorithm {

    public RecursiveDivision(int rows, int columns, long seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingRun plot) {
        plot.emit(MazeEventKind.ROOM_OPENED, 0, plot.cells());
        divide(plot, 1, 1, plot.rows(), plot.columns());
        return -1;
    }

    private static void divide(CarvingRun plot, int row, int column, int rows, int columns) {
        plot.emit(new Chamber(MazeEventKind.CHAMBER_ENTERED, row, column, rows, columns));
        if (rows == 1 || columns == 1) {
            plot.emit(new Chamber(MazeEventKind.CHAMBER_NARROW, row, column, rows, columns));
            return;
        }
        boolean across = rows > columns || (rows == columns && plot.below(2) == 0);
        if (across) {
            int above = 1 + plot.below(rows - 1);
            int door = 2 * plot.below(columns);
            plot.emit(new WallBuilt(row + 2 * above - 1, column, 2 * columns - 1, door, true));
            divide(plot, row, column, above, columns);
            divide(plot, row + 2 * above, column, rows - above, columns);
        } else {
            int before = 1 + plot.below(columns - 1);
            int door = 2 * plot.below(rows);
            plot.emit(new WallBuilt(row, column + 2 * before - 1, 2 * rows - 1, door, false));
            divide(plot, row, column, rows, before);
            divide(plot, row, column + 2 * before, rows, columns - before);
        }
        plot.emit(new Chamber(MazeEventKind.CHAMBER_LEFT, row, column, rows, columns));
    }
}
