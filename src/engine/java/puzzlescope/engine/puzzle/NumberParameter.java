package puzzlescope.engine.puzzle;

import puzzlescope.engine.event.Message;

/**
 * A whole number.
 *
 * @param minimum the least value
 * @param maximum the greatest value
 * @param odd whether only odd values are allowed
 */
public record NumberParameter(String name, long minimum, long maximum, boolean odd, Long preset)
        implements Parameter<Long> {

    @Override
    public Long parse(String text) {
        long value;
        try {
            value = Long.parseLong(InputText.plain(text).strip());
        } catch (NumberFormatException notANumber) {
            throw refusal(text);
        }
        if (value < minimum || value > maximum) {
            throw refusal(text);
        }
        if (odd && value % 2 == 0) {
            throw even(value);
        }
        return value;
    }

    /** Returns a copy with a lower upper bound, for an algorithm with a limit. */
    public NumberParameter atMost(long most) {
        return upTo(Math.min(most, maximum));
    }

    /** Returns a copy with another upper bound, for use without a recording. */
    public NumberParameter upTo(long most) {
        return new NumberParameter(name, minimum, most, odd, preset);
    }

    /** Returns the error for an even value, with the nearest odd values within the bounds. */
    private InvalidInputException even(long value) {
        return new InvalidInputException(
                value - 1 < minimum || value + 1 > maximum
                        ? Message.of("refusal.even-at-end", value, value - 1 < minimum ? value + 1 : value - 1)
                        : Message.of("refusal.even", value, value - 1, value + 1));
    }

    private InvalidInputException refusal(String text) {
        var given = text.strip();
        return new InvalidInputException(
                Message.of(odd ? "refusal.odd-range" : "refusal.range", given, minimum, maximum));
    }

    @Override
    public String format(Long value) {
        return value.toString();
    }
}
