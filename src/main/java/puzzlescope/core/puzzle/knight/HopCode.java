package puzzlescope.core.puzzle.knight;

import puzzlescope.core.event.Packed;

/**
 * How an event about a square, a hop from it and a number on the board is packed: numbers run to 40,000, more than one of four
 * operands holds. Boards read from here directly, so that applying an event makes no object.
 */
final class HopCode {

    private static final int PLACE_BITS = 8;
    private static final int PLACE_MASK = (1 << PLACE_BITS) - 1;
    private static final int COLUMN_SHIFT = 12;
    private static final int ROW_SHIFT = COLUMN_SHIFT + PLACE_BITS;
    private static final int WHY_MASK = (1 << COLUMN_SHIFT - Hop.BITS) - 1;

    private HopCode() {}

    /** @param why what the kind of event says of the hop, up to {@value #WHY_MASK} */
    static long pack(KnightEventKind kind, int row, int column, Hop hop, int why, int number) {
        assert ((row | column) & ~PLACE_MASK) == 0 && (why & ~WHY_MASK) == 0 : "operand out of range";
        int upper = row << ROW_SHIFT | column << COLUMN_SHIFT | why << Hop.BITS | hop.ordinal();
        return Packed.ofPair(kind, upper, number);
    }

    static int row(long event) {
        return Packed.upper(event) >>> ROW_SHIFT;
    }

    static int column(long event) {
        return Packed.upper(event) >>> COLUMN_SHIFT & PLACE_MASK;
    }

    static Hop hop(long event) {
        return Hop.of(Packed.upper(event));
    }

    static int why(long event) {
        return Packed.upper(event) >>> Hop.BITS & WHY_MASK;
    }

    static int number(long event) {
        return Packed.lower(event);
    }
}
