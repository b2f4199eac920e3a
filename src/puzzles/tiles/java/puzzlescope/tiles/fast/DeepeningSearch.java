package puzzlescope.tiles.fast;

import static puzzlescope.tiles.fast.SlideTable.FIELD;
import static puzzlescope.tiles.fast.SlideTable.MASK;

import puzzlescope.tiles.space.TileOrder;

/**
 * Iterative deepening on a board in one array, without a heuristic or with Manhattan distance: the tiles slide in
 * place, and the estimate is updated for the tile that slid.
 *
 * <p>Source: R. E. Korf, Depth-first iterative-deepening: an optimal admissible tree search, 1985.
 *
 * <p>Input: a solvable order, 2×2 to 5×5. Output: the length of a shortest path and the number of boards generated.
 * Time grows exponentially with the length, space is linear in it. Deterministic. Beyond the limit of boards it gives
 * up.
 *
 * <p>One thread.
 */
public final class DeepeningSearch {

    /** Result of {@link #search} if the limit was met. */
    public static final int GAVE_UP = -1;

    private static final int LONGEST = 256;
    /** The number of boards between two checks for a stop: about 1 ms. */
    private static final int BETWEEN_CHECKS = 1 << 16;

    private final byte[] tiles;
    private final int[] sources;
    private final byte[] changes;
    /** The Manhattan distance at each depth. */
    private final byte[] needed = new byte[LONGEST];

    private final int blank;
    private final int distance;
    private final Runnable checkStopped;
    private final long limit;
    private long nodes;
    private long nextCheck;
    private int bound;

    /**
     * @param informed whether Manhattan distance prunes; otherwise only the bound does
     * @param limit the most boards to generate
     * @param checkStopped may throw to end the search
     */
    public DeepeningSearch(TileOrder start, boolean informed, long limit, Runnable checkStopped) {
        this.limit = limit;
        this.checkStopped = checkStopped;
        var slideTable = SlideTable.of(start.size());
        sources = slideTable.sources();
        changes = slideTable.changes();
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

    /** Searches; returns the length of a shortest path, or {@link #GAVE_UP}. */
    public int search() {
        bound = needed[distance];
        // No tile has come from the blank's own square, so all are tried.
        while (!visit(blank, blank, bound, distance)) {
            if (nodes >= limit) {
                return GAVE_UP;
            }
            // Every move changes the parity of the estimate, so bounds of the wrong parity are skipped.
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

    /** The number of boards generated, including those cut off. */
    public long nodes() {
        return nodes;
    }

    /** The bound of the last attempt; the length of the path if one was found. */
    public int bound() {
        return bound;
    }
}
