package puzzlescope.knight.fast;

import static puzzlescope.knight.fast.ForwardMoves.ACROSSES;
import static puzzlescope.knight.fast.ForwardMoves.DOWNS;

/**
 * The states of the frontier method, which summarise the processed part of a board. For one square after the other, the
 * moves of the tour to later squares are chosen in every way; choices that lead to the same state are equivalent for
 * the rest of the board.
 *
 * <p>Source: the frontier of D. Knuth's Simpath, The Art of Computer Programming 4A (2011), section 7.1.4. A state has
 * four bits for each square of a rolling window of two columns and two squares, which moves can still reach: the other
 * end of the path that ends there, or that both moves of the square are fixed, or that the other end is an end of the
 * tour. Immutable except for the results of the last step; one thread.
 */
public final class Frontier {

    /** The greatest length of the shorter side: a state then fills a {@code long}. */
    public static final int WIDEST = 6;

    static final long NONE = -1;

    private static final int BITS = 4;
    private static final long MASK = 15;
    private static final int DONE = 14;
    private static final int END = 15;
    private static final int MOST_RESULTS = 16;

    /** The kind of tours to find. */
    public enum Kind {
        /** Tours that return to their first square. */
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
    /** The difference between the moves that the squares of the two colours need, from each square on. */
    private final int[] leadFrom;

    /** The states that the last step led to. */
    private final long[] results = new long[MOST_RESULTS];
    /**
     * The later squares that the last step's moves lead to, as 1 + the first + (1 + the second) × (the number of
     * squares + 1).
     */
    private final int[] hops = new int[MOST_RESULTS];

    private int resultCount;
    private int completed;
    private int completedHops;

    /**
     * @param width the shorter side, at most {@link #WIDEST}; squares are numbered along it
     * @param start the square at which tours have an end, or -1 if any square may be an end
     */
    public Frontier(int width, int length, Kind kind, int start) {
        this.width = width;
        this.kind = kind;
        this.start = start;
        squares = width * length;
        slots = ForwardMoves.slots(width);
        aroundLater = new ForwardMoves(width, squares).aroundLater();
        leadFrom = new ForwardMoves(width, squares).leadFrom();
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

    /** Computes all successors of a state by the moves of a square. */
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

    /** The number of choices of the last step that completed a tour. */
    int completed() {
        return completed;
    }

    /** The moves of the last step's choice that completed a tour. */
    int completedHops() {
        return completedHops;
    }

    int hops(int i) {
        return hops[i];
    }

    /** The square that the first or the second of the moves leads to, or -1. */
    int hopTarget(int taken, boolean second) {
        return (second ? taken / (squares + 1) : taken % (squares + 1)) - 1;
    }

    private int target(int square, int hop) {
        int row = square % width + DOWNS[hop];
        int to = square + ACROSSES[hop] * width + DOWNS[hop];
        return row < 0 || row >= width || to >= squares ? -1 : to;
    }

    /** Adds a result: the square leaves the window, and the next reachable square enters it. */
    private void pass(long state, int square, int taken) {
        if (isDoomed(state, square)) {
            return;
        }
        int slot = square % slots;
        results[resultCount] = set(state, slot, square + slots < squares ? slot : DONE);
        hops[resultCount++] = taken;
    }

    /** Returns whether later squares need more moves than available, allowing for the tour's remaining ends. */
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

    /** Makes the square an end of the tour, if possible. */
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
     * Returns whether the tour can have these ends, now including the square: there are at most two, and since moves
     * change the colour, both have the corners' colour on an odd board and different colours on an even one.
     */
    private boolean mayEnd(long state, int square) {
        int ends = ends(state);
        if (ends > (square < start ? 1 : 2) || squares % 2 == 1 && ForwardMoves.colour(square, width) == 1) {
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

    /** Returns the difference between the moves that the squares of the two colours need, after a square. */
    private int lead(long state, int square) {
        int end = Math.min(square + slots, squares);
        int lead = leadFrom[end];
        for (int later = square + 1; later < end; later++) {
            int slot = later % slots;
            int mate = mate(state, slot);
            int needed = mate == DONE ? 0 : mate == slot ? 2 : 1;
            lead += ForwardMoves.colour(later, width) == 0 ? needed : -needed;
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
