package puzzlescope.query;

import java.util.function.LongUnaryOperator;

/** Whether a number of an event lies in a range. */
record Check(LongUnaryOperator number, long low, long high) {

    /** @param said by how much the numbers of the range are greater than those that are recorded */
    static Check of(NumberField number, int said, long low, long high) {
        return new Check(
                number.number(), low == Long.MIN_VALUE ? low : low - said, high == Long.MAX_VALUE ? high : high - said);
    }

    boolean holds(long event) {
        long recorded = number.applyAsLong(event);
        return recorded >= low && recorded <= high;
    }
}
