package puzzlescope.knight.fast;

import java.util.List;
import java.util.Optional;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.Square;
import puzzlescope.knight.space.TieBreak;

/**
 * Hops on to the square with the fewest ways onward, and never back.
 *
 * <p>Source: H. C. von Warnsdorff, Des Rösselsprungs einfachste und allgemeinste Lösung (1823); of equal squares the one
 * that {@link TieBreak} prefers, and then the first in one of eight orders of the hops.
 *
 * <p>Input: rows, columns, the start. Output: a tour, or nothing where the rule runs into a dead end. Time and space: linear
 * in the squares. Deterministic.
 */
public final class WarnsdorffRule {

    /** How many orders of the hops there are to choose from: the board turned and mirrored. */
    public static final int ORDERS = 8;

    private static final int HOPS = 8;

    /** More ways onward than any square has; added to those of squares that are visited. */
    private static final byte TAKEN = 64;

    /** For the margin, from which ways are taken too. */
    private static final byte OUTSIDE = 100;

    /**
     * A hop has a rank, and the lowest is taken: the ways onward from this bit on, below them how near the middle it leads, and
     * its place in the order in the lowest bits. So nothing has to be asked about equals, which a processor guesses badly.
     */
    private static final int WAYS_SHIFT = 24;

    private static final int WAYS_UNIT = 1 << WAYS_SHIFT;

    private static final int STEPS_UNCHECKED = 0xFFFF;

    /** What the hops change, in the order in which they are tried: the place, the square's number, twice its row and column. */
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
     * Goes from a square as far as the rule leads.
     *
     * @param order which order of the hops decides at last, from 0 to below {@link #ORDERS}
     */
    public Optional<Tour> tour(Square start, TieBreak tieBreak, int order, Runnable checkStopped) {
        return tour(List.of(start), tieBreak, order, checkStopped);
    }

    /**
     * The same from the end of a path.
     *
     * @param given squares a hop apart, at least one
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

    /** How many squares the last tour that failed had. */
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
     * Takes one way from every square around and gives the lowest of the hops' ranks. All hops are equally long, so that of two
     * squares the one farther from the middle is the one toward which the knight is farther out already.
     *
     * @param down by how many half rows the square is below the middle; 0 if that is not to count
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

    /** Of the hops to squares with as few ways onward the first whose next squares have the fewest together. */
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

    /** Of the hops around the clock from another one each, one way around or the other. */
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
