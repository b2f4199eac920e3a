package puzzlescope.queens.picture;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import puzzlescope.queens.board.Symmetry;

/**
 * Which of the solutions are fundamental: the first found of those that become each other by turning and mirroring. Found out
 * little by little while the recording is followed. FX thread only.
 */
public final class Fundamentals {

    /** With more queens than this there are too many solutions to look at each. */
    public static final int MOST_QUEENS = 12;

    private final Solutions solutions;
    private final Map<Long, Long> firsts = new HashMap<>();
    private long looked;

    Fundamentals(Solutions solutions) {
        this.solutions = solutions;
    }

    /** Whether these solutions are looked at, at all. */
    boolean areCounted() {
        return solutions.queens() <= MOST_QUEENS;
    }

    /**
     * Looks at some more solutions.
     *
     * @param goesOn whether there is time for another one
     * @return whether there are others left
     */
    public boolean follow(BooleanSupplier goesOn) {
        while (areCounted() && looked < solutions.recorded() && goesOn.getAsBoolean()) {
            var placement = solutions.placement(looked + 1);
            if (placement.isEmpty()) {
                return false;
            }
            looked++;
            firsts.putIfAbsent(Symmetry.representative(placement.getAsLong(), solutions.queens()), looked);
        }
        return areCounted() && looked < solutions.recorded();
    }

    /** Whether all solutions that are recorded have been looked at. */
    public boolean isComplete() {
        return areCounted() && looked == solutions.recorded();
    }

    /** How many of those that were looked at are fundamental. */
    public int count() {
        return firsts.size();
    }

    /** The number of the fundamental solution that a solution is an image of; empty if that is not known. */
    public OptionalLong fundamental(long number) {
        if (number > looked || !areCounted()) {
            return OptionalLong.empty();
        }
        var placement = solutions.placement(number);
        var first = placement.isEmpty()
                ? null
                : firsts.get(Symmetry.representative(placement.getAsLong(), solutions.queens()));
        return first == null ? OptionalLong.empty() : OptionalLong.of(first);
    }
}
