package puzzlescope.maze.event;

import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.LongField;

/**
 * Two numbers in one field of an event about a cell, which may be too small for both. If so, as in mazes of millions of
 * cells, the first keeps all its digits and the second is {@link #UNKNOWN} unless it is small; of two sets only the
 * absorbed one keeps its number. Boards read from here directly, so that applying an event allocates nothing.
 */
public enum PackedPair {
    /** Counts, with a second number that is usually small. */
    COUNTS(12),
    /** Two numbers of the same size. */
    EVEN(16),
    /** The numbers of two sets that are united: the kept one and the absorbed one. */
    SETS(16);

    /** The greatest number that always fits, enough to name every cell of the largest maze. */
    static final int MOST = (1 << 22) - 1;

    /** Value for a second number that did not fit. */
    public static final int UNKNOWN = -1;

    /** Value for the set of the event's own cell. */
    public static final int OWN_SET = -1;

    /** Value for the set of the cell on the other side. */
    public static final int OTHER_SET = -2;

    static final LongField NUMBERS = Field.upTo((1L << 32) - 1);

    private static final IntField SMALL = Field.upTo(511);
    private static final IntField LARGE = Field.upTo(MOST).after(SMALL);
    private static final FlagField CROWDED = Field.flag().after(LARGE);
    private static final int NUMBER_BITS = CROWDED.shift();
    private static final int NO_SMALL = (int) SMALL.mask();

    private final int secondBits;

    PackedPair(int secondBits) {
        this.secondBits = secondBits;
    }

    /** Packs two numbers for an event. */
    public long of(int first, int second) {
        return fits(first, second)
                ? (long) first << secondBits | second
                : crowded(first, second < 0 || second >= NO_SMALL ? NO_SMALL : second);
    }

    public static long ofSets(int kept, int absorbed, boolean ownKept) {
        return SETS.fits(kept, absorbed)
                ? SETS.of(kept, absorbed)
                : ofLargeSets(ownKept ? OWN_SET : OTHER_SET, absorbed);
    }

    static long ofLargeSets(int keptSide, int absorbed) {
        return crowded(absorbed, OWN_SET - keptSide);
    }

    private boolean fits(int first, int second) {
        return first >= 0 && second >= 0 && first >>> NUMBER_BITS - secondBits == 0 && second >>> secondBits == 0;
    }

    private static long crowded(int large, int small) {
        assert LARGE.canHold(large) : "number out of range";
        return CROWDED.mask() | (long) large << LARGE.shift() | small;
    }

    /** The first number; for sets {@link #OWN_SET} or {@link #OTHER_SET} if the kept one did not fit. */
    public int first(long event) {
        if (!CROWDED.of(event)) {
            return ((int) event & Integer.MAX_VALUE) >>> secondBits;
        }
        return this == SETS ? OWN_SET - SMALL.of(event) : LARGE.of(event);
    }

    /** The second number, or {@link #UNKNOWN}. */
    public int second(long event) {
        if (!CROWDED.of(event)) {
            return (int) event & (1 << secondBits) - 1;
        }
        int small = SMALL.of(event);
        return this == SETS ? LARGE.of(event) : small == NO_SMALL ? UNKNOWN : small;
    }
}
