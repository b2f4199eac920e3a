package puzzlescope.tiles.fast;

import static puzzlescope.tiles.fast.Slides.FIELD;
import static puzzlescope.tiles.fast.Slides.MASK;

import puzzlescope.tiles.space.TileOrder;

/**
 * Iterative deepening on a board in one array, blind or with Manhattan distance: the tiles are slid in place, and the estimate
 * changes with the one tile that slid.
 *
 * <p>Source: R. E. Korf, Depth-first iterative-deepening: an optimal admissible tree search, 1985.
 *
 * <p>Input: a solvable order, 2×2 to 5×5. Output: the length of a shortest way and how many boards were looked at. Time grows
 * exponentially with the length, space is linear in it. Deterministic. If more boards would have to be looked at than the
 * limit allows, it gives up.
 *
 * <p>One thread.
 */
public final class DeepeningSearch {

    /** What {@link #search} gives when the limit was met. */
    public static final int GAVE_UP = -1;

    private static final int LONGEST = 256;
    /** How many boards are looked at from one question whether to stop to the next: about 1 ms. */
    private static final int BETWEEN_CHECKS = 1 << 16;

    private final byte[] tiles;
    private final int[] sources;
    private final byte[] changes;
    /** How many slides are left at least, by Manhattan distance. */
    private final byte[] needed = new byte[LONGEST];

    private final int blank;
    private final int distance;
    private final Runnable checkStopped;
    private final long limit;
    private long nodes;
    private long nextCheck;
    private int bound;

    /**
     * @param informed whether Manhattan distance cuts off what is too far; otherwise only the bound does
     * @param limit how many boards may be looked at
     * @param checkStopped may throw to end the search
     */
    public DeepeningSearch(TileOrder start, boolean informed, long limit, Runnable checkStopped) {
        this.limit = limit;
        this.checkStopped = checkStopped;
        var slides = Slides.of(start.size());
        sources = slides.sources();
        changes = slides.changes();
        tiles = new byte[start.tiles().size()];
        for (int square = 0; square < tiles.length; square++) {
            tiles[square] = start.tiles().get(square).byteValue();
        }
        blank = start.tiles().indexOf(0);
        distance = start.distance();
        for (int left = 1; left < LONGEST; left++) {
            needed[left] = (byte) (informed ? Math.min(left, Byte.MAX_VALUE) : 1);
        }
    }

    /** Searches; gives the length of a shortest way, or {@link #GAVE_UP}. */
    public int search() {
        bound = needed[distance];
        // No tile has come from the blank's own square: all are tried.
        while (!visit(blank, blank, bound, distance)) {
            if (nodes >= limit) {
                return GAVE_UP;
            }
            // A slide changes the estimate's parity along with the moves made.
            bound += (bound - distance & 1) == 0 ? 2 : 1;
        }
        return bound;
    }

    private boolean visit(int to, int last, int left, int apart) {
        if (apart == 0) {
            bound -= left;
            return true;
        }
        if (nodes >= nextCheck) {
            if (nodes >= limit) {
                return false;
            }
            checkStopped.run();
            nextCheck = Math.min(limit, nodes + BETWEEN_CHECKS);
        }
        for (int rest = sources[to << FIELD | last]; rest != 0; rest >>>= FIELD) {
            int from = (rest & MASK) - 1;
            int tile = tiles[from];
            int next = apart + changes[(tile << FIELD | from) << FIELD | to];
            nodes++;
            if (needed[next] < left) {
                tiles[to] = (byte) tile;
                boolean found = visit(from, to, left - 1, next);
                tiles[from] = (byte) tile;
                if (found) {
                    return true;
                }
            }
        }
        return false;
    }

    /** How many boards were looked at: slides, cut off or not. */
    public long nodes() {
        return nodes;
    }

    /** The bound of the last attempt; the length of the way if one was found. */
    public int bound() {
        return bound;
    }
}
