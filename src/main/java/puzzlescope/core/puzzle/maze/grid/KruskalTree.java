package puzzlescope.core.puzzle.maze.grid;

import java.util.Arrays;
import org.apache.commons.rng.core.source64.SplitMix64;

/**
 * All walls in a random order: each is taken away unless there is a way between its cells already.
 *
 * <p>Source: J. B. Kruskal, On the shortest spanning subtree of a graph and the traveling salesman problem (1956); sets of
 * cells by B. A. Galler and M. J. Fischer (1964), the smaller under the larger, paths halved. The order, each equally likely,
 * is drawn as C. R. Rao (1961) and R. Sandelius (1962) do: walls are dealt to {@value #HANDS} hands, then each hand is
 * shuffled, which needs no memory that is far away.
 *
 * <p>Input: a grid full of walls. Output: a spanning tree with many short dead ends. Time is all but linear; besides the grid
 * four bytes a cell and at most {@value #MOST_HELD} walls at a time, for which the deal is repeated. The seed decides every
 * draw. There always is a tree.
 */
final class KruskalTree {

    private static final int HANDS = 256;
    private static final int HAND_BITS = 8;
    private static final int MOST_HELD = 1 << 24;

    private final PassageGrid grid;
    private final byte[] cells;
    private final int stride;
    /** The next cell on the way to the one that stands for the set; of that one, how many cells there are, below zero. */
    private final int[] parents;

    private final SplitMix64 draws;
    private final long dealSeed;
    private final Progress progress;
    private int sets;
    private int looked;

    private KruskalTree(PassageGrid grid, SplitMix64 draws, Progress progress) {
        this.grid = grid;
        this.draws = draws;
        this.progress = progress;
        dealSeed = draws.nextLong();
        cells = grid.cells();
        stride = grid.stride();
        parents = new int[cells.length];
        Arrays.fill(parents, -1);
        sets = grid.size();
    }

    static void make(PassageGrid grid, SplitMix64 draws, Progress progress) {
        new KruskalTree(grid, draws, progress).work();
    }

    private void work() {
        int[] sizes = new int[HANDS];
        deal((hand, _) -> sizes[hand]++);
        int[] held = {};
        for (int from = 0; from < HANDS && sets > 1; ) {
            int to = from;
            int count = 0;
            do {
                count += sizes[to++];
            } while (to < HANDS && count + sizes[to] <= MOST_HELD);
            held = held.length < count ? new int[count] : held;
            take(from, to, sizes, held);
            from = to;
        }
    }

    /** Whoever gets the walls dealt. */
    private interface Hands {
        void give(int hand, int wall);
    }

    /** Deals every wall to a hand that is drawn, each time to the same. A wall is twice its cell, and one more in the south. */
    private void deal(Hands hands) {
        var dealer = new SplitMix64(dealSeed);
        long bits = 0;
        int left = 0;
        for (int row = 0; row < grid.rows(); row++) {
            int first = grid.index(row, 0);
            int last = first + grid.columns() - 1;
            int inSouth = row + 1 < grid.rows() ? 1 : 0;
            for (int cell = first; cell <= last; cell++) {
                if (left == 0) {
                    bits = dealer.nextLong();
                    left = Long.SIZE / (2 * HAND_BITS);
                }
                if (cell < last) {
                    hands.give((int) bits & HANDS - 1, 2 * cell);
                }
                if (inSouth != 0) {
                    hands.give((int) (bits >>> HAND_BITS) & HANDS - 1, 2 * cell + 1);
                }
                bits >>>= 2 * HAND_BITS;
                left--;
            }
        }
    }

    /** Plays some hands, one after the other. */
    private void take(int from, int to, int[] sizes, int[] held) {
        int[] ends = new int[HANDS];
        Arrays.fill(ends, -1);
        int total = 0;
        for (int hand = from; hand < to; hand++) {
            ends[hand] = total;
            total += sizes[hand];
        }
        deal((hand, wall) -> {
            if (ends[hand] >= 0) {
                held[ends[hand]++] = wall;
            }
        });
        for (int hand = from; hand < to && sets > 1; hand++) {
            int start = ends[hand] - sizes[hand];
            shuffle(held, start, ends[hand]);
            play(held, start, ends[hand]);
        }
    }

    /** R. A. Fisher and F. Yates (1938), as R. Durstenfeld wrote it (1964). */
    private void shuffle(int[] walls, int start, int end) {
        for (int i = end - 1; i > start; i--) {
            int drawn = start + (int) ((draws.nextLong() >>> 32) * (i - start + 1) >>> 32);
            int wall = walls[drawn];
            walls[drawn] = walls[i];
            walls[i] = wall;
        }
    }

    private void play(int[] walls, int start, int end) {
        for (int i = start; i < end; i++) {
            int cell = walls[i] >> 1;
            boolean across = (walls[i] & 1) == 0;
            int other = cell + (across ? 1 : stride);
            if (unite(cell, other)) {
                cells[cell] |= (byte) (across ? PassageGrid.EAST : PassageGrid.SOUTH);
                cells[other] |= (byte) (across ? PassageGrid.WEST : PassageGrid.NORTH);
                sets--;
            }
            if (++looked % Progress.CELLS == 0) {
                progress.reached(grid.size() - sets);
            }
        }
    }

    private boolean unite(int one, int other) {
        int kept = root(one);
        int absorbed = root(other);
        if (kept == absorbed) {
            return false;
        }
        if (parents[kept] > parents[absorbed]) {
            int larger = absorbed;
            absorbed = kept;
            kept = larger;
        }
        parents[kept] += parents[absorbed];
        parents[absorbed] = kept;
        return true;
    }

    private int root(int cell) {
        int here = cell;
        int next = parents[here];
        while (next >= 0) {
            int beyond = parents[next];
            if (beyond < 0) {
                return next;
            }
            parents[here] = beyond;
            here = beyond;
            next = parents[here];
        }
        return here;
    }
}
