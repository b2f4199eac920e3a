package puzzlescope.engine.event;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The costs of a node in a search; each is {@link #UNKNOWN} where it is not told.
 *
 * @param f the value by which nodes are taken, mostly {@code g + h}
 * @param g the cost of the path to the node
 * @param h the estimate of the cost from there to the goal
 */
public record Costs(double f, double g, double h) {

    /** Marks a cost as unknown, as every value does that is not finite. */
    public static final double UNKNOWN = Double.NaN;

    public static final Costs NONE = new Costs(UNKNOWN, UNKNOWN, UNKNOWN);

    private static final MathContext DIGITS = new MathContext(4);
    private static final int MOST_DECIMALS = 8;

    public static boolean isKnown(double cost) {
        return Double.isFinite(cost);
    }

    /** Returns the costs with a sum or an estimate that follows from the two others. */
    public Costs completed() {
        if (!isKnown(f) && isKnown(g) && isKnown(h)) {
            return new Costs(BigDecimal.valueOf(g).add(BigDecimal.valueOf(h)).doubleValue(), g, h);
        }
        if (isKnown(f) && isKnown(g) && !isKnown(h)) {
            return new Costs(
                    f, g, BigDecimal.valueOf(f).subtract(BigDecimal.valueOf(g)).doubleValue());
        }
        return this;
    }

    /** Returns them as they stand at a node: the sum, then its parts; empty if none is known. */
    public String text() {
        var all = completed();
        var parts = Stream.of(named("g", all.g), named("h", all.h))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" + "));
        return Stream.of(named("f", all.f), parts)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private static String named(String name, double cost) {
        return isKnown(cost) ? name + " " + rounded(cost) : "";
    }

    private static String rounded(double cost) {
        var few = BigDecimal.valueOf(cost).round(DIGITS).stripTrailingZeros();
        return few.scale() > MOST_DECIMALS ? few.toString() : few.toPlainString();
    }
}
