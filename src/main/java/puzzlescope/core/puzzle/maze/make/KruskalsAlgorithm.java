package puzzlescope.core.puzzle.maze.make;

import puzzlescope.core.puzzle.maze.event.CellCode;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;

/**
 * Takes walls away in a random order, unless the cells on both sides are joined already.
 *
 * <p>Source: J. B. Kruskal, On the shortest spanning subtree of a graph and the traveling salesman problem (1956), with
 * random weights.
 *
 * <p>Input: a grid of cells. Output: a spanning tree. Time is that of a find for each of the walls, n log n at most, space
 * is linear. Deterministic: the seed shuffles the walls as CPython's {@code random.shuffle} does. There always is a solution.
 */
public final class KruskalsAlgorithm extends MazeAlgorithm {

    public KruskalsAlgorithm(int rows, int columns, long seed) {
        super(rows, columns, seed);
    }

    @Override
    int make(CarvingRun plot) {
        var sets = new CountedSets(plot.cells());
        int[] walls = walls(plot);
        plot.emit(MazeEventKind.GRID_LAID, 0, plot.cells());
        plot.shuffle(walls);
        for (int wall : walls) {
            int cell = wall >> 1;
            var side = (wall & 1) == 0 ? Direction.EAST : Direction.SOUTH;
            int one = sets.number(cell);
            int other = sets.number(plot.neighbour(cell, side));
            if (one == other) {
                plot.emit(MazeEventKind.WALL_KEPT, cell, side, one);
            } else {
                unite(plot, sets, MazeEventKind.SETS_JOINED, cell, side);
            }
        }
        return -1;
    }

    /** All walls between two cells: the cell west or north of it, doubled, and 1 if it is the wall in the south. */
    private static int[] walls(CarvingRun plot) {
        int count = plot.rows() * (plot.columns() - 1) + (plot.rows() - 1) * plot.columns();
        var walls = new int[count];
        int next = 0;
        for (int cell = 0; cell < plot.cells(); cell++) {
            if ((plot.sides(cell) & Direction.EAST.bit()) != 0) {
                walls[next++] = 2 * cell;
            }
            if ((plot.sides(cell) & Direction.SOUTH.bit()) != 0) {
                walls[next++] = 2 * cell + 1;
            }
        }
        return walls;
    }

    /** Makes one set of those on both sides of a wall; the number that is kept is that of the larger one. */
    static void unite(CarvingRun plot, CountedSets sets, MazeEventKind kind, int cell, Direction side) {
        int one = sets.number(cell);
        int other = sets.number(plot.neighbour(cell, side));
        int kept = sets.keeping(one, other);
        int absorbed = kept == one ? other : one;
        sets.unite(kept, absorbed);
        int named = CellCode.fitsBothSets(kept, absorbed) ? kept : kept == one ? CellCode.OWN_SET : CellCode.OTHER_SET;
        plot.emit(kind, cell, side, named, absorbed);
    }
}
