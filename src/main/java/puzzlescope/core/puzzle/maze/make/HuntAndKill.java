package puzzlescope.core.puzzle.maze.make;

import puzzlescope.core.puzzle.maze.event.MazeEventKind;

/**
 * Walks at random through cells that nobody has visited until it is stuck, then hunts row by row for such a cell beside the
 * maze and walks on from there.
 *
 * <p>Source: W. D. Pullen, Think Labyrinth: Maze algorithms (1996 and later); J. Buck, Mazes for Programmers (2015).
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time is at worst cells times rows, for the hunts; rows known to be
 * done are not searched again. Space is linear. Deterministic for a seed. There always is a solution.
 */
public final class HuntAndKill extends MazeAlgorithm {

    public HuntAndKill(int rows, int columns, long seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingRun plot) {
        int cell = plot.below(plot.cells());
        plot.join(cell);
        plot.emit(MazeEventKind.MARK_SET, cell);
        int firstRow = 0;
        while (cell >= 0) {
            kill(plot, cell);
            while (firstRow < plot.rows() && isDone(plot, firstRow)) {
                firstRow++;
            }
            cell = hunt(plot, firstRow);
        }
        return -1;
    }

    private static void kill(CarvingRun plot, int start) {
        int cell = start;
        for (int open = plot.sides(cell, false); open != 0; open = plot.sides(cell, false)) {
            var side = plot.draw(open);
            plot.emit(MazeEventKind.WALKED_ON, cell, side, Integer.bitCount(open));
            cell = plot.neighbour(cell, side);
            plot.join(cell);
        }
        plot.emit(MazeEventKind.WALK_STUCK, cell, plot.left());
    }

    private static boolean isDone(CarvingRun plot, int row) {
        for (int cell = row * plot.columns(); cell < (row + 1) * plot.columns(); cell++) {
            if (!plot.isJoined(cell)) {
                return false;
            }
        }
        return true;
    }

    /** The first cell outside the maze that lies beside it, now joined; -1 if there is none. */
    private static int hunt(CarvingRun plot, int firstRow) {
        int scanned = -1;
        for (int row = firstRow; row < plot.rows(); row++) {
            for (int cell = row * plot.columns(); cell < (row + 1) * plot.columns(); cell++) {
                int beside = plot.isJoined(cell) ? 0 : plot.sides(cell, true);
                if (beside != 0) {
                    plot.join(cell);
                    plot.emit(MazeEventKind.HUNT_ENDED, cell, plot.draw(beside), scanned + 1);
                    return cell;
                }
            }
            plot.emit(MazeEventKind.ROW_SCANNED, row * plot.columns(), scanned + 1);
            scanned = 2 * row + 1;
        }
        plot.emit(MazeEventKind.HUNT_OVER, 0, scanned + 1);
        return -1;
    }
}
