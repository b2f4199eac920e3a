package puzzlescope.gametree.event;

import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;

/**
 * The values of the moves of a position that were tried, by move index, packed into one number: two bits each, 0 for a
 * move not tried yet.
 */
public final class MoveValues {

    /** The number of bits of a value. */
    public static final int BITS = 2;

    private static final int MASK = (1 << BITS) - 1;
    private static final int CODE_OF_ZERO = 2;

    /** The lower bit of each value. */
    private static final long LOWER = Long.divideUnsigned(-1, MASK);

    private MoveValues() {}

    public static int count(long tried) {
        return Long.bitCount((tried | tried >>> 1) & LOWER);
    }

    /** Returns whether the move with an index has a value. */
    public static boolean isKnown(long tried, int index) {
        return (tried >>> BITS * index & MASK) != 0;
    }

    /** Returns the value of a move that has one, by its index. */
    public static int value(long tried, int index) {
        return (int) (tried >>> BITS * index & MASK) - CODE_OF_ZERO;
    }

    /** Returns a copy with one more value. */
    public static long with(long tried, int index, int value) {
        return tried | (long) (value + CODE_OF_ZERO) << BITS * index;
    }

    /** Returns a copy without one value. */
    public static long without(long tried, int index) {
        return tried & ~((long) MASK << BITS * index);
    }

    public static IntStream indices(long tried) {
        return IntStream.range(0, Long.SIZE / BITS).filter(index -> isKnown(tried, index));
    }

    /** Returns the values of the moves tried. */
    public static Message list(long tried) {
        return Message.list(indices(tried).mapToObj(index -> GameTreeEvent.sign(value(tried, index))))
                .orElseThrow();
    }
}
