package puzzlescope.export;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;

/**
 * A position in a recording, in steps from its start or as a percentage.
 *
 * @param steps the number of steps; unused for a percentage
 * @param percent from 0 to 100, or negative for a number of steps
 */
public record RecordingPosition(long steps, double percent) {

    private static final Pattern STEPS = Pattern.compile("\\d{1,18}");
    private static final Pattern SHARE = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,6})?)%");
    private static final double WHOLE = 100;

    /** Parses {@code 1234} or {@code 45%}; throws {@link InvalidInputException} for anything else. */
    public static RecordingPosition parse(String text) {
        var typed = text.strip();
        var share = SHARE.matcher(typed);
        if (share.matches() && Double.parseDouble(share.group(1)) <= WHOLE) {
            return new RecordingPosition(0, Double.parseDouble(share.group(1)));
        }
        if (STEPS.matcher(typed).matches()) {
            return new RecordingPosition(Long.parseLong(typed), -1);
        }
        throw new InvalidInputException(Message.of("export.at.unreadable", typed));
    }

    /** Returns the number of steps that must be recorded to find the position; for a percentage, all of them. */
    long needed() {
        return percent > 0 ? Long.MAX_VALUE : Math.max(0, steps);
    }

    private boolean isShare() {
        return percent >= 0;
    }

    /** Returns the position in a recording of {@code length} steps. */
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
