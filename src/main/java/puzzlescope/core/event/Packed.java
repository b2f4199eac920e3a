package puzzlescope.core.event;

/**
 * The packed form of an event: eight bits of kind above four operands of fourteen bits each, 0 to {@value #MAX_OPERAND}.
 * Boards read operands from here directly, so that applying an event makes no object.
 */
public final class Packed {

    public static final int MAX_OPERAND = (1 << 14) - 1;

    private static final int OPERAND_BITS = 14;
    private static final int SECOND_SHIFT = 2 * OPERAND_BITS;
    private static final int FIRST_SHIFT = 3 * OPERAND_BITS;
    private static final int KIND_SHIFT = 4 * OPERAND_BITS;

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
        return ((long) kind.ordinal() << KIND_SHIFT)
                | ((long) first << FIRST_SHIFT)
                | ((long) second << SECOND_SHIFT)
                | ((long) third << OPERAND_BITS)
                | fourth;
    }

    /** The ordinal of the event's kind. */
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
}
