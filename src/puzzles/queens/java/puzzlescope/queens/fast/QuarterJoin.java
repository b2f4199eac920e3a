package puzzlescope.queens.fast;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Counts by joining quarters of the board. The placements of a quarter are listed once, by rows and columns. For each
 * set of rows for the left half's queens, compatible quarters are joined to all placements of the left half, and of the
 * right half, whose queens are in the other rows; it remains to check that their diagonals are disjoint. The diagonals
 * near the middle, which conflict most, are used as a key and checked for whole groups; the others take one AND for
 * each pair. With an odd n the middle column's queen is placed first. Of the sets that are reflections of each other
 * one is counted.
 *
 * <p>Source: meeting in the middle, E. Horowitz and S. Sahni, Computing partitions with applications to the knapsack
 * problem (1974), applied to the queens' diagonals. Input: n from 1 to 18. Output: the number of solutions of each set
 * of rows, which counts 4, 2 or 1 times. Time is exponential in n, about the square of the number of placements of half
 * a board divided by the number of sets; space too, but small: the quarters' lists, 22 MB for 18 queens. Deterministic.
 */
public final class QuarterJoin implements PiecewiseCount {

    /** The number of queens from which three diagonals in either direction are worth being the key; below it is two. */
    private static final int MANY = 18;

    private final int n;
    private final int half;
    /** The number of diagonals in one direction that run through both halves. */
    private final int shared;

    /** The mask of the diagonals that form the key. */
    private final long middle;

    private final int keys;

    private final List<Piece> pieces = new ArrayList<>();
    private @Nullable Quarters made;

    /** The placements of the quarters of the left half. */
    private record Quarters(QuarterPlacements upper, QuarterPlacements lower) {}

    /**
     * A set of rows for the left half's queens.
     *
     * @param middle the row of the middle column's queen, -1 if there is no such column
     * @param images this set and its reflections, as rows of the left half
     */
    private record Piece(int middle, int rows, List<Integer> images) {}

    public QuarterJoin(int n) {
        if (n < 1 || n > BorderPlacement.MOST_QUEENS) {
            throw new IllegalArgumentException("n is " + n + ", must be from 1 to " + BorderPlacement.MOST_QUEENS);
        }
        this.n = n;
        half = n / 2;
        shared = Math.max(0, 2 * half - 1);
        int first = Math.max(0, half - 2);
        int behind = Math.min(shared, first + (n < MANY ? 2 : 3));
        long falling = (1L << behind) - (1L << first);
        middle = falling | falling << shared;
        keys = 1 << Long.bitCount(middle);
        for (int row = n % 2 == 0 ? -1 : 0; row < (n % 2 == 0 ? 0 : n); row++) {
            addPieces(row);
        }
        pieces.sort(Comparator.comparingInt(piece -> PiecewiseCount.mixed(piece.rows + piece.middle)));
    }

    private void addPieces(int middle) {
        int free = (1 << n) - 1 & ~(middle < 0 ? 0 : 1 << middle);
        for (int rows = 0; rows <= free; rows++) {
            if ((rows & ~free) == 0 && Integer.bitCount(rows) == half) {
                var images = images(middle, rows, free);
                if (images[0] == key(middle, rows)) {
                    var sets =
                            LongStream.of(images).mapToObj(image -> (int) image).toList();
                    pieces.add(new Piece(middle, rows, sets));
                }
            }
        }
    }

    /** Returns this set and its distinct reflections, the least first. */
    private long[] images(int middle, int rows, int free) {
        int flipped = middle < 0 ? middle : n - 1 - middle;
        return LongStream.of(
                        key(middle, rows),
                        key(middle, free & ~rows),
                        key(flipped, flipped(rows)),
                        key(flipped, flipped(free & ~rows)))
                .sorted()
                .distinct()
                .toArray();
    }

    private static long key(int middle, int rows) {
        return (long) middle << Integer.SIZE | rows;
    }

    private int flipped(int rows) {
        return Integer.reverse(rows) >>> Integer.SIZE - n;
    }

    @Override
    public int n() {
        return n;
    }

    @Override
    public int size() {
        return pieces.size();
    }

    @Override
    public int images(int piece) {
        return pieces.get(piece).images.size();
    }

    @Override
    public int[] queens(int piece) {
        int middle = pieces.get(piece).middle;
        return middle < 0 ? new int[0] : new int[] {middle * n + half};
    }

    @Override
    public long leftRows(int piece) {
        return pieces.get(piece).rows;
    }

    /** Returns one bar for each possible number of queens in the upper left quarter. */
    @Override
    public int bars() {
        return half + 1;
    }

    @Override
    public void spread(int piece, long solutions, long[] bars) {
        var images = pieces.get(piece).images;
        for (int i = 0; i < images.size(); i++) {
            bars[Integer.bitCount(images.get(i) & (1 << half) - 1)] += solutions;
        }
    }

    /** Returns the quarters, created by the first thread that counts. */
    private synchronized Quarters quarters() {
        if (made == null) {
            made = new Quarters(
                    new QuarterPlacements(n, 0, half, half), new QuarterPlacements(n, half, n - half, half));
        }
        return made;
    }

