package puzzlescope.tiles.space;

import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.engine.search.StateSpace;

/**
 * The boards of at most 9 squares and the slides between them, each board as its number in a {@link PerfectIndex}, so
 * that a search can use arrays instead of hash tables. Moves and their order are those of {@link Move}. Immutable; any
 * thread.
 */
public final class IndexedSlides implements StateSpace {

    private static final Move[] MOVES = Move.values();

    private final PerfectIndex orders;
    private final int start;
    private final int goal;

    /**
     * Creates the space from two boards, row by row with 0 for the blank.
     *
     * @throws IllegalArgumentException if the solved order cannot be reached from both
     */
    public IndexedSlides(PerfectIndex orders, List<Integer> start, List<Integer> goal) {
        this.orders = orders;
        this.start = index(start);
        this.goal = index(goal);
    }

    private int index(List<Integer> tiles) {
        int index = orders.index(tiles);
        var read = tiles(index);
        if (!read.equals(tiles)) {
            throw new IllegalArgumentException("tiles are " + tiles + ", must be an order that can be solved");
        }
        return index;
    }

    /** The tiles of a state row by row, 0 for the blank. */
    public List<Integer> tiles(long state) {
        var tiles = new byte[orders.rows() * orders.columns()];
        orders.tiles((int) state, tiles);
        return IntStream.range(0, tiles.length)
                .mapToObj(square -> (int) tiles[square])
                .toList();
    }

    @Override
    public long start() {
        return start;
    }

    @Override
    public boolean isGoal(long state) {
        return state == goal;
    }

    @Override
    public int moves() {
        return MOVES.length;
    }

    @Override
    public long after(long state, int move) {
        return orders.after((int) state, MOVES[move]);
    }

    @Override
    public int expand(long state, long[] after) {
        int index = (int) state;
        int count = 0;
        for (var move : MOVES) {
            int to = orders.after(index, move);
            if (to != NONE) {
                after[count++] = to;
            }
        }
        return count;
    }

    @Override
    public long bound() {
        return orders.capacity();
    }
}
