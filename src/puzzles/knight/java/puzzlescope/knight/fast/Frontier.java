package puzzlescope.knight.fast;

import static puzzlescope.knight.fast.HopsAhead.ACROSSES;
import static puzzlescope.knight.fast.HopsAhead.DOWNS;

/**
 * The states of the frontier method, which say what has to be known of the finished part of a board to go on.
 * Square after square, each decides which hops to later squares the tours through it take. Of all the ways to decide,
 * those that leave the same state are one and the same for the rest of the board.
 *
 * <p>Source: the frontier of D. Knuth's Simpath, The Art of Computer Programming 4A (2011), section 7.1.4. A state has four bits
 * for each square that hops can still lead to, a rolling window of two columns and two squares: where the path that ends there
 * has its other end, or that the square has both its hops, or that the other end is an end of the tour. Immutable but for the
 * results of the last step; one thread.
 */
public final class Frontier {

    /** The most squares the shorter side may have: a state then fills a {@code long}. */
    public static final int WIDEST = 6;

    /** No state. */
    static final long NONE = -1;

    private static final int BITS = 4;
    private static final long MASK = 15;
    private static final int DONE = 14;
    private static final int END = 15;
    private static final int MOST_RESULTS = 16;

    /** What is looked for. */
    public enum Kind {
        /** Tours that come back to where they begin. */
        CLOSED,
        /** Tours with two ends. */
        OPEN
    }

    private final int width;
    private final int squares;
    private final int slots;
    private final Kind kind;
    private final int start;
    private final int[] aroundLater;
    /** How many hops more the squares of one colour need than those of the other, from each square on. */
    private final int[] leadFrom;

    /** The states that the last step led to. */
    private final long[] results = new long[MOST_RESULTS];
    /** The later squares that the last step's hops lead to, as 1 + the first + (1 + the second) × the number of squares. */
    private final int[] hops = new int[MOST_RESULTS];

    private int resultCount;
    private int completed;
    private int completedHops;

    /**
     * @param width the shorter side, at most {@link #WIDEST}; squares are numbered along it
     * @param start the square where the tours have an end, or -1 if they may have their ends anywhere
     */
    public Frontier(int width, int length, Kind kind, int start) {
        this.width = width;
        this.kind = kind;
        this.start = start;
        squares = width * length;
        slots = HopsAhead.slots(width);
        aroundLater = new HopsAhead(width, squares).aroundLater();
        leadFrom = new HopsAhead(width, squares).leadFrom();
    }

    /** The state before the first square. */
    long first() {
        long state = 0;
        for (int square = 0; square < slots; square++) {
            state = set(state, square, square < squares ? square : DONE);
        }
        return state;
    }

    int squares() {
        return squares;
    }

    /** Decides about a square in every way. */
    void step(long state, int square) {
        resultCount = 0;
        completed = 0;
        int slot = square % slots;
        int mate = mate(state, slot);
        if (mate == DONE) {
            pass(state, square, 0);
            return;
        }
        boolean isStart = square == start;
        boolean untouched = mate == slot;
        if (!untouched) {
            end(state, square, 0);
            if (isStart) {
                return;
            }
        }
        for (int first = 0; first < DOWNS.length; first++) {
            int to = target(square, first);
            if (to < 0) {
                continue;
            }
            long joined = join(state, slot, to, square, 1 + to);
            if (joined == NONE) {
                continue;
            }
            if (!untouched) {
                pass(joined, square, 1 + to);
                continue;
            }
            end(joined, square, 1 + to);
            for (int second = first + 1; second < DOWNS.length && !isStart; second++) {
                int other = target(square, second);
                if (other >= 0) {
                    int taken = 1 + to + (1 + other) * (squares + 1);
                    long both = join(joined, slot, other, square, taken);
                    if (both != NONE) {
                        pass(both, square, taken);
                    }
                }
            }
        }
    }

    int resultCount() {
        return resultCount;
    }

    long result(int i) {
        return results[i];
    }

    /** How many of the last step's ways completed a tour. */
    int completed() {
        return completed;
    }

    /** The hops of the last step's way that completed a tour. */
    int completedHops() {
        return completedHops;
    }

    int hops(int i) {
        return hops[i];
    }

    /** The square that the first or the second of the hops leads to, or -1. */
    int hopTarget(int taken, boolean second) {
        return (second ? taken / (squares + 1) : taken % (squares + 1)) - 1;
    }

