package puzzlescope.engine.puzzle;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;

/**
 * The result of a game. Results are ordered by what was reached, then by fewer hints, smaller excess over the fewest
 * moves, fewer moves, fewer wrong moves, and less time.
 *
 * @param reached the part of the goal reached, such as squares visited
 * @param hints the number of hints shown
 * @param extra the moves, or minutes, beyond the fewest, as far as is known
 * @param moves the moves, or minutes, spent
 * @param wrong the number of moves that were rejected or mistakes
 */
public record GameResult(int reached, int hints, int extra, int moves, int wrong, int seconds)
        implements Comparable<GameResult> {

    private static final int NUMBERS = 6;
    private static final Comparator<GameResult> BEST_FIRST = Comparator.comparingInt(GameResult::reached)
            .reversed()
            .thenComparingInt(GameResult::hints)
            .thenComparingInt(GameResult::extra)
            .thenComparingInt(GameResult::moves)
            .thenComparingInt(GameResult::wrong)
            .thenComparingInt(GameResult::seconds);

    public GameResult {
        if (Math.min(Math.min(reached, hints), Math.min(extra, moves)) < 0 || Math.min(wrong, seconds) < 0) {
            throw new IllegalArgumentException("less than nothing in a result");
        }
    }

    /** Reads what {@link #text} wrote; empty if it is something else. */
    public static Optional<GameResult> parse(String text) {
        try {
            int[] each = Arrays.stream(text.strip().split(" ", -1))
                    .mapToInt(Integer::parseInt)
                    .toArray();
            return each.length == NUMBERS
                    ? Optional.of(new GameResult(each[0], each[1], each[2], each[3], each[4], each[5]))
                    : Optional.empty();
        } catch (IllegalArgumentException notAResult) {
            return Optional.empty();
        }
    }

    /** Returns the numbers in their order, as text. */
    public String text() {
        return "%s %s %s %s %s %s".formatted(reached, hints, extra, moves, wrong, seconds);
    }

    /** Compares by quality: the better result comes first. */
    @Override
    public int compareTo(GameResult other) {
        return BEST_FIRST.compare(this, other);
    }

    /** Returns the better of this and another result; this one if they are equal. */
    public GameResult orBetter(GameResult other) {
        return compareTo(other) <= 0 ? this : other;
    }
}
