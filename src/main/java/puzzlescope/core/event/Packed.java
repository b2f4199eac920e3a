package puzzlescope.core.event;

/**
 * The packed form of an event: eight bits of kind above four operands of fourteen bits each, 0 to {@value #MAX_OPERAND}, or
 * above a pair of twenty-eight bits each, 0 to {@value #MAX_OF_PAIR}, or above one whole operand of fifty-six bits with a
 * sign. Boards read operands from here directly, so that applying an event makes no object.
 */
public final class Packed {

    public static final int MAX_OPERAND = (1 << 14) - 1;

    public static final int MAX_OF_PAIR = (1 << 28) - 1;
    /** The greatest whole operand; the least is its opposite. */
    public static final long MAX_WHOLE = (1L << 55) - 1;

    private static final int OPERAND_BITS = 14;
    private static final int SECOND_SHIFT = 2 * OPERAND_BITS;
    private static final int FIRST_SHIFT = 3 * OPERAND_BITS;
    private static final int KIND_SHIFT = 4 * OPERAND_BITS;
    private static final long WHOLE_MASK = (1L << KIND_SHIFT) - 1;

    private Packed() {}

    public static long of(EventKind kind) {
        return of(kind, 0, 0, 0, 0);
    }

    public static long of(EventKind kind, int first) {
        return of(kind, first, 0, 0, 0);
    }

    public static long of(EventKind kind, int first, int second) {
        return of(kind, first, second, 0, 0);
    }

    public static long of(EventKind kind, int first, int second, int third) {
        return of(kind, first, second, third, 0);
    }

    /** Packs the operands; each must be within 0 and {@link #MAX_OPERAND}, which the parameters' bounds see to. */
    public static long of(EventKind kind, int first, int second, int third, int fourth) {
        assert ((first | second | third | fourth) & ~MAX_OPERAND) == 0 : "operand out of range";
        return ((long) kind.number() << KIND_SHIFT)
                | ((long) first << FIRST_SHIFT)
                | ((long) second << SECOND_SHIFT)
                | ((long) third << OPERAND_BITS)
                | fourth;
    }

    /** Packs two large operands, each within 0 and {@link #MAX_OF_PAIR}. */
    public static long ofPair(EventKind kind, int upper, int lower) {
        assert ((upper | lower) & ~MAX_OF_PAIR) == 0 : "operand out of range";
        return ((long) kind.number() << KIND_SHIFT) | ((long) upper << SECOND_SHIFT) | lower;
    }

    /** Packs one operand, at most {@link #MAX_WHOLE} either way. */
    public static long ofWhole(EventKind kind, long whole) {
        assert Math.abs(whole) <= MAX_WHOLE : "operand out of range";
        return ((long) kind.number() << KIND_SHIFT) | (whole & WHOLE_MASK);
    }

    /** The number of the event's kind. */
    public static int kind(long event) {
        return (int) (event >>> KIND_SHIFT);
    }

    public static int first(long event) {
        return (int) (event >>> FIRST_SHIFT) & MAX_OPERAND;
    }

    public static int second(long event) {
        return (int) (event >>> SECOND_SHIFT) & MAX_OPERAND;
    }

    public static int third(long event) {
        return (int) (event >>> OPERAND_BITS) & MAX_OPERAND;
    }

    public static int fourth(long event) {
        return (int) event & MAX_OPERAND;
    }

    /** The upper operand of a pair. */
    public static int upper(long event) {
        return (int) (event >>> SECOND_SHIFT) & MAX_OF_PAIR;
    }

    /** The lower operand of a pair. */
    public static int lower(long event) {
        return (int) event & MAX_OF_PAIR;
    }

    /** The whole operand, with its sign. */
    public static long whole(long event) {
        int kindBits = Long.SIZE - KIND_SHIFT;
        return event << kindBits >> kindBits;
    }
}
