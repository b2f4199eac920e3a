package puzzlescope.maze;

/**
 * The distribution of numbers.
 *
 * @param count the number of values
 * @param mean the mean
 * @param deviation the standard deviation
 * @param least the minimum
 * @param most the maximum
 */
public record SampleStatistics(int count, double mean, double deviation, double least, double most) {

    /** The distribution of no numbers. */
    public static final SampleStatistics NONE =
            new SampleStatistics(0, 0, 0, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);

    /** Returns a copy with one more value, computed by Welford's method (1962), which is numerically stable. */
    public SampleStatistics with(double number) {
        int more = count + 1;
        double step = number - mean;
        double nextMean = mean + step / more;
        double squares = count * deviation * deviation + step * (number - nextMean);
        return new SampleStatistics(
                more, nextMean, Math.sqrt(squares / more), Math.min(least, number), Math.max(most, number));
    }
}
