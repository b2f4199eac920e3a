package puzzlescope.core.puzzle.maze.make;

import puzzlescope.core.puzzle.maze.event.MazeEventKind;

/**
 * Grows the maze from one cell: the cells beside it are the frontier, one of them is drawn and joined.
 *
 * <p>Source: R. C. Prim, Shortest connection networks and some generalizations (1957); the form that draws a cell of the
 * frontier is from J. Buck, Maze Generation: Prim's Algorithm (2011).
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time and space are linear. Deterministic for a seed. There always is a
 * solution.
 */
public final class PrimsAlgorithm extends MazeAlgorithm {

    public PrimsAlgorithm(int rows, int columns, long seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingRun plot) {
        var frontier = new Frontier(plot);
        int first = plot.below(plot.cells());
        plot.join(first);
        plot.emit(MazeEventKind.TREE_BEGUN, first);
        frontier.addAround(first);
        while (frontier.size > 0) {
            int cell = frontier.takeAny();
            var side = plot.draw(plot.sides(cell, true));
            plot.join(cell);
            plot.emit(MazeEventKind.FRONTIER_JOINED, cell, side, frontier.size + 1);
            frontier.addAround(cell);
        }
        return -1;
    }

    private static final class Frontier {

        private final CarvingRun plot;
        private final int[] cells;
        private final boolean[] known;
        private int size;

        Frontier(CarvingRun plot) {
            this.plot = plot;
            cells = new int[plot.cells()];
            known = new boolean[plot.cells()];
        }

        void addAround(int cell) {
            for (int rest = plot.sides(cell, false); rest != 0; rest &= rest - 1) {
                var side = CarvingRun.lowest(rest);
                int found = plot.neighbour(cell, side);
                if (!known[found]) {
                    known[found] = true;
                    cells[size++] = found;
                    plot.emit(MazeEventKind.FRONTIER_ADDED, found, side.opposite(), size);
                }
            }
        }

        /** Takes one out; the last one fills the gap. */
        int takeAny() {
            int place = plot.below(size);
            int cell = cells[place];
            cells[place] = cells[--size];
            return cell;
        }
    }
}
