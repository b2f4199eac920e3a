package puzzlescope.learn.query;

import java.util.function.LongUnaryOperator;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.OddField;

/** Tests whether a number of an event lies in a range. */
sealed interface NumberCheck {

    boolean test(long event);

    /**
     * Returns a check.
     *
     * @param said the difference between the numbers in sentences, used by the range, and the recorded ones
     */
    static NumberCheck of(NumberField number, int said, long low, long high) {
        return number.field()
                .<NumberCheck>map(field -> Bits.of(field, said, low, high))
                .orElseGet(() -> new Derived(
                        number.number(),
                        low == Long.MIN_VALUE ? low : low - said,
                        high == Long.MAX_VALUE ? high : high - said));
    }

    /**
     * Checks a field, as fast as literal bit operations.
     *
     * @param low the least value of the field's bits
     */
    record Bits(int shift, long mask, long low, long high) implements NumberCheck {

        private static Bits of(Field<?> field, int said, long low, long high) {
            int unit = field instanceof OddField ? 2 : 1;
            long zero = said + field.least();
            return new Bits(
                    field.shift(),
                    field.mask() >>> field.shift(),
                    low == Long.MIN_VALUE ? low : -Math.floorDiv(zero - low, unit),
                    high == Long.MAX_VALUE ? high : Math.floorDiv(high - zero, unit));
        }

        @Override
        public boolean test(long event) {
            long bits = event >>> shift & mask;
            return bits >= low && bits <= high;
        }
    }

    /** Checks a number derived from the fields. */
    record Derived(LongUnaryOperator number, long low, long high) implements NumberCheck {

        @Override
        public boolean test(long event) {
            long recorded = number.applyAsLong(event);
            return recorded >= low && recorded <= high;
        }
    }
}
