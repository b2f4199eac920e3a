package puzzlescope.core.puzzle.maze;

import puzzlescope.core.event.Packed;

/**
 * How an event about one cell is packed: the cell, one of its sides, and two numbers up to {@value #MOST}, which is enough to
 * name every cell of the largest maze. Boards read from here directly, so that applying an event makes no object.
 */
final class CellCode {

    /** The greatest number. */
    static final int MOST = (1 << 18) - 1;

    private static final int PLACE_BITS = 9;
    private static final int PLACE_MASK = (1 << PLACE_BITS) - 1;
    private static final int ROW_SHIFT = 19;
    private static final int COLUMN_SHIFT = 10;
    private static final int SIDE_SHIFT = 8;
    private static final int HIGH_MASK = (1 << SIDE_SHIFT) - 1;
    private static final int LOW_SHIFT = 18;
    private static final int LOW_BITS = 10;
    private static final int LOW_MASK = (1 << LOW_BITS) - 1;

    private CellCode() {}

    /** Packs an event about the cell at an odd row and column. */
    static long pack(MazeEventKind kind, int row, int column, Direction side, int first, int second) {
        assert ((first | second) & ~MOST) == 0 : "number out of range";
        int place = (row >> 1) << ROW_SHIFT | (column >> 1) << COLUMN_SHIFT | side.ordinal() << SIDE_SHIFT;
        return Packed.ofPair(kind, place | first >>> LOW_BITS, (first & LOW_MASK) << LOW_SHIFT | second);
    }

    static int row(long event) {
        return 2 * (Packed.upper(event) >>> ROW_SHIFT & PLACE_MASK) + 1;
    }

    static int column(long event) {
        return 2 * (Packed.upper(event) >>> COLUMN_SHIFT & PLACE_MASK) + 1;
    }

    static Direction side(long event) {
        return Direction.of(Packed.upper(event) >>> SIDE_SHIFT & 3);
    }

    static int first(long event) {
        return (Packed.upper(event) & HIGH_MASK) << LOW_BITS | Packed.lower(event) >>> LOW_SHIFT;
    }

    static int second(long event) {
        return Packed.lower(event) & MOST;
    }
}