    @Override
    public long count(int piece, Runnable checkStopped) {
        var given = pieces.get(piece);
        int middle = given.middle;
        int others = (1 << n) - 1 & ~given.rows & ~(middle < 0 ? 0 : 1 << middle);
        var left = new HalfPlacements(given.rows, middle);
        checkStopped.run();
        var right = new HalfPlacements(others, middle);
        right.mirror();
        checkStopped.run();
        return join(left.byKey(), right.byKey(), checkStopped);
    }

    private long join(GroupedPlacements left, GroupedPlacements right, Runnable checkStopped) {
        var near = new int[right.rest.length];
        long sum = 0;
        for (int key = 0; key < keys; key++) {
            if (left.begins[key] == left.begins[key + 1]) {
                continue;
            }
            checkStopped.run();
            int count = 0;
            int free = keys - 1 & ~key;
            for (int other = free; other >= 0; other = other == 0 ? -1 : other - 1 & free) {
                for (int i = right.begins[other]; i < right.begins[other + 1]; i++) {
                    near[count++] = right.rest[i];
                }
            }
            for (int i = left.begins[key]; i < left.begins[key + 1]; i++) {
                sum += apart(left.rest[i], near, count);
            }
        }
        return sum;
    }

    /** Returns the number of entries disjoint from one; written so that the compiler vectorises it. */
    private static int apart(int diagonals, int[] others, int count) {
        int apart = 0;
        for (int i = 0; i < count; i++) {
            apart += (diagonals & others[i]) - 1 >>> Integer.SIZE - 1;
        }
        return apart;
    }

    /** The placements of a half, grouped by key. */
    private static final class GroupedPlacements {

        /** The index of the first placement of each key. */
        private final int[] begins;
        /** The diagonals outside the key. */
        private final int[] rest;

        GroupedPlacements(int[] begins, int[] rest) {
            this.begins = begins;
            this.rest = rest;
        }
    }

    /**
     * The placements of the left half with queens in exactly these rows, as sets of the diagonals that reach the right
     * half.
     */
    private final class HalfPlacements {

        private static final int FIRST_CAPACITY = 1 << 10;

        private final QuarterPlacements upper = quarters().upper;
        private final QuarterPlacements lower = quarters().lower;
        private long[] diagonals = new long[FIRST_CAPACITY];
        private int size;

        HalfPlacements(int rows, int middle) {
            long falling = middle < 0 ? 0 : 1L << half - middle + n - 1;
            long rising = middle < 0 ? 0 : 1L << half + middle;
            int above = rows & (1 << half) - 1;
            int below = rows >>> half;
            int all = (1 << half) - 1;
            for (int columns = 0; columns <= all; columns++) {
                if (Integer.bitCount(columns) == Integer.bitCount(above)) {
                    join(above, below, columns, all & ~columns, falling, rising);
                }
            }
        }

        private void join(int above, int below, int columnsAbove, int columnsBelow, long falling, long rising) {
            int begin = lower.begin(below, columnsBelow);
            int end = lower.end(below, columnsBelow);
            if (begin == end) {
                return;
            }
            for (int i = upper.begin(above, columnsAbove); i < upper.end(above, columnsAbove); i++) {
                long falls = upper.falling(i);
                long rises = upper.rising(i);
                if ((falls & falling | rises & rising) == 0) {
                    for (int j = begin; j < end; j++) {
                        long alsoFalls = lower.falling(j);
                        long alsoRises = lower.rising(j);
                        if ((alsoFalls & (falls | falling) | alsoRises & (rises | rising)) == 0) {
                            add(falls | alsoFalls, rises | alsoRises);
                        }
                    }
                }
            }
        }

        private void add(long falling, long rising) {
            if (size == diagonals.length) {
                diagonals = Arrays.copyOf(diagonals, 2 * size);
            }
            diagonals[size++] = window(falling) | window(rising) << shared;
        }

        private long window(long diagonals) {
            return diagonals >>> n - half & (1L << shared) - 1;
        }

        /** Converts to the right half: the reflection turns falling diagonals into rising ones. */
        void mirror() {
            for (int i = 0; i < size; i++) {
                long falling = diagonals[i] & (1L << shared) - 1;
                long rising = diagonals[i] >>> shared;
                diagonals[i] = reversed(rising) | reversed(falling) << shared;
            }
        }

        private long reversed(long diagonals) {
            return shared == 0 ? 0 : Long.reverse(diagonals) >>> Long.SIZE - shared;
        }

        /** Groups the placements by key. */
        GroupedPlacements byKey() {
            var begins = new int[keys + 1];
            for (int i = 0; i < size; i++) {
                begins[1 + (int) Long.compress(diagonals[i], middle)]++;
            }
            for (int key = 0; key < keys; key++) {
                begins[key + 1] += begins[key];
            }
            var next = begins.clone();
            var rest = new int[size];
            for (int i = 0; i < size; i++) {
                int key = (int) Long.compress(diagonals[i], middle);
                rest[next[key]++] = (int) Long.compress(diagonals[i], ~middle);
            }
            return new GroupedPlacements(begins, rest);
        }
    }
}
