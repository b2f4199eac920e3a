package puzzlescope.knight.fast;

/**
 * Counts all tours of a board without walking any.
 *
 * <p>Source: the frontier method of D. Knuth's Simpath, The Art of Computer Programming 4A (2011), section 7.1.4; for the
 * knight, B. McKay, Knight's tours of an 8 × 8 chessboard (1997), counts by such states too.
 *
 * <p>Input: rows and columns, the shorter side at most {@value Frontier#WIDEST}, and what is counted. Output: how many tours.
 * Time and space: linear in the states, whose number grows exponentially with the shorter side only. Deterministic.
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

    /** Whether a square is left to be decided about. */
    public boolean hasNext() {
        return square < frontier.squares();
    }

    /**
     * Decides about the next square.
     *
     * @throws ArithmeticException where a count is too large for a {@code long}
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

    /** How many squares are decided about. */
    public int squares() {
        return square;
    }

    /** How many states are told apart now. */
    public int states() {
        return now.size();
    }

    /** How many tours there are among the squares decided about; each once, not once from either end. */
    public long tours() {
        return tours;
    }
}
