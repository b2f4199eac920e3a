package puzzlescope.engine.puzzle;

import java.math.BigInteger;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;

/** A random seed: any whole number of at most {@value #MOST_DIGITS} digits. */
public record SeedParameter(String name, BigInteger preset) implements Parameter<BigInteger> {

    private static final int MOST_DIGITS = 100;
    private static final Pattern FORM = Pattern.compile("[-+]?\\p{Nd}{1," + MOST_DIGITS + "}");
    private static final BigInteger END = BigInteger.TEN.pow(MOST_DIGITS);

    public static SeedParameter of(String name, long preset) {
        return new SeedParameter(name, BigInteger.valueOf(preset));
    }

    @Override
    public BigInteger parse(String text) {
        var given = InputText.plain(text).strip();
        if (!FORM.matcher(given).matches()) {
            throw new InvalidInputException(Message.of("refusal.seed", text.strip(), MOST_DIGITS));
        }
        return new BigInteger(given);
    }

    @Override
    public String format(BigInteger value) {
        return value.toString();
    }

    /** Returns the seed some steps after another; the greatest is followed by 0. */
    public BigInteger later(BigInteger seed, int steps) {
        var later = seed.add(BigInteger.valueOf(steps));
        return later.compareTo(END) < 0 ? later : later.subtract(END);
    }
}
