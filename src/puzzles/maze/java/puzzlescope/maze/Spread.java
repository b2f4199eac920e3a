package puzzlescope.maze;

/**
 * How numbers lie.
 *
 * @param count how many there are
 * @param mean their mean
 * @param deviation their standard deviation
 * @param least the least of them
 * @param most the greatest of them
 */
public record Spread(int count, double mean, double deviation, double least, double most) {

    /** Of none. */
    public static final Spread NONE = new Spread(0, 0, 0, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);

    /** With one more; by Welford's method (1962), which does not lose digits. */
    public Spread with(double number) {
        int more = count + 1;
        double step = number - mean;
        double nextMean = mean + step / more;
        double squares = count * deviation * deviation + step * (number - nextMean);
        return new Spread(more, nextMean, Math.sqrt(squares / more), Math.min(least, number), Math.max(most, number));
    }
}
