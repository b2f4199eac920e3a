package puzzlescope.maze.fast;

import org.apache.commons.rng.core.source64.SplitMix64;

/**
 * Loop-erased random walks: from a cell outside, a random walk continues until it meets the tree; its path, without
 * loops, joins the tree.
 *
 * <p>Source: D. B. Wilson, Generating random spanning trees more quickly than the cover time (1996).
 *
 * <p>Input: a grid full of walls. Output: a uniformly random spanning tree. The number of steps does not depend on the
 * order of the cells, so they are processed row by row for memory locality; the first walk leads to the middle, which
 * is met soonest. The number of steps for each cell is about the number of digits of the number of cells; no space
 * besides the grid: each cell keeps the last step out of it, so that loops erase themselves. The seed determines all
 * random choices. There always is a tree.
 */
final class WilsonTree {

    private static final int SIDE = 3;
    private static final int DRAWS_IN_LONG = Long.SIZE / 2;
    private static final int LONGS = 1 << 11;

    private WilsonTree() {}

    static void make(PassageGrid grid, SplitMix64 draws, ProgressListener progressListener) {
        new Walk(grid, draws, progressListener).make();
    }

    private static final class Walk {

        private final PassageGrid grid;
        private final byte[] cells;
        private final int[] steps;
        private final SplitMix64 draws;
        private final ProgressListener progressListener;
        private int joined;
        private int longsLeft = LONGS;
        private long bits;
        private int bitsLeft;

        Walk(PassageGrid grid, SplitMix64 draws, ProgressListener progressListener) {
            this.grid = grid;
            this.draws = draws;
            this.progressListener = progressListener;
            cells = grid.cells();
            steps = grid.steps();
        }

        void make() {
            cells[grid.index(grid.rows() / 2, grid.columns() / 2)] = PassageGrid.IN;
            joined = 1;
            for (int row = 0; row < grid.rows(); row++) {
                int first = grid.index(row, 0);
                for (int start = first; start < first + grid.columns(); start++) {
                    if ((cells[start] & PassageGrid.IN) == 0) {
                        walk(start);
                        join(start);
                    }
                }
            }
        }

        /** Walks until the tree is met, recording in each cell the side by which it was last left. */
        private void walk(int start) {
            int cell = start;
            long now = bits;
            int left = bitsLeft;
            while (true) {
                if (left == 0) {
                    now = draw();
                    left = DRAWS_IN_LONG;
                }
                int side = (int) now & SIDE;
                now >>>= 2;
                left--;
                int next = cell + steps[side];
                int there = cells[next];
                if (there == PassageGrid.BORDER) {
                    continue;
                }
                cells[cell] = (byte) (PassageGrid.NOTED | side);
                cell = next;
                if ((there & PassageGrid.IN) != 0) {
                    bits = now;
                    bitsLeft = left;
                    return;
                }
            }
        }

        private long draw() {
            if (--longsLeft == 0) {
                longsLeft = LONGS;
                progressListener.reached(joined);
            }
            return draws.nextLong();
        }

        private void join(int start) {
            int cell = start;
            int arrival = 0;
            while ((cells[cell] & PassageGrid.IN) == 0) {
                int side = cells[cell] & SIDE;
                cells[cell] = (byte) (PassageGrid.IN | arrival | 1 << side);
                joined++;
                arrival = 1 << (side ^ 1);
                cell += steps[side];
            }
            cells[cell] |= (byte) arrival;
        }
    }
}
