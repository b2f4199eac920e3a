package puzzlescope.picture.svg;

/** Formats numbers as short as possible, identically on every machine. */
public final class SvgNumbers {

    private static final int HUNDREDTHS = 100;
    private static final int FINE = 1_000_000;

    private SvgNumbers() {}

    /** Formats with at most two decimals. */
    public static String of(double value) {
        return text(Math.round(value * HUNDREDTHS), HUNDREDTHS);
    }

    /** Formats with at most six decimals. */
    public static String fine(double value) {
        return text(Math.round(value * FINE), FINE);
    }

    private static String text(long parts, int one) {
        long rest = Math.abs(parts % one);
        var whole = (parts < 0 ? "-" : "") + Math.abs(parts / one);
        if (rest == 0) {
            return whole;
        }
        var digits = Long.toString(one + rest);
        int end = digits.length();
        while (digits.charAt(end - 1) == '0') {
            end--;
        }
        return whole + "." + digits.substring(1, end);
    }
}
