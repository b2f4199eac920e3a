package puzzlescope.core.puzzle.maze.event;

import puzzlescope.core.event.Packed;

/**
 * How an event about one cell is packed: the cell, one of its sides, and two numbers. The numbers share {@value #NUMBER_BITS}
 * bits, which the {@link Layout} of the kind divides between them. Where they do not fit, as in mazes of millions of cells,
 * the first keeps all its digits and the second is {@link #UNKNOWN} unless it is small; of two sets only the absorbed one
 * keeps its number. Boards read from here directly, so that applying an event makes no object.
 */
public final class CellCode {

    /** The greatest number that always fits, enough to name every cell of the largest maze. */
    static final int MOST = (1 << 22) - 1;

    /** Stands for a second number that had no room. */
    static final int UNKNOWN = -1;

    /** Stands for the number of the set that the event's own cell is in. */
    public static final int OWN_SET = -1;

    /** Stands for the number of the set that the cell on the other side is in. */
    public static final int OTHER_SET = -2;

    /** How the numbers of a kind are laid out. */
    enum Layout {
        /** Counts, and a second number that is mostly small. */
        COUNTS(12),
        /** Two numbers of which the first is small. */
        TURN(24),
        /** Two numbers of the same size. */
        EVEN(16),
        /** The numbers of two sets that become one. */
        SETS(16),
        /** Two large numbers in place of the cell, which is the first one of the maze for all of these. */
        NO_CELL(0);

        private final int secondBits;

        Layout(int secondBits) {
            this.secondBits = secondBits;
        }
    }

    private static final int PLACE_MASK = (1 << 11) - 1;
    private static final int ROW_SHIFT = 45;
    private static final int COLUMN_SHIFT = 34;
    private static final int SIDE_SHIFT = 32;
    private static final int NUMBER_BITS = 31;
    private static final int CROWDED = 1 << NUMBER_BITS;
    private static final int SMALL_BITS = 9;
    private static final int SMALL_MASK = (1 << SMALL_BITS) - 1;
    private static final int PAIR_BITS = 28;

    private CellCode() {}

    /** Whether the numbers of both sets fit beside the cell. */
    public static boolean fitsBothSets(int kept, int absorbed) {
        return fits(Layout.SETS.secondBits, kept, absorbed);
    }

    private static boolean fits(int secondBits, int first, int second) {
        return first >= 0 && second >= 0 && first >>> NUMBER_BITS - secondBits == 0 && second >>> secondBits == 0;
    }

    /** Packs an event about the cell at an odd row and column. */
    public static long pack(MazeEventKind kind, int row, int column, Direction side, int first, int second) {
        if (kind.layout() == Layout.NO_CELL) {
            return Packed.ofPair(kind, first, second);
        }
        long whole = (long) (row >> 1) << ROW_SHIFT
                | (long) (column >> 1) << COLUMN_SHIFT
                | (long) side.ordinal() << SIDE_SHIFT
                | Integer.toUnsignedLong(numbers(kind.layout(), first, second));
        return Packed.ofPair(kind, (int) (whole >>> PAIR_BITS), (int) whole & Packed.MAX_OF_PAIR);
    }

    private static int numbers(Layout layout, int first, int second) {
        if (fits(layout.secondBits, first, second)) {
            return first << layout.secondBits | second;
        }
        int large = layout == Layout.SETS ? second : first;
        int small = layout == Layout.SETS ? OWN_SET - first : second;
        assert (large & ~MOST) == 0 : "number out of range";
        return CROWDED | large << SMALL_BITS | (small < 0 || small >= SMALL_MASK ? SMALL_MASK : small);
    }

    public static int row(long event) {
        return 2 * ((int) (event >>> ROW_SHIFT) & PLACE_MASK) + 1;
    }

    public static int column(long event) {
        return 2 * ((int) (event >>> COLUMN_SHIFT) & PLACE_MASK) + 1;
    }

    public static Direction side(long event) {
        return Direction.of((int) (event >>> SIDE_SHIFT) & 3);
    }

    /** The first number; for sets {@link #OWN_SET} or {@link #OTHER_SET} if the kept one had no room. */
    public static int first(long event) {
        var layout = MazeEventKind.layout(event);
        if (layout == Layout.NO_CELL) {
            return Packed.upper(event);
        }
        int numbers = (int) event;
        if (numbers >= 0) {
            return numbers >>> layout.secondBits;
        }
        return layout == Layout.SETS ? OWN_SET - (numbers & SMALL_MASK) : large(numbers);
    }

    /** The second number, or {@link #UNKNOWN}. */
    public static int second(long event) {
        var layout = MazeEventKind.layout(event);
        if (layout == Layout.NO_CELL) {
            return Packed.lower(event);
        }
        int numbers = (int) event;
        if (numbers >= 0) {
            return numbers & (1 << layout.secondBits) - 1;
        }
        int small = numbers & SMALL_MASK;
        return layout == Layout.SETS ? large(numbers) : small == SMALL_MASK ? UNKNOWN : small;
    }

    private static int large(int numbers) {
        return (numbers & ~CROWDED) >>> SMALL_BITS;
    }
}
