package puzzlescope.engine.program;

/**
 * Arguments of a call, or the value that it returned, in {@value #BITS} bits: none, one or two numbers, or the number
 * of a text.
 */
final class Operands {

    static final int BITS = 40;

    private static final int FORM_SHIFT = 38;
    private static final long ONE = 1L << FORM_SHIFT;
    private static final long TWO = 2L << FORM_SHIFT;
    private static final long TEXT = 3L << FORM_SHIFT;
    private static final int PAIR_BITS = 19;
    private static final int PAIR_UNUSED = Integer.SIZE - PAIR_BITS;
    private static final long PAIR_MASK = (1L << PAIR_BITS) - 1;

    static final long NONE = 0;

    private Operands() {}

    static long of(int number) {
        return ONE | Integer.toUnsignedLong(number);
    }

    /** Returns whether two numbers have room. */
    static boolean canHold(int first, int second) {
        return isShort(first) && isShort(second);
    }

    private static boolean isShort(int number) {
        return number << PAIR_UNUSED >> PAIR_UNUSED == number;
    }

    static long of(int first, int second) {
        return TWO | (first & PAIR_MASK) << PAIR_BITS | second & PAIR_MASK;
    }

    static long ofText(int text) {
        return TEXT | text;
    }

    /** Returns them as they are written between parentheses. */
    static String text(long operands, ProgramTexts texts) {
        return switch ((int) (operands >>> FORM_SHIFT)) {
            case 0 -> "";
            case 1 -> Integer.toString((int) operands);
            case 2 -> shorted(operands >>> PAIR_BITS) + ", " + shorted(operands);
            case 3 -> texts.text((int) operands);
            default -> throw new IllegalArgumentException("operands are " + operands);
        };
    }

    private static int shorted(long bits) {
        return (int) bits << PAIR_UNUSED >> PAIR_UNUSED;
    }
}
