package jugs;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.engine.search.StateSpace;

/**
 * The amounts in three jugs, and the pours between them. The first jug is full at the start, the others are empty. A state
 * holds the amounts in 4 bits each, the first jug's in the lowest.
 *
 * @param a the capacity of the first jug
 * @param b the capacity of the second jug
 * @param c the capacity of the third jug
 * @param target the amount that is wanted in any of them
 */
record JugSpace(int a, int b, int c, int target) implements StateSpace {

    static final int JUGS = 3;
    static final int MOST = 12;
    /** No water is lost, so that the amounts in two jugs determine the third. */
    static final int MOST_STATES = (MOST + 1) * (MOST + 1);

    private static final int BITS = 4;
    static final int GREATEST_STATE = (1 << BITS * JUGS) - 1;

    int capacity(int jug) {
        return switch (jug) {
            case 0 -> a;
            case 1 -> b;
            default -> c;
        };
    }

    static int amount(long state, int jug) {
        return (int) (state >>> BITS * jug) & (1 << BITS) - 1;
    }

    static String name(int jug) {
        return String.valueOf((char) ('A' + jug));
    }

    /** Returns the amounts, such as 8 0 0. */
    static String text(long state) {
        return IntStream.range(0, JUGS)
                .mapToObj(jug -> String.valueOf(amount(state, jug)))
                .collect(Collectors.joining(" "));
    }

    /** Returns the jug that a move pours from. */
    static int from(int move) {
        return move / 2;
    }

    /** Returns the jug that a move pours into. */
    static int to(int move) {
        return (move / 2 + move % 2 + 1) % JUGS;
    }

    /** Returns the state after pouring until one jug is empty or the other full, or {@link #NONE} if no water flows. */
    long pour(long state, int from, int to) {
        int poured = Math.min(amount(state, from), capacity(to) - amount(state, to));
        return poured == 0 ? NONE : state - ((long) poured << BITS * from) + ((long) poured << BITS * to);
    }

    @Override
    public long start() {
        return a;
    }

    @Override
    public boolean isGoal(long state) {
        return IntStream.range(0, JUGS).anyMatch(jug -> amount(state, jug) == target);
    }

    /** From each jug into each of the two others. */
    @Override
    public int moves() {
        return JUGS * (JUGS - 1);
    }

    @Override
    public long after(long state, int move) {
        return pour(state, from(move), to(move));
    }
}
