package puzzlescope.queens.fast;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import puzzlescope.engine.random.PythonRandom;

/**
 * Places the queens at random, each row and column once, and then exchanges the columns of two queens as long as any attack
 * is left.
 *
 * <p>Source: R. Sosič and J. Gu, Efficient local search with conflict minimization: a case study of the n-queens problem
 * (1994); for minimising conflicts in general, S. Minton and others (1992). Input: n, 1 or more, and a seed. Output: {@code
 * int[n]}, index = row, value = column. Time and space are linear in n on average: nearly all queens find a free place at once,
 * and the few others are mended. The same seed gives the same solution. For 2 and 3 queens, where there is none, it gives up
 * before it begins. Queens that are given keep their columns: those that are left are drawn for the other rows, and exchanged
 * among these alone. Then there need not be a solution, which it cannot know: it gives up after {@value #MOST_BEGINNINGS}
 * beginnings.
 */
public final class SwapRepair {

    /** Follows what happens, and may choose. All do nothing unless overridden. */
    public interface Observer {

        /** Whether {@link #choose} is to be asked. */
        default boolean mayChoose() {
            return false;
        }

        /**
         * Which of several candidates is taken.
         *
         * @param candidates a bit each; at least one
         * @param own the bit number of the one that would be taken
         */
        default int choose(long candidates, int own) {
            return own;
        }

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

    /** The same where queens are given, whose boards are small. */
    private static final int PATIENCE_WITH_GIVEN = 300;

    /** How often it begins where queens are given. */
    public static final int MOST_BEGINNINGS = 200;

    private static final int NONE = -1;
    private static final int CHECK_EVERY = 1 << 14;

    private final int n;
    private final PythonRandom random;
    private final Observer observer;
    private final Runnable checkStopped;
    private final boolean choosing;
    private final int[] columns;
    private final int[] waiting;
    /** The column of each row's queen that is given, or -1; empty if none is. */
    private final int[] given;
    /** The rows whose queens may be moved; empty if that is all. */
    private final int[] rows;

    private final int free;
    private Diagonals diagonals;
    private int blamed;
    private int fewest;
    private int tried;
    private int untilCheck = CHECK_EVERY;

    /** @param checkStopped called every few milliseconds; what it throws ends the search */
    public SwapRepair(int n, long seed, Observer observer, Runnable checkStopped) {
        this(n, new int[0], seed, observer, checkStopped);
    }

    /**
     * A search around queens that are given.
     *
     * @param given the column of each row's queen that stays, or -1; empty if none does
     * @param checkStopped called every few milliseconds; what it throws ends the search
     */
    public SwapRepair(int n, int[] given, long seed, Observer observer, Runnable checkStopped) {
        if (n < 1 || n == 2 || n == 3) {
            throw new IllegalArgumentException("n is " + n + ", must be 1 or at least 4");
        }
        this.n = n;
        this.observer = observer;
        this.checkStopped = checkStopped;
        choosing = observer.mayChoose();
        random = new PythonRandom(seed);
        columns = new int[n];
        waiting = new int[n];
        this.given = given.clone();
        rows = IntStream.range(0, given.length)
                .filter(row -> given[row] == NONE)
                .toArray();
        free = given.length == 0 ? n : rows.length;
        diagonals = standing();
    }

    /** The diagonals with the queens that are given. */
    private Diagonals standing() {
        var fresh = new Diagonals(n);
        for (int row = 0; row < given.length; row++) {
            if (given[row] != NONE) {
                fresh.add(row, given[row]);
            }
        }
        return fresh;
    }

    /** The row that so many free ones are above. */
    private int row(int index) {
        return given.length == 0 ? index : rows[index];
    }

    /**
     * Searches until no queen is attacked; gives the column of each row's queen, or nothing if queens are given and it gave up.
     */
    public Optional<int[]> solve() {
        int beginnings = 1;
        draw();
        while (blamed > 0) {
            int row = waiting[--blamed];
            if (isAttacked(row) && !mend(choosing ? turn(row) : row)) {
                if (given.length > 0 && beginnings == MOST_BEGINNINGS) {
                    return Optional.empty();
                }
                beginnings++;
                observer.begunAgain();
                diagonals = standing();
                blamed = 0;
                draw();
            }
        }
        return Optional.of(columns);
    }

    private boolean isAttacked(int row) {
        return diagonals.areShared(row, columns[row]);
    }

    /** Gives each row one of the columns that are left, a free one if some draws find it. */
    private void draw() {
        fillColumns();
        tried = 0;
        for (int i = 0; i < free; i++) {
            check();
            int row = row(i);
            int drawn = i + random.below(free - i);
            for (int draws = 1; draws < DRAWS && !isFree(row, drawn); draws++) {
                drawn = i + random.below(free - i);
            }
            int chosen = row(choosing ? column(i, drawn) : drawn);
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

    /** Whether a queen would stand unattacked in a row, on the column that so many free rows are above. */
    private boolean isFree(int row, int index) {
        return diagonals.areFree(row, columns[row(index)]);
    }

    /** Which column that is left a row takes: that which was drawn, or another one unless it is worse. */
    private int column(int index, int drawn) {
        int row = row(index);
        boolean attacked = !isFree(row, drawn);
        return choose(index, free, drawn, other -> attacked || isFree(row, other));
    }

    /** Which queen that is attacked has its turn: the one that waits last, or another one. */
    private int turn(int last) {
        waiting[blamed++] = last;
        int place = choose(0, blamed, blamed - 1, other -> isAttacked(waiting[other]));
        int row = waiting[place];
        System.arraycopy(waiting, place + 1, waiting, place, --blamed - place);
        return row;
    }

    /** Asks which index is taken of those that will do, from one to before another; of very many, only those near its own. */
    private int choose(int from, int to, int own, IntPredicate willDo) {
        int first = own - own % Long.SIZE;
        long candidates = 0;
        for (int index = Math.max(from, first); index < Math.min(to, first + Long.SIZE); index++) {
            candidates |= willDo.test(index) ? 1L << index - first : 0;
        }
        return first + observer.choose(candidates, own - first);
    }

    /** The columns that are given, and in the other rows those that are left, in order. */
    private void fillColumns() {
        if (given.length == 0) {
            Arrays.setAll(columns, row -> row);
            return;
        }
        var taken = new boolean[n];
        for (int row = 0; row < n; row++) {
            columns[row] = given[row];
            if (given[row] != NONE) {
                taken[given[row]] = true;
            }
        }
        int next = 0;
        for (int column = 0; column < n; column++) {
            if (!taken[column]) {
                columns[rows[next++]] = column;
            }
        }
    }

    /** Exchanges an attacked queen with others drawn by lot until none attacks it; false if nothing helped for long. */
    private boolean mend(int row) {
        observer.blamed(row);
        int patience = given.length == 0 ? PATIENCE : PATIENCE_WITH_GIVEN;
        while (free > 1 && isAttacked(row) && tried < patience && blamed < n) {
            check();
            int drawn = random.below(free);
            if (row(drawn) != row) {
                tryExchange(row, row(choosing ? choose(0, free, drawn, other -> row(other) != row) : drawn));
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
