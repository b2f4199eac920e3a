package puzzlescope.window.compare;

import java.util.stream.DoubleStream;

/**
 * The powers of ten that bound some numbers.
 *
 * @param lowest the exponent where bars begin
 * @param highest the exponent where the longest could end
 */
public record LogScale(int lowest, int highest) {

    /** The narrowest scale for some numbers; those that are not above 0 have no bar. */
    public static LogScale of(DoubleStream numbers) {
        var known = numbers.filter(number -> number > 0).summaryStatistics();
        if (known.getCount() == 0) {
            return new LogScale(0, 1);
        }
        int lowest = (int) Math.floor(Math.log10(known.getMin()));
        int highest = (int) Math.ceil(Math.log10(known.getMax()));
        // A power of ten itself has a bar too.
        boolean bare = Math.log10(known.getMin()) == lowest;
        return new LogScale(bare ? lowest - 1 : lowest, Math.max(highest, lowest + 1));
    }

    /** Position of a number along the scale, from 0 to 1. */
    public double share(double number) {
        return number <= 0 ? 0 : Math.clamp((Math.log10(number) - lowest) / (highest - lowest), 0, 1);
    }

    public int steps() {
        return highest - lowest;
    }
}
