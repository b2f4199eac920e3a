package puzzlescope.queens.fast;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import puzzlescope.engine.random.PythonRandom;

/**
 * Places the queens at random, one in each row and column, and then exchanges the columns of two queens as long as
 * there are attacks.
 *
 * <p>Source: R. Sosič and J. Gu, Efficient local search with conflict minimization: a case study of the n-queens
 * problem (1994); for minimising conflicts in general, S. Minton and others (1992). Input: n, 1 or more, and a seed.
 * Output: {@code int[n]}, index = row, value = column. Time and space are linear in n on average: nearly all queens
 * find a free place at once, and the few others are repaired. The same seed gives the same solution. For 2 and 3
 * queens, where there is none, it gives up at once. Given queens keep their columns: the remaining columns are assigned
 * to the other rows at random, and exchanged among these only. Then there may be no solution, which it cannot detect:
 * it gives up after {@value #MOST_BEGINNINGS} starts.
 */
public final class SwapRepair {

    /** Observes the repair, and may influence its choices. All methods do nothing by default. */
    public interface Observer {

        /** Returns whether to call {@link #choose}. */
        default boolean mayChoose() {
            return false;
        }

        /**
         * Chooses one of several candidates.
         *
         * @param candidates a bit each; at least one
         * @param own the bit number of the default candidate
         */
        default int choose(long candidates, int own) {
            return own;
        }

        /** A queen was placed on a random square, with a number of new attacks. */
        default void drawn(int row, int column, int attacks) {}

        /** A queen that shares a diagonal with another one is selected. */
        default void blamed(int row) {}

        /** An exchange with this row would not reduce the attacks. */
        default void refused(int row, int other) {}

        /** Two queens exchanged their columns, which removed a number of attacks. */
        default void swapped(int row, int other, int fewer) {}

        /** There was no progress for long, so all queens are removed for a restart. */
        default void restarted() {}
    }

    /** The most draws for a row until a queen is placed on an attacked square. */
    private static final int DRAWS = 60;

    /** The number of exchanges tried without progress before a restart. */
    private static final int PATIENCE = 7000;

    /** The same with given queens, whose boards are small. */
    private static final int PATIENCE_WITH_GIVEN = 300;

    /** The most starts with given queens. */
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
    /** The column of each row's given queen, or -1; empty if none is given. */
    private final int[] given;
    /** The rows whose queens may be moved; empty if all may. */
    private final int[] rows;

    private final int free;
    private Diagonals diagonals;
    private int blamed;
    private int fewest;
    private int tried;
    private int untilCheck = CHECK_EVERY;

    /** @param checkStopped called every few milliseconds; an exception from it ends the search */
    public SwapRepair(int n, PythonRandom random, Observer observer, Runnable checkStopped) {
        this(n, new int[0], random, observer, checkStopped);
    }

    /**
     * Creates a search with given queens.
     *
     * @param given the column of each row's given queen, or -1; empty if there is none
     * @param checkStopped called every few milliseconds; an exception from it ends the search
     */
    public SwapRepair(int n, int[] given, PythonRandom random, Observer observer, Runnable checkStopped) {
        if (n < 1 || n == 2 || n == 3) {
            throw new IllegalArgumentException("n is " + n + ", must be 1 or at least 4");
        }
        this.n = n;
        this.observer = observer;
        this.checkStopped = checkStopped;
        choosing = observer.mayChoose();
        this.random = random;
        columns = new int[n];
        waiting = new int[n];
        this.given = given.clone();
        rows = IntStream.range(0, given.length)
                .filter(row -> given[row] == NONE)
                .toArray();
        free = given.length == 0 ? n : rows.length;
        diagonals = standing();
    }

    /** Returns the diagonals of the given queens. */
    private Diagonals standing() {
        var fresh = new Diagonals(n);
        for (int row = 0; row < given.length; row++) {
            if (given[row] != NONE) {
                fresh.add(row, given[row]);
            }
        }
        return fresh;
    }

    /** Returns the free row at an index. */
    private int row(int index) {
        return given.length == 0 ? index : rows[index];
    }

    /**
     * Searches until no queen is attacked; returns the column of each row's queen, or nothing if it gave up on given
     * queens.
     */
    public Optional<int[]> solve() {
        int beginnings = 1;
        draw();
        while (blamed > 0) {
            int row = waiting[--blamed];
            if (isAttacked(row) && !repair(choosing ? turn(row) : row)) {
                if (given.length > 0 && beginnings == MOST_BEGINNINGS) {
                    return Optional.empty();
                }
                beginnings++;
                observer.restarted();
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

    /** Assigns one of the remaining columns to each row, a safe one if a few draws find it. */
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

    /** Returns whether a queen in a row would be safe on the column at an index of the free rows. */
    private boolean isFree(int row, int index) {
        return diagonals.areFree(row, columns[row(index)]);
    }

    /** Returns the index of the column for a row: the one drawn, or in a branch another one that is not worse. */
    private int column(int index, int drawn) {
        int row = row(index);
        boolean attacked = !isFree(row, drawn);
        return choose(index, free, drawn, other -> attacked || isFree(row, other));
    }

    /** Returns the attacked queen to repair next: the last one waiting, or in a branch another one. */
    private int turn(int last) {
        waiting[blamed++] = last;
        int place = choose(0, blamed, blamed - 1, other -> isAttacked(waiting[other]));
        int row = waiting[place];
        System.arraycopy(waiting, place + 1, waiting, place, --blamed - place);
        return row;
    }

    /**
     * Chooses an index from one to before another among those that qualify; of very many, only those near its own are
     * offered.
     */
    private int choose(int from, int to, int own, IntPredicate willDo) {
        int first = own - own % Long.SIZE;
        long candidates = 0;
        for (int index = Math.max(from, first); index < Math.min(to, first + Long.SIZE); index++) {
            candidates |= willDo.test(index) ? 1L << index - first : 0;
        }
        return first + observer.choose(candidates, own - first);
    }

    /** Sets the given columns, and the remaining ones in order in the other rows. */
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

    /** Exchanges an attacked queen with random others until it is safe; returns false without progress. */
    private boolean repair(int row) {
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
        // After some time without improvement an equally good exchange is accepted, which may escape a local minimum.
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
