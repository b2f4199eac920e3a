package puzzlescope.states.custom;

import java.util.stream.LongStream;

/**
 * The least and the greatest value that an expression may have, over all values of its variables; of a condition from 0
 * to 1. Immutable.
 */
record ValueRange(long least, long most) {

    /** Of an expression that perhaps has no value, or too large ones. */
    static final ValueRange ANY = new ValueRange(Long.MIN_VALUE, Long.MAX_VALUE);

    private static final ValueRange NEVER = of(0);
    private static final ValueRange ALWAYS = of(1);
    private static final ValueRange SOMETIMES = new ValueRange(0, 1);

    @FunctionalInterface
    private interface Operation {
        long of(long one, long other);
    }

    static ValueRange of(long value) {
        return new ValueRange(value, value);
    }

    boolean isNever() {
        return equals(NEVER);
    }

    ValueRange plus(ValueRange other) {
        return ofBounds(other, Math::addExact);
    }

    ValueRange minus(ValueRange other) {
        return ofBounds(other, Math::subtractExact);
    }

    ValueRange times(ValueRange other) {
        return ofBounds(other, Math::multiplyExact);
    }

    ValueRange dividedBy(ValueRange other) {
        return other.least <= 0 && other.most >= 0 ? ANY : ofBounds(other, Math::floorDiv);
    }

    ValueRange modulo(ValueRange other) {
        return isAny() || other.isAny() || other.least <= 0 ? ANY : new ValueRange(0, other.most - 1);
    }

    ValueRange min(ValueRange other) {
        return isAny() || other.isAny()
                ? ANY
                : new ValueRange(Math.min(least, other.least), Math.min(most, other.most));
    }

    ValueRange max(ValueRange other) {
        return isAny() || other.isAny()
                ? ANY
                : new ValueRange(Math.max(least, other.least), Math.max(most, other.most));
    }

    ValueRange not() {
        return new ValueRange(1 - most, 1 - least);
    }

    ValueRange equalTo(ValueRange other) {
        if (most < other.least || other.most < least) {
            return NEVER;
        }
        return least == most && equals(other) ? ALWAYS : SOMETIMES;
    }

    ValueRange lessThan(ValueRange other) {
        return most < other.least ? ALWAYS : least >= other.most ? NEVER : SOMETIMES;
    }

    private boolean isAny() {
        return equals(ANY);
    }

    /** The range of an operation whose extremes are at the bounds. */
    private ValueRange ofBounds(ValueRange other, Operation operation) {
        if (isAny() || other.isAny()) {
            return ANY;
        }
        try {
            long[] bounds = {
                operation.of(least, other.least),
                operation.of(least, other.most),
                operation.of(most, other.least),
                operation.of(most, other.most)
            };
            return new ValueRange(
                    LongStream.of(bounds).min().orElseThrow(),
                    LongStream.of(bounds).max().orElseThrow());
        } catch (ArithmeticException tooLarge) {
            return ANY;
        }
    }
}
