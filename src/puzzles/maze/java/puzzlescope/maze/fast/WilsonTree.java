package puzzlescope.maze.fast;

import org.apache.commons.rng.core.source64.SplitMix64;

/**
 * Loop-erased random walks: from a cell outside the tree one walks at random until one meets the tree; the way there, without
 * its loops, joins it.
 *
 * <p>Source: D. B. Wilson, Generating random spanning trees more quickly than the cover time (1996).
 *
 * <p>Input: a grid full of walls. Output: any of all spanning trees, each as likely as every other. How many steps are walked
 * does not depend on the order of the cells, so they are taken row by row, where the memory is near; the first walk leads to
 * the middle, which is met soonest. About as many steps a cell as the number of cells has digits; no space besides the grid:
 * each cell keeps the last step out of it, so that a loop erases itself. The seed decides every draw. There always is a tree.
 */
final class WilsonTree {

    private static final int SIDE = 3;
    private static final int DRAWS_IN_LONG = Long.SIZE / 2;
    private static final int LONGS = 1 << 11;

    private WilsonTree() {}

    static void make(PassageGrid grid, SplitMix64 draws, Progress progress) {
        new Walk(grid, draws, progress).make();
    }

    private static final class Walk {

        private final PassageGrid grid;
        private final byte[] cells;
        private final int[] steps;
        private final SplitMix64 draws;
        private final Progress progress;
        private int joined;
        private int longsLeft = LONGS;
        private long bits;
        private int bitsLeft;

        Walk(PassageGrid grid, SplitMix64 draws, Progress progress) {
            this.grid = grid;
            this.draws = draws;
            this.progress = progress;
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

        /** Walks until the tree is met; each cell remembers by which side it was left last. */
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
                progress.reached(joined);
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