    private int target(int square, int hop) {
        int row = square % width + DOWNS[hop];
        int to = square + ACROSSES[hop] * width + DOWNS[hop];
        return row < 0 || row >= width || to >= squares ? -1 : to;
    }

    /** The square leaves the window, the one that hops lead to next comes in. */
    private void pass(long state, int square, int taken) {
        if (isDoomed(state, square)) {
            return;
        }
        int slot = square % slots;
        results[resultCount] = set(state, slot, square + slots < squares ? slot : DONE);
        hops[resultCount++] = taken;
    }

    /** Whether later squares need more hops than are left to them, but for the ends that the tour may still have. */
    private boolean isDoomed(long state, int square) {
        int open = 0;
        int ends = kind == Kind.CLOSED ? 0 : 2;
        for (int slot = 0; slot < slots; slot++) {
            int mate = mate(state, slot);
            open |= mate == DONE ? 0 : 1 << slot;
            ends -= mate == END ? 1 : 0;
        }
        open &= ~(1 << square % slots);
        int last = Math.min(square + slots, squares);
        for (int later = square + 1; later < last; later++) {
            int slot = later % slots;
            int mate = mate(state, slot);
            if (mate != DONE) {
                int needed = mate == slot ? 2 : 1;
                int within = aroundLater[square * slots + slot];
                int left = Integer.bitCount(within & open) + (within >>> slots);
                if (needed > left && (ends -= needed - left) < 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The tour has an end on the square, if it may. */
    private void end(long state, int square, int taken) {
        if (kind == Kind.CLOSED) {
            return;
        }
        int slot = square % slots;
        int mate = mate(state, slot);
        if (mate == END) {
            complete(set(state, slot, DONE), square, taken);
            return;
        }
        long ended = set(set(state, mate, END), slot, DONE);
        if (mayEnd(ended, square)) {
            pass(ended, square, taken);
        }
    }

    private void complete(long state, int square, int taken) {
        boolean all = square + slots >= squares;
        for (int slot = 0; slot < slots; slot++) {
            all &= mate(state, slot) == DONE;
        }
        if (all) {
            completed++;
            completedHops = taken;
        }
    }

    /**
     * Whether the ends of the tour, of which the square is one now, can be ends: they are two at most, and since hops change the
     * colour, on an odd board both have the corners' colour, on an even one they differ.
     */
    private boolean mayEnd(long state, int square) {
        int ends = ends(state);
        if (ends > (square < start ? 1 : 2) || squares % 2 == 1 && HopsAhead.colour(square, width) == 1) {
            return false;
        }
        return ends < 2 || squares % 2 == 1 || lead(state, square) == 0;
    }

    private int ends(long state) {
        int count = 0;
        for (int slot = 0; slot < slots; slot++) {
            count += mate(state, slot) == END ? 1 : 0;
        }
        return count;
    }

    /** How many hops more the squares of one colour need than those of the other, after a square. */
    private int lead(long state, int square) {
        int end = Math.min(square + slots, squares);
        int lead = leadFrom[end];
        for (int later = square + 1; later < end; later++) {
            int slot = later % slots;
            int mate = mate(state, slot);
            int needed = mate == DONE ? 0 : mate == slot ? 2 : 1;
            lead += HopsAhead.colour(later, width) == 0 ? needed : -needed;
        }
        return lead;
    }

    /** Joins the path that ends on a square with the one that ends on another. */
    private long join(long state, int from, int target, int square, int taken) {
        int to = target % slots;
        int mate = mate(state, from);
        int other = mate(state, to);
        if (other == DONE || target == start && other != to) {
            return NONE;
        }
        if (other == from && from != to) {
            if (kind == Kind.CLOSED) {
                complete(set(set(state, from, DONE), to, DONE), square, taken);
            }
            return NONE;
        }
        long joined = state;
        if (mate != from) {
            joined = set(joined, from, DONE);
        }
        if (other != to) {
            joined = set(joined, to, DONE);
        }
        if (mate == END && other == END) {
            complete(joined, square, taken);
            return NONE;
        }
        if (mate != END) {
            joined = set(joined, mate, other);
        }
        if (other != END) {
            joined = set(joined, other, mate);
        }
        return joined;
    }

    private static int mate(long state, int slot) {
        return (int) (state >>> BITS * slot & MASK);
    }

    private static long set(long state, int slot, int mate) {
        int shift = BITS * slot;
        return state & ~(MASK << shift) | (long) mate << shift;
    }
}
