package puzzlescope.engine.program;

/**
 * Values of variables as numbers: 0 for none, small whole numbers as they are, everything else as the number of its
 * text.
 */
final class VariableValue {

    static final int NONE = 0;

    /** The value for which there is no room. */
    static final int OMITTED = 1 + ProgramTexts.OMITTED_NUMBER;

    /** The number of values; 20 bits. */
    static final int COUNT = 1 << 20;

    private static final int FIRST_WHOLE = 1 << 19;
    private static final int LEAST_WHOLE = -(1 << 18);

    private VariableValue() {}

    static int of(int whole, ProgramTexts texts) {
        long number = (long) whole - LEAST_WHOLE + FIRST_WHOLE;
        return number >= FIRST_WHOLE && number < COUNT ? (int) number : of(Integer.toString(whole), texts);
    }

    /** Returns the number of a text; that of an ellipsis if there are too many texts. */
    static int of(String text, ProgramTexts texts) {
        return 1 + texts.number(text, FIRST_WHOLE - 1);
    }

    static String text(int value, ProgramTexts texts) {
        return value >= FIRST_WHOLE ? Integer.toString(value - FIRST_WHOLE + LEAST_WHOLE) : texts.text(value - 1);
    }
}
