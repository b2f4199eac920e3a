package puzzlescope.core.puzzle.recursion.event;

import puzzlescope.core.event.Packed;

/** Operands of events about a search in a list: a range of places, two numbers of the list's size, and one of three. */
public final class RangeCode {

    public static final int MOST_PLACES = 64;
    /** The greatest number in a list; the least is its opposite. */
    public static final int GREATEST = 99_999;

    private static final int PLACE_BITS = 7;
    private static final int PLACE_MASK = (1 << PLACE_BITS) - 1;
    private static final int NUMBER_BITS = 18;
    private static final int NUMBER_MASK = (1 << NUMBER_BITS) - 1;
    private static final int FOUND_SHIFT = 2;
    private static final int TARGET_SHIFT = FOUND_SHIFT + NUMBER_BITS;
    private static final int UPPER_SHIFT = TARGET_SHIFT + NUMBER_BITS;
    private static final int LOWER_SHIFT = UPPER_SHIFT + PLACE_BITS;

    private RangeCode() {}

    static long pack(RecursionEventKind kind, int lower, int upper, int target, int found, int half) {
        return Packed.ofWhole(
                kind,
                (long) lower << LOWER_SHIFT
                        | (long) upper << UPPER_SHIFT
                        | (long) (target + GREATEST) << TARGET_SHIFT
                        | (long) (found + GREATEST) << FOUND_SHIFT
                        | half);
    }

    public static int lower(long event) {
        return (int) (event >>> LOWER_SHIFT) & PLACE_MASK;
    }

    public static int upper(long event) {
        return (int) (event >>> UPPER_SHIFT) & PLACE_MASK;
    }

    static int target(long event) {
        return ((int) (event >>> TARGET_SHIFT) & NUMBER_MASK) - GREATEST;
    }

    static int found(long event) {
        return ((int) (event >>> FOUND_SHIFT) & NUMBER_MASK) - GREATEST;
    }

    static int half(long event) {
        return (int) event & 3;
    }
}
