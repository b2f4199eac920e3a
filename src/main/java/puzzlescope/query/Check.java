package puzzlescope.query;

import puzzlescope.core.event.OddField;

/**
 * Whether a number of an event lies in a range; as fast as bits that are written out.
 *
 * @param low the least that the field's bits may be
 */
record Check(int shift, long mask, long low, long high) {

    /** @param said by how much the numbers of the range are greater than those that are recorded */
    static Check of(NumberField number, int said, long low, long high) {
        var field = number.field();
        int unit = field instanceof OddField ? 2 : 1;
        long zero = said + field.least();
        return new Check(
                field.shift(),
                field.mask() >>> field.shift(),
                low == Long.MIN_VALUE ? low : -Math.floorDiv(zero - low, unit),
                high == Long.MAX_VALUE ? high : Math.floorDiv(high - zero, unit));
    }

    boolean holds(long event) {
        long bits = event >>> shift & mask;
        return bits >= low && bits <= high;
    }
}
