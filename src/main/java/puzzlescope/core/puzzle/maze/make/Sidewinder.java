package puzzlescope.core.puzzle.maze.make;

import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;

/**
 * Goes through each row from west to east and lets a draw say whether the run goes on or ends; a run that ends goes north
 * from one of its cells. The top row becomes one corridor.
 *
 * <p>Source: J. Buck, Mazes for Programmers (2015), chapter 2.
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time is linear, space constant. Deterministic for a seed. There always
 * is a solution.
 */
public final class Sidewinder extends MazeAlgorithm {

    public Sidewinder(int rows, int columns, long seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingRun plot) {
        plot.emit(MazeEventKind.GRID_LAID, 0, plot.cells());
        for (int cell = 0; cell < plot.columns() - 1; cell++) {
            plot.emit(MazeEventKind.TOP_ROW_EXTENDED, cell, Direction.EAST, 0);
        }
        int run = 0;
        for (int cell = plot.columns(); cell < plot.cells(); cell++) {
            run++;
            boolean last = (plot.sides(cell) & Direction.EAST.bit()) == 0;
            if (last || plot.below(2) == 0) {
                plot.emit(MazeEventKind.RUN_CLOSED, cell, Direction.NORTH, run, plot.below(run));
                run = 0;
            } else {
                plot.emit(MazeEventKind.RUN_EXTENDED, cell, Direction.EAST, run);
            }
        }
        return -1;
    }
}
