package puzzlescope.queens.picture;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import puzzlescope.queens.board.Symmetry;

/**
 * Determines the fundamental solutions: the first found of those that are rotations and reflections of each other.
 * Computed incrementally while the recording is followed. FX thread only.
 */
public final class FundamentalSolutions {

    /** Largest number of queens; above it there are too many solutions to check. */
    public static final int MOST_QUEENS = 12;

    private final RecordedSolutions recordedSolutions;
    private final Map<Long, Long> firsts = new HashMap<>();
    private long looked;

    FundamentalSolutions(RecordedSolutions recordedSolutions) {
        this.recordedSolutions = recordedSolutions;
    }

    boolean areCounted() {
        return recordedSolutions.queens() <= MOST_QUEENS;
    }

    /**
     * Checks some more solutions.
     *
     * @param goesOn whether there is time for another one
     * @return whether there are more to check
     */
    public boolean follow(BooleanSupplier goesOn) {
        while (areCounted() && looked < recordedSolutions.shown() && goesOn.getAsBoolean()) {
            var placement = recordedSolutions.placement(looked + 1);
            if (placement.isEmpty()) {
                return false;
            }
            looked++;
            firsts.putIfAbsent(Symmetry.representative(placement.getAsLong(), recordedSolutions.queens()), looked);
        }
        return areCounted() && looked < recordedSolutions.shown();
    }

    /** Returns whether all recorded solutions have been checked. */
    public boolean isComplete() {
        return areCounted() && looked == recordedSolutions.shown();
    }

    /** Number of fundamental solutions among those checked. */
    public int count() {
        return firsts.size();
    }

    /** The number of the fundamental solution of which a solution is an image; empty if unknown. */
    public OptionalLong fundamental(long number) {
        if (number > looked || !areCounted()) {
            return OptionalLong.empty();
        }
        var placement = recordedSolutions.placement(number);
        var first = placement.isEmpty()
                ? null
                : firsts.get(Symmetry.representative(placement.getAsLong(), recordedSolutions.queens()));
        return first == null ? OptionalLong.empty() : OptionalLong.of(first);
    }
}
