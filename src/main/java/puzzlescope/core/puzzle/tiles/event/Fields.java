package puzzlescope.core.puzzle.tiles.event;

/** How the numbers of boards and slides lie within an event's 56 bits. */
public final class Fields {

    /** Boards are numbered from 0 to below 2 to the power of this. */
    public static final int NUMBER_BITS = 21;

    static final int MOST_BOARDS = 1 << NUMBER_BITS;
    /** For g and h, which stay below 2 to the power of this on boards that have numbers. */
    public static final int COUNT_BITS = 7;

    public static final int SECOND = NUMBER_BITS;
    public static final int THIRD = 2 * NUMBER_BITS;
    public static final int FOURTH = THIRD + COUNT_BITS;

    private static final int EVENT_BITS = 56;

    private Fields() {}

    public static int number(long bits, int shift) {
        return (int) (bits >>> shift) & MOST_BOARDS - 1;
    }

    public static int count(long bits, int shift) {
        return (int) (bits >>> shift) & (1 << COUNT_BITS) - 1;
    }

    static long of(int first, int second, int third, int fourth) {
        assert (first | second) >>> NUMBER_BITS == 0 && (third | fourth) >>> COUNT_BITS == 0 : "field out of range";
        long bits = first | (long) second << SECOND | (long) third << THIRD | (long) fourth << FOURTH;
        // The topmost bit is the sign of an event's whole operand.
        int unused = Long.SIZE - EVENT_BITS;
        return bits << unused >> unused;
    }
}
