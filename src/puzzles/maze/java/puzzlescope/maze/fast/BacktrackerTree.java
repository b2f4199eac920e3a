package puzzlescope.maze.fast;

import java.util.Arrays;
import org.apache.commons.rng.core.source64.SplitMix64;

/**
 * Depth-first search with random choices, from the first cell.
 *
 * <p>Source: J. Hopcroft and R. Tarjan, Algorithm 447: efficient algorithms for graph manipulation (1973), with the
 * next edge picked at random; known in maze generation as the recursive backtracker.
 *
 * <p>Input: a grid full of walls. Output: a spanning tree with long corridors and few dead ends. Time is linear;
 * besides the grid it keeps those cells of the current path that had another unvisited neighbour when they were left,
 * since backtracking can skip all others. The seed determines all random choices. There always is a tree.
 */
final class BacktrackerTree {

    /** The number of draws tabulated for each set of sides; twelve is a multiple of 1, 2, 3 and 4. */
    private static final int DRAWS = 12;

    private static final byte[] CHOSEN = chosen();

    private BacktrackerTree() {}

    private static byte[] chosen() {
        byte[] chosen = new byte[(PassageGrid.SIDES + 1) * DRAWS];
        for (int sides = 1; sides <= PassageGrid.SIDES; sides++) {
            for (int draw = 0; draw < DRAWS; draw++) {
                int rest = sides;
                for (int skipped = draw % Integer.bitCount(sides); skipped > 0; skipped--) {
                    rest &= rest - 1;
                }
                chosen[sides * DRAWS + draw] = (byte) Integer.numberOfTrailingZeros(rest);
            }
        }
        return chosen;
    }

    /** Returns one of the sides of a non-empty set: 0 north, 1 south, 2 west, 3 east. */
    static int choose(int sides, long bits) {
        return CHOSEN[choice(sides, bits)];
    }

    private static int choice(int sides, long bits) {
        return sides * DRAWS + (int) ((bits >>> 32) * DRAWS >>> 32);
    }

    /** Returns the offset of each choice, so that the next cell does not depend on the lookup of the side. */
    private static int[] moves(PassageGrid grid) {
        int[] moves = new int[CHOSEN.length];
        for (int choice = 0; choice < moves.length; choice++) {
            moves[choice] = grid.steps()[CHOSEN[choice]];
        }
        return moves;
    }

    static void make(PassageGrid grid, SplitMix64 draws, ProgressListener progressListener) {
        byte[] cells = grid.cells();
        int stride = grid.stride();
        int[] moves = moves(grid);
        int[] behind = new int[1024];
        int depth = 0;
        int cell = grid.index(0, 0);
        cells[cell] = PassageGrid.IN;
        int left = grid.size() - 1;
        while (left > 0) {
            // An unvisited cell is zero, so subtracting one sets the sign bit.
            int open = cells[cell - stride] - 1 >>> 31
                    | (cells[cell + stride] - 1 >>> 31) << 1
                    | (cells[cell - 1] - 1 >>> 31) << 2
                    | (cells[cell + 1] - 1 >>> 31) << 3;
            if (open == 0) {
                cell = behind[--depth];
                continue;
            }
            if (depth == behind.length) {
                behind = Arrays.copyOf(behind, 2 * depth);
            }
            // Written unconditionally and kept if another side is open, to avoid a branch.
            behind[depth] = cell;
            depth += -(open & open - 1) >>> 31;
            int chosen = choice(open, draws.nextLong());
            int side = CHOSEN[chosen];
            cells[cell] |= (byte) (1 << side);
            cell += moves[chosen];
            cells[cell] = (byte) (PassageGrid.IN | 1 << (side ^ 1));
            if (--left % ProgressListener.CELLS == 0) {
                progressListener.reached(grid.size() - left);
            }
        }
    }
}
