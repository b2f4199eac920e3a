package puzzlescope.core.puzzle.knight;

import java.util.Optional;

/**
 * Hops on to the square with the fewest ways onward, and never back.
 *
 * <p>Source: H. C. von Warnsdorff, Des Rösselsprungs einfachste und allgemeinste Lösung (1823); of equal squares the one
 * that {@link TieBreak} prefers, and then the first in one of eight orders of the hops.
 *
 * <p>Input: rows, columns, the start. Output: a tour, or nothing where the rule runs into a dead end. Time and space: linear
 * in the squares. Deterministic.
 */
final class WarnsdorffRule {

    /** How many orders of the hops there are to choose from: the board turned and mirrored. */
    static final int ORDERS = 8;

    /** More ways onward than any square has; added to those of squares that are visited. */
    private static final byte TAKEN = 64;

    /** For the margin, from which ways are taken too. */
    private static final byte OUTSIDE = 100;

    private static final int STEPS_UNCHECKED = 0xFFFF;

    /** What decides between squares that have equally many ways onward. */
    enum TieBreak {
        /** Nothing but the order of the hops. */
        NONE,
        /** The square farther from the middle of the board: A. Roth. */
        ROTH,
        /** The square whose own next squares have the fewest ways together: I. Pohl, A method for finding Hamilton paths (1967). */
        POHL
    }

    private final Field field;
    private final int rows;
    private final int columns;
    private final byte[] fresh;
    private int reached;

    WarnsdorffRule(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        field = new Field(rows, columns);
        fresh = new byte[field.length()];
        field.fillMargin(fresh, OUTSIDE);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int place = field.place(row, column);
                for (int offset : field.offsets()) {
                    fresh[place] = (byte) (fresh[place] + (fresh[place + offset] >= TAKEN ? 0 : 1));
                }
            }
        }
    }

    /**
     * Goes from a square as far as the rule leads.
     *
     * @param order which order of the hops decides at last, from 0 to below {@link #ORDERS}
     */
    Optional<Tour> tour(Square start, TieBreak tieBreak, int order, Runnable checkStopped) {
        var ways = fresh.clone();
        var offsets = ordered(order);
        var path = new int[rows * columns];
        int place = field.place(start.row(), start.column());
        for (int step = 0; ; step++) {
            path[step] = place;
            ways[place] = (byte) (ways[place] + TAKEN);
            if (step == path.length - 1) {
                break;
            }
            if ((step & STEPS_UNCHECKED) == STEPS_UNCHECKED) {
                checkStopped.run();
            }
            place = next(ways, offsets, place, tieBreak);
            if (place < 0) {
                reached = step + 1;
                return Optional.empty();
            }
        }
        for (int i = 0; i < path.length; i++) {
            path[i] = field.square(path[i]);
        }
        return Optional.of(new Tour(rows, columns, path));
    }

    /** How many squares the last tour that failed had. */
    int reached() {
        return reached;
    }

    /** Takes one way from every square around and gives the one with the fewest, or -1. */
    private int next(byte[] ways, int[] offsets, int place, TieBreak tieBreak) {
        int best = -1;
        int fewest = TAKEN;
        for (int offset : offsets) {
            int to = place + offset;
            int onward = --ways[to];
            if (onward < fewest) {
                best = to;
                fewest = onward;
            } else if (onward == fewest && best >= 0 && tieBreak != TieBreak.NONE) {
                best = preferred(ways, offsets, best, to, tieBreak);
            }
        }
        return best;
    }

    private int preferred(byte[] ways, int[] offsets, int one, int other, TieBreak tieBreak) {
        boolean first = tieBreak == TieBreak.ROTH
                ? fromMiddle(one) >= fromMiddle(other)
                : onwardOf(ways, offsets, one) <= onwardOf(ways, offsets, other);
        return first ? one : other;
    }

    private long fromMiddle(int place) {
        long down = 2L * field.row(place) - rows + 1;
        long across = 2L * field.column(place) - columns + 1;
        return down * down + across * across;
    }

    private static int onwardOf(byte[] ways, int[] offsets, int place) {
        int sum = 0;
        for (int offset : offsets) {
            int onward = ways[place + offset];
            sum += onward < TAKEN ? onward : 0;
        }
        return sum;
    }

    /** The hops around the clock from another one each, one way around or the other. */
    private int[] ordered(int order) {
        var around = new Hop[] {
            Hop.UP_RIGHT,
            Hop.RIGHT_UP,
            Hop.RIGHT_DOWN,
            Hop.DOWN_RIGHT,
            Hop.DOWN_LEFT,
            Hop.LEFT_DOWN,
            Hop.LEFT_UP,
            Hop.UP_LEFT
        };
        var offsets = new int[around.length];
        for (int i = 0; i < offsets.length; i++) {
            int turn = order % 2 == 0 ? i : around.length - 1 - i;
            var hop = around[(turn + 2 * (order / 2)) % around.length];
            offsets[i] = field.offsets()[hop.ordinal()];
        }
        return offsets;
    }
}
