package puzzlescope.engine.random;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.rng.core.source32.MersenneTwister;

/**
 * The generator of CPython 3: {@code random.seed(n)} for an integer {@code n}, then {@code random.choice}.
 *
 * <p>Source: M. Matsumoto and T. Nishimura, Mersenne Twister (1998), seeded by key array with the 32-bit words of |n|,
 * least significant first; indices by rejection of the top bits, as CPython's {@code Random._randbelow} does. One
 * thread.
 */
public final class PythonRandom {

    private final MersenneTwister bits;

    public PythonRandom(BigInteger seed) {
        var magnitude = seed.abs();
        var words = new int[Math.max(1, Math.ceilDiv(magnitude.bitLength(), Integer.SIZE))];
        Arrays.setAll(words, i -> magnitude.shiftRight(i * Integer.SIZE).intValue());
        bits = new MersenneTwister(words);
    }

    public PythonRandom(long seed) {
        this(BigInteger.valueOf(seed));
    }

    /** Returns a whole number from 0 to below {@code bound}, which is 1 or more. */
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound is " + bound + ", must be 1 or more");
        }
        int length = Integer.SIZE - Integer.numberOfLeadingZeros(bound);
        int drawn = bits.nextInt() >>> (Integer.SIZE - length);
        while (drawn >= bound) {
            drawn = bits.nextInt() >>> (Integer.SIZE - length);
        }
        return drawn;
    }

    /** Returns the item that {@code random.choice(items)} returns. */
    public <T> T choice(List<T> items) {
        return items.get(below(items.size()));
    }

    /** Returns the items in a random order. */
    public <T> List<T> shuffled(List<T> items) {
        var left = new ArrayList<>(items);
        var shuffled = new ArrayList<T>();
        while (!left.isEmpty()) {
            shuffled.add(left.remove(below(left.size())));
        }
        return shuffled;
    }
}
