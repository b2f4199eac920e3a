package puzzlescope.knight.fast;

import java.util.List;
import java.util.Optional;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.Square;
import puzzlescope.knight.space.TieBreak;

/**
 * Moves on to the square with the fewest exits, without backtracking.
 *
 * <p>Source: H. C. von Warnsdorff, Des Rösselsprungs einfachste und allgemeinste Lösung (1823); ties are broken by
 * {@link TieBreak}, then by one of eight orders of the moves.
 *
 * <p>Input: rows, columns, the start. Output: a tour, or nothing if the rule meets a dead end. Time and space: linear
 * in the squares. Deterministic.
 */
public final class WarnsdorffRule {

    /** The number of orders of the moves: the rotations and reflections of the board. */
    public static final int ORDERS = 8;

    private static final int HOPS = 8;

    /** More than the exits of any square; added to those of visited squares. */
    private static final byte TAKEN = 64;

    /** Value of the margin, from which exits are subtracted too. */
    private static final byte OUTSIDE = 100;

    /**
     * Shift of the exits within a rank. The move with the lowest rank is taken: the exits are in the highest bits,
     * below them the closeness to the centre, and the place in the order in the lowest bits. Ties thus need no
     * branches, which processors predict badly.
     */
    private static final int WAYS_SHIFT = 24;

    private static final int WAYS_UNIT = 1 << WAYS_SHIFT;

    private static final int STEPS_UNCHECKED = 0xFFFF;

    /**
     * The changes by the moves in the order in which they are tried: of the place, the square's number, and twice the
     * row and column.
     */
    @SuppressWarnings("ArrayRecordComponent")
    private record Changes(int[] places, int[] squares, int[] down, int[] across) {}

    private final PaddedBoard field;
    private final int rows;
    private final int columns;
    private final byte[] fresh;
    private int reached;

    public WarnsdorffRule(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        field = new PaddedBoard(rows, columns);
        fresh = new byte[field.length()];
        field.fillMargin(fresh, OUTSIDE);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int place = field.place(row, column);
                fresh[place] = field.isInner(row, column) ? HOPS : waysFrom(place);
            }
        }
    }

    private byte waysFrom(int place) {
        int ways = 0;
        for (int offset : field.offsets()) {
            ways += fresh[place + offset] == OUTSIDE ? 0 : 1;
        }
        return (byte) ways;
    }

    /**
     * Follows the rule from a square as far as it leads.
     *
     * @param order the order of the moves that breaks the last ties, from 0 to below {@link #ORDERS}
     */
    public Optional<Tour> tour(Square start, TieBreak tieBreak, int order, Runnable checkStopped) {
        return tour(List.of(start), tieBreak, order, checkStopped);
    }

    /**
     * Follows the rule from the end of a path.
     *
     * @param given squares a knight's move apart, at least one
     */
    public Optional<Tour> tour(List<Square> given, TieBreak tieBreak, int order, Runnable checkStopped) {
        var start = given.getFirst();
        int led = given.size() - 1;
        var ways = fresh.clone();
        var hops = changes(order);
        var path = new int[rows * columns];
        int place = field.place(start.row(), start.column());
        int square = start.row() * columns + start.column();
        int down = tieBreak == TieBreak.ROTH ? 2 * start.row() - rows + 1 : 0;
        int across = tieBreak == TieBreak.ROTH ? 2 * start.column() - columns + 1 : 0;
        for (int step = 0; ; step++) {
            path[step] = square;
            ways[place] = (byte) (ways[place] + TAKEN);
            if (step == path.length - 1) {
                return Optional.of(new Tour(rows, columns, path));
            }
            if ((step & STEPS_UNCHECKED) == STEPS_UNCHECKED) {
                checkStopped.run();
            }
            int lowest = lowestRank(ways, hops, place, down, across);
            if (lowest >= TAKEN * WAYS_UNIT - WAYS_UNIT / 2) {
                reached = step + 1;
                return Optional.empty();
            }
            int hop = lowest & HOPS - 1;
            if (step < led) {
                hop = hopTo(hops, given.get(step + 1), place);
            } else if (tieBreak == TieBreak.POHL) {
                hop = fewestAfterNext(ways, hops.places, place, hop);
            }
            if (tieBreak == TieBreak.ROTH) {
                down += hops.down[hop];
                across += hops.across[hop];
            }
            place += hops.places[hop];
            square += hops.squares[hop];
        }
    }

    /** The number of squares of the last tour that failed. */
    public int reached() {
        return reached;
    }

    private int hopTo(Changes hops, Square next, int place) {
        int hop = 0;
        while (place + hops.places[hop] != field.place(next.row(), next.column())) {
            hop++;
        }
        return hop;
    }

    /**
     * Subtracts one exit from every neighbour and returns the lowest of the moves' ranks. Since all moves are equally
     * long, of two squares the one farther from the centre is in the direction in which the knight is already farther
     * out.
     *
     * @param down twice the number of rows from the centre down to the square; 0 to ignore the distance
     */
    private static int lowestRank(byte[] ways, Changes hops, int place, int down, int across) {
        int lowest = Integer.MAX_VALUE;
        for (int hop = 0; hop < HOPS; hop++) {
            int onward = --ways[place + hops.places[hop]];
            int outward = down * hops.down[hop] + across * hops.across[hop];
            lowest = Math.min(lowest, onward * WAYS_UNIT - outward * (HOPS / 2) + hop);
        }
        return lowest;
    }

    /** Returns the first move, of those with equally few exits, whose target's neighbours have the fewest. */
    private static int fewestAfterNext(byte[] ways, int[] offsets, int place, int first) {
        int fewest = ways[place + offsets[first]];
        int best = first;
        int fewestNext = Integer.MAX_VALUE;
        for (int hop = first; hop < HOPS; hop++) {
            int to = place + offsets[hop];
            if (ways[to] == fewest) {
                int next = onwardOf(ways, offsets, to);
                best = next < fewestNext ? hop : best;
                fewestNext = Math.min(next, fewestNext);
            }
        }
        return best;
    }

    private static int onwardOf(byte[] ways, int[] offsets, int place) {
        int sum = 0;
        for (int offset : offsets) {
            int onward = ways[place + offset];
            sum += onward < TAKEN ? onward : 0;
        }
        return sum;
    }

    /** Returns the moves in order, clockwise or anticlockwise from a first one. */
    private Changes changes(int order) {
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
        var changes = new Changes(new int[HOPS], new int[HOPS], new int[HOPS], new int[HOPS]);
        for (int i = 0; i < HOPS; i++) {
            int turn = order % 2 == 0 ? i : HOPS - 1 - i;
            var hop = around[(turn + 2 * (order / 2)) % HOPS];
            changes.places[i] = field.offsets()[hop.ordinal()];
            changes.squares[i] = hop.rows() * columns + hop.columns();
            changes.down[i] = 2 * hop.rows();
            changes.across[i] = 2 * hop.columns();
        }
        return changes;
    }
}
