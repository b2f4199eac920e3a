package puzzlescope.knight.fast;

/**
 * Counts all tours of a board without constructing any.
 *
 * <p>Source: the frontier method of D. Knuth's Simpath, The Art of Computer Programming 4A (2011), section 7.1.4; for
 * the knight, B. McKay, Knight's tours of an 8 × 8 chessboard (1997), also counts by such states.
 *
 * <p>Input: rows and columns, the shorter side at most {@value Frontier#WIDEST}, and the kind of tours. Output: the
 * number of tours. Time and space: linear in the states, whose number grows exponentially with the shorter side only.
 * Deterministic.
 */
public final class FrontierCount {

    private static final int STATES_UNCHECKED = 0xFFF;

    private final Frontier frontier;
    private StateCounts now = new StateCounts();
    private StateCounts next = new StateCounts();
    private long tours;
    private int square;

    public FrontierCount(Frontier frontier) {
        this.frontier = frontier;
        now.add(frontier.first(), 1);
    }

    /** Returns whether there is another square to process. */
    public boolean hasNext() {
        return square < frontier.squares();
    }

    /**
     * Processes the next square.
     *
     * @throws ArithmeticException if a count is too large for a {@code long}
     */
    public void advance(Runnable checkStopped) {
        next.clear();
        for (int slot = 0; slot < now.capacity(); slot++) {
            if ((slot & STATES_UNCHECKED) == 0) {
                checkStopped.run();
            }
            long state = now.state(slot);
            if (state != Frontier.NONE) {
                frontier.step(state, square);
                long count = now.count(slot);
                for (int i = 0; i < frontier.resultCount(); i++) {
                    next.add(frontier.result(i), count);
                }
                tours = Math.addExact(tours, Math.multiplyExact(count, (long) frontier.completed()));
            }
        }
        var last = now;
        now = next;
        next = last;
        square++;
    }

    public int squares() {
        return square;
    }

    /** The current number of distinct states. */
    public int states() {
        return now.size();
    }

    /** The number of tours on the processed squares; each counted once, not once from either end. */
    public long tours() {
        return tours;
    }
}
