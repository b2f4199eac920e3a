package puzzlescope.window.timeline;

/** Fractions of large whole numbers, exact where a product would overflow. */
final class Fraction {

    private Fraction() {}

    /** {@code value * part / whole}, rounded down; {@code part * whole} must fit. */
    static long floor(long value, long part, long whole) {
        return value / whole * part + value % whole * part / whole;
    }

    /** {@code value * part / whole}, rounded up; {@code part * whole} must fit. */
    static long ceiling(long value, long part, long whole) {
        return value / whole * part + Math.ceilDiv(value % whole * part, whole);
    }
}
