package puzzlescope.export;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInput;

/**
 * A place on a recording: so many steps from its start, or a share of it.
 *
 * @param steps how many steps; not used for a share
 * @param percent from 0 to 100, or negative for a number of steps
 */
public record At(long steps, double percent) {

    private static final Pattern STEPS = Pattern.compile("\\d{1,18}");
    private static final Pattern SHARE = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,6})?)%");
    private static final double WHOLE = 100;

    /** Reads {@code 1234} or {@code 45%}; {@link InvalidInput} for anything else. */
    public static At parse(String text) {
        var typed = text.strip();
        var share = SHARE.matcher(typed);
        if (share.matches() && Double.parseDouble(share.group(1)) <= WHOLE) {
            return new At(0, Double.parseDouble(share.group(1)));
        }
        if (STEPS.matcher(typed).matches()) {
            return new At(Long.parseLong(typed), -1);
        }
        throw new InvalidInput(Message.of("export.at.unreadable", typed));
    }

    /** How many steps of the recording are needed to know the place; of a share all there are. */
    long needed() {
        return percent > 0 ? Long.MAX_VALUE : Math.max(0, steps);
    }

    private boolean isShare() {
        return percent >= 0;
    }

    /** The place on a recording of so many steps. */
    public long of(long length) {
        return isShare() ? Math.round(length * percent / WHOLE) : steps;
    }

    @Override
    public String toString() {
        return isShare()
                ? BigDecimal.valueOf(percent).stripTrailingZeros().toPlainString() + "%"
                : Long.toString(steps);
    }
}
