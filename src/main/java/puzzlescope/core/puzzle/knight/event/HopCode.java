package puzzlescope.core.puzzle.knight.event;

import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.knight.space.Hop;

/**
 * How an event about a square, a hop from it and a number on the board is packed: numbers run to a million, more than one of four
 * operands holds. Boards read from here directly, so that applying an event makes no object.
 */
public final class HopCode {

    private static final int NUMBER_BITS = 20;
    private static final int WHY_BITS = 7;
    private static final int PLACE_BITS = 10;
    private static final int WHY_SHIFT = NUMBER_BITS;
    private static final int HOP_SHIFT = WHY_SHIFT + WHY_BITS;
    private static final int COLUMN_SHIFT = HOP_SHIFT + Hop.BITS;
    private static final int ROW_SHIFT = COLUMN_SHIFT + PLACE_BITS;
    private static final int PLACE_MASK = (1 << PLACE_BITS) - 1;
    private static final int WHY_MASK = (1 << WHY_BITS) - 1;
    private static final int NUMBER_MASK = (1 << NUMBER_BITS) - 1;

    private static final Hop[] HOPS = Hop.values();

    private HopCode() {}

    /**
     * The packed event.
     *
     * @param why what the kind of event says of the hop, up to {@value #WHY_MASK}
     */
    public static long pack(KnightEventKind kind, int row, int column, Hop hop, int why, int number) {
        assert ((row | column) & ~PLACE_MASK) == 0 && (why & ~WHY_MASK) == 0 && (number & ~NUMBER_MASK) == 0
                : "operand out of range";
        return Packed.ofWhole(
                kind,
                (long) row << ROW_SHIFT
                        | (long) column << COLUMN_SHIFT
                        | (long) hop.ordinal() << HOP_SHIFT
                        | (long) why << WHY_SHIFT
                        | number);
    }

    /** The ordinal of the hop from one of a board's squares to another, both numbered in rows. */
    public static int between(int from, int to, int columns) {
        int across = to % columns - from % columns;
        int down = to / columns - from / columns;
        for (int hop = 0; hop < HOPS.length; hop++) {
            if (HOPS[hop].rows() == down && HOPS[hop].columns() == across) {
                return hop;
            }
        }
        throw new IllegalArgumentException("no hop leads from square " + from + " to " + to);
    }

    public static int row(long event) {
        return (int) (event >>> ROW_SHIFT) & PLACE_MASK;
    }

    public static int column(long event) {
        return (int) (event >>> COLUMN_SHIFT) & PLACE_MASK;
    }

    public static Hop hop(long event) {
        return Hop.of((int) (event >>> HOP_SHIFT));
    }

    static int why(long event) {
        return (int) (event >>> WHY_SHIFT) & WHY_MASK;
    }

    static int number(long event) {
        return (int) event & NUMBER_MASK;
    }
}
