package puzzlescope.core.puzzle.maze.make;

import java.util.Arrays;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;

/**
 * Adds loop-erased random walks: from a cell outside, walk at random until the maze is met, take out each loop as it closes,
 * and carve what is left. Every spanning tree is equally likely.
 *
 * <p>Source: D. B. Wilson, Generating random spanning trees more quickly than the cover time (1996).
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Expected time is that of a random walk between two cells on average;
 * space is linear. Deterministic for a seed; walks begin at the first cell, row by row, that is not in the maze. There always
 * is a solution, with probability 1.
 */
public final class WilsonsAlgorithm extends MazeAlgorithm {

    private static final int NOWHERE = -1;

    public WilsonsAlgorithm(int rows, int columns, long seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingRun plot) {
        var walk = new Walk(plot);
        int root = plot.below(plot.cells());
        plot.join(root);
        plot.emit(MazeEventKind.TREE_BEGUN, root);
        for (int start = 0; start < plot.cells(); start++) {
            if (!plot.isJoined(start)) {
                plot.emit(MazeEventKind.WALK_BEGUN, start, plot.left());
                walk.untilJoined(start);
                walk.carve();
            }
        }
        return -1;
    }

    /** The cells of the walk without its loops, each with the step that was made from it. */
    private static final class Walk {

        private final CarvingRun plot;
        private final int[] cells;
        private final Direction[] steps;
        /** Where in the walk a cell stands. */
        private final int[] places;

        private int length;

        Walk(CarvingRun plot) {
            this.plot = plot;
            cells = new int[plot.cells()];
            steps = new Direction[plot.cells()];
            places = new int[plot.cells()];
            Arrays.fill(places, NOWHERE);
        }

        void untilJoined(int start) {
            int cell = start;
            while (!plot.isJoined(cell)) {
                if (places[cell] != NOWHERE) {
                    eraseLoop(cell);
                }
                var side = plot.draw(plot.sides(cell));
                places[cell] = length;
                cells[length] = cell;
                steps[length++] = side;
                plot.emit(MazeEventKind.WALK_STEPPED, cell, side, length);
                cell = plot.neighbour(cell, side);
            }
            plot.emit(MazeEventKind.WALK_JOINED, cell, length);
        }

        private void eraseLoop(int cell) {
            plot.emit(MazeEventKind.LOOP_CLOSED, cell, length - places[cell]);
            for (int until = places[cell]; length > until; ) {
                int last = cells[--length];
                places[last] = NOWHERE;
                plot.emit(MazeEventKind.STEP_ERASED, last, steps[length], length);
            }
        }

        /** From the maze back to where the walk began, so that what is carved always is connected. */
        void carve() {
            while (length > 0) {
                int last = cells[--length];
                places[last] = NOWHERE;
                plot.join(last);
                plot.emit(MazeEventKind.STEP_CARVED, last, steps[length], length);
            }
            plot.emit(MazeEventKind.WALK_ENDED, cells[0], plot.left());
        }
    }
}
