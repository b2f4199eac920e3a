package puzzlescope.core.puzzle.queens.fast;

import puzzlescope.core.random.PythonRandom;

/**
 * Places the queens at random, each row and column once, and then exchanges the columns of two queens as long as any attack
 * is left.
 *
 * <p>Source: R. Sosič and J. Gu, Efficient local search with conflict minimization: a case study of the n-queens problem
 * (1994); for minimising conflicts in general, S. Minton and others (1992). Input: n, 1 or more, and a seed. Output: {@code
 * int[n]}, index = row, value = column. Time and space are linear in n on average: nearly all queens find a free place at once,
 * and the few others are mended. The same seed gives the same solution. For 2 and 3 queens, where there is none, it gives up
 * before it begins.
 */
public final class SwapRepair {

    /** Follows what happens. All do nothing unless overridden. */
    public interface Observer {

        /** A queen was put on a square drawn by lot, which brings so many attacks. */
        default void drawn(int row, int column, int attacks) {}

        /** A queen that shares a diagonal with another one has its turn. */
        default void blamed(int row) {}

        /** An exchange with this row would not make the attacks fewer. */
        default void refused(int row, int other) {}

        /** Two queens exchanged their columns, which took so many attacks away. */
        default void swapped(int row, int other, int fewer) {}

        /** Nothing helped for long, so all queens are taken off. */
        default void begunAgain() {}
    }

    /** How many draws a row may take until a queen is put where it is attacked. */
    private static final int DRAWS = 60;

    /** How many exchanges are tried without progress until all begins again. */
    private static final int PATIENCE = 7000;

    private static final int CHECK_EVERY = 1 << 14;

    private final int n;
    private final PythonRandom random;
    private final Observer observer;
    private final Runnable checkStopped;
    private final int[] columns;
    private final int[] waiting;
    private Diagonals diagonals;
    private int blamed;
    private int fewest;
    private int tried;
    private int untilCheck = CHECK_EVERY;

    /** @param checkStopped called every few milliseconds; what it throws ends the search */
    public SwapRepair(int n, long seed, Observer observer, Runnable checkStopped) {
        if (n < 1 || n == 2 || n == 3) {
            throw new IllegalArgumentException("n is " + n + ", must be 1 or at least 4");
        }
        this.n = n;
        this.observer = observer;
        this.checkStopped = checkStopped;
        random = new PythonRandom(seed);
        columns = new int[n];
        waiting = new int[n];
        diagonals = new Diagonals(n);
    }

    /** Searches until no queen is attacked; gives the column of each row's queen. */
    public int[] solve() {
        draw();
        while (blamed > 0) {
            int row = waiting[--blamed];
            if (isAttacked(row) && !mend(row)) {
                observer.begunAgain();
                diagonals = new Diagonals(n);
                blamed = 0;
                draw();
            }
        }
        return columns;
    }

    private boolean isAttacked(int row) {
        return diagonals.areShared(row, columns[row]);
    }

    /** Gives each row one of the columns that are left, a free one if some draws find it. */
    private void draw() {
        for (int row = 0; row < n; row++) {
            columns[row] = row;
        }
        tried = 0;
        for (int row = 0; row < n; row++) {
            check();
            int chosen = row + random.below(n - row);
            for (int draws = 1; draws < DRAWS && !diagonals.areFree(row, columns[chosen]); draws++) {
                chosen = row + random.below(n - row);
            }
            int column = columns[chosen];
            columns[chosen] = columns[row];
            columns[row] = column;
            int before = diagonals.attacks();
            diagonals.add(row, column);
            int attacks = diagonals.attacks() - before;
            observer.drawn(row, column, attacks);
            if (attacks > 0) {
                waiting[blamed++] = row;
            }
        }
        fewest = diagonals.attacks();
    }

    /** Exchanges an attacked queen with others drawn by lot until none attacks it; false if nothing helped for long. */
    private boolean mend(int row) {
        observer.blamed(row);
        while (isAttacked(row) && tried < PATIENCE && blamed < n) {
            check();
            int other = random.below(n);
            if (other != row) {
                tryExchange(row, other);
            }
        }
        return !isAttacked(row);
    }

    private void tryExchange(int row, int other) {
        int before = diagonals.attacks();
        swap(row, other);
        int fewer = before - diagonals.attacks();
        // When nothing better has come for a while, what is as good will do: it may lead out of a dead end.
        if (fewer < 0 || fewer == 0 && tried <= n) {
            swap(row, other);
            observer.refused(row, other);
            tried++;
            return;
        }
        observer.swapped(row, other, fewer);
        tried = diagonals.attacks() < fewest ? 0 : tried + 1;
        fewest = Math.min(fewest, diagonals.attacks());
        if (isAttacked(other)) {
            waiting[blamed++] = other;
        }
    }

    private void swap(int row, int other) {
        diagonals.remove(row, columns[row]);
        diagonals.remove(other, columns[other]);
        int column = columns[row];
        columns[row] = columns[other];
        columns[other] = column;
        diagonals.add(row, columns[row]);
        diagonals.add(other, columns[other]);
    }

    private void check() {
        if (--untilCheck == 0) {
            untilCheck = CHECK_EVERY;
            checkStopped.run();
        }
    }
}
