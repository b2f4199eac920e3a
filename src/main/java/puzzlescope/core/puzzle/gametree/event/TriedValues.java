package puzzlescope.core.puzzle.gametree.event;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The values of the moves of a position that were tried, in their order, in one number: two bits each, 0 where none is yet. */
public final class TriedValues {

    /** How many bits a value has. */
    public static final int BITS = 2;

    private static final int MASK = (1 << BITS) - 1;
    private static final int CODE_OF_ZERO = 2;

    private TriedValues() {}

    /** How many there are. */
    public static int count(long tried) {
        return (Long.SIZE - Long.numberOfLeadingZeros(tried) + BITS - 1) / BITS;
    }

    /** The value of a move by its index, below {@link #count}. */
    public static int value(long tried, int index) {
        return (int) (tried >>> BITS * index & MASK) - CODE_OF_ZERO;
    }

    /** The same with one more. */
    public static long and(long tried, int value) {
        return tried | (long) (value + CODE_OF_ZERO) << BITS * count(tried);
    }

    /** The same without the last one. */
    public static long withoutLast(long tried) {
        return tried & ~((long) MASK << BITS * (count(tried) - 1));
    }

    static String text(long tried) {
        return IntStream.range(0, count(tried))
                .mapToObj(index -> GameTreeEvent.sign(value(tried, index)))
                .collect(Collectors.joining(", "));
    }
}
