package puzzlescope.engine.puzzle;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;

/**
 * How a game ended. The better of two results is the one that reached more; then that with fewer hints, with fewer moves more
 * than needed, with fewer moves, with fewer wrong ones, and at last the quicker one.
 *
 * @param reached how much of the goal was reached, such as squares visited
 * @param hints how many hints were shown
 * @param extra how many moves, or minutes, more than needed were spent, as far as is known
 * @param moves how many moves, or minutes, were spent
 * @param wrong how many moves were refused or mistaken
 */
public record Result(int reached, int hints, int extra, int moves, int wrong, int seconds)
        implements Comparable<Result> {

    private static final int NUMBERS = 6;
    private static final Comparator<Result> BEST_FIRST = Comparator.comparingInt(Result::reached)
            .reversed()
            .thenComparingInt(Result::hints)
            .thenComparingInt(Result::extra)
            .thenComparingInt(Result::moves)
            .thenComparingInt(Result::wrong)
            .thenComparingInt(Result::seconds);

    public Result {
        if (Math.min(Math.min(reached, hints), Math.min(extra, moves)) < 0 || Math.min(wrong, seconds) < 0) {
            throw new IllegalArgumentException("less than nothing in a result");
        }
    }

    /** Reads what {@link #text} wrote; empty if it is something else. */
    public static Optional<Result> parse(String text) {
        try {
            int[] each = Arrays.stream(text.strip().split(" ", -1))
                    .mapToInt(Integer::parseInt)
                    .toArray();
            return each.length == NUMBERS
                    ? Optional.of(new Result(each[0], each[1], each[2], each[3], each[4], each[5]))
                    : Optional.empty();
        } catch (IllegalArgumentException notAResult) {
            return Optional.empty();
        }
    }

    /** The numbers in their order. */
    public String text() {
        return "%d %d %d %d %d %d".formatted(reached, hints, extra, moves, wrong, seconds);
    }

    /** The better one comes first. */
    @Override
    public int compareTo(Result other) {
        return BEST_FIRST.compare(this, other);
    }

    /** The better one of this and another; this one if neither is. */
    public Result orBetter(Result other) {
        return compareTo(other) <= 0 ? this : other;
    }

    /** Whether nobody helped, nothing went wrong, and nothing was wasted, as far as is known. */
    public boolean isFlawless() {
        return hints == 0 && extra == 0 && wrong == 0;
    }
}
