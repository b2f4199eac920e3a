package puzzlescope.picture.svg;

/** Numbers as short as can be, the same on every machine. */
public final class Numbers {

    private static final int HUNDREDTHS = 100;
    private static final int FINE = 1_000_000;

    private Numbers() {}

    /** With at most two decimals. */
    public static String of(double value) {
        return text(Math.round(value * HUNDREDTHS), HUNDREDTHS, 2);
    }

    /** With at most six decimals. */
    public static String fine(double value) {
        return text(Math.round(value * FINE), FINE, 6);
    }

    private static String text(long parts, int one, int decimals) {
        long whole = Math.abs(parts) / one;
        long rest = Math.abs(parts) % one;
        var sign = parts < 0 ? "-" : "";
        if (rest == 0) {
            return sign + whole;
        }
        var digits = new StringBuilder(Long.toString(one + rest)).deleteCharAt(0);
        while (digits.charAt(digits.length() - 1) == '0') {
            digits.setLength(digits.length() - 1);
        }
        return digits.length() > decimals ? sign + whole : sign + whole + "." + digits;
    }
}
