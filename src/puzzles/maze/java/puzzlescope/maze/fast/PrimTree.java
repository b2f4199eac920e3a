package puzzlescope.maze.fast;

import java.util.Arrays;
import org.apache.commons.rng.core.source64.SplitMix64;

/**
 * Prim's algorithm with a random choice in place of the least weight: any cell of the frontier joins the tree, by any
 * of its sides adjacent to it. It yields other trees than random weights, and is the usual form in maze generation.
 *
 * <p>Source: R. C. Prim, Shortest connection networks and some generalizations (1957).
 *
 * <p>Input: a grid full of walls. Output: a spanning tree with short dead ends, grown from a random cell. Time is
 * linear; the frontier takes four bytes for each cell. The seed determines all random choices. There always is a tree.
 */
final class PrimTree {

    private final byte[] cells;
    private final int[] steps;
    private int[] frontier = new int[1024];
    private int waiting;

    private PrimTree(PassageGrid grid) {
        cells = grid.cells();
        steps = grid.steps();
    }

    static void make(PassageGrid grid, SplitMix64 draws, ProgressListener progressListener) {
        new PrimTree(grid).grow(grid, draws, progressListener);
    }

    private void grow(PassageGrid grid, SplitMix64 draws, ProgressListener progressListener) {
        long first = draws.nextLong();
        int row = below(grid.rows(), (int) first);
        int column = below(grid.columns(), (int) (first >>> 32));
        reach(grid.index(row, column), 0);
        int stride = grid.stride();
        for (int joined = 1; waiting > 0; ) {
            long bits = draws.nextLong();
            int drawn = below(waiting, (int) bits);
            int cell = frontier[drawn];
            frontier[drawn] = frontier[--waiting];
            int tree =
                    inTree(cell - stride) | inTree(cell + stride) << 1 | inTree(cell - 1) << 2 | inTree(cell + 1) << 3;
            int side = BacktrackerTree.choose(tree, bits);
            cells[cell + steps[side]] |= (byte) (1 << (side ^ 1));
            reach(cell, 1 << side);
            if (++joined % ProgressListener.CELLS == 0) {
                progressListener.reached(joined);
            }
        }
    }

    private static int below(int bound, int bits) {
        return (int) (Integer.toUnsignedLong(bits) * bound >>> 32);
    }

    private int inTree(int cell) {
        return (cells[cell] & PassageGrid.IN) >> 4;
    }

    private void reach(int cell, int sides) {
        cells[cell] = (byte) (PassageGrid.IN | sides);
        if (waiting + steps.length > frontier.length) {
            frontier = Arrays.copyOf(frontier, 2 * frontier.length);
        }
        for (int step : steps) {
            int next = cell + step;
            // Written unconditionally and kept if the cell is new, to avoid a branch.
            frontier[waiting] = next;
            int fresh = cells[next] - 1 >>> 31;
            waiting += fresh;
            cells[next] |= (byte) (fresh * PassageGrid.NOTED);
        }
    }
}
