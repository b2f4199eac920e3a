package puzzlescope.knight.fast;

import java.util.Arrays;
import puzzlescope.engine.search.SearchResult.Verdict;
import puzzlescope.knight.space.Hop;

/**
 * Tours of small boards, used as pieces of large ones.
 *
 * <p>Source: an open tour is found by {@link PathSearch}; it is closed by reversing its end part, after L. Pósa,
 * Hamiltonian circuits in random graphs (1976): where the last square is a move from an inner one, and the next after
 * that a move from the first. Input: rows and columns from 5 to 11. Output: the connected squares. Deterministic, seeds
 * count from 0.
 */
final class PieceTour {

    /** The moves of one attempt, for each square of the piece. */
    private static final int HOPS_A_SQUARE = 10;

    private static final int MOST_ATTEMPTS = 100_000;

    private final PaddedBoard field;
    private final int height;
    private final int width;

    private PieceTour(int height, int width) {
        this.height = height;
        this.width = width;
        field = new PaddedBoard(height, width);
    }

    static SquareLinks open(int height, int width, int row, int column, Runnable checkStopped) {
        var piece = new PieceTour(height, width);
        var search = piece.search(row, column, 0);
        if (search.search(checkStopped) != Verdict.FOUND) {
            throw new IllegalStateException("no tour from " + row + "," + column + " of " + height + " x " + width);
        }
        return piece.links(search.path());
    }

    static SquareLinks closed(int height, int width, Runnable checkStopped) {
        var piece = new PieceTour(height, width);
        for (int seed = 0; seed < MOST_ATTEMPTS; seed++) {
            var search = piece.search(seed % height, seed / height % width, seed);
            int most = HOPS_A_SQUARE * height * width;
            if (search.attempt(most, true, checkStopped) == Verdict.FOUND && piece.close(search.path())) {
                return piece.links(search.path());
            }
        }
        throw new IllegalStateException("no closed tour of " + height + " x " + width);
    }

    private PathSearch search(int row, int column, long seed) {
        var isFree = new boolean[height * width];
        Arrays.fill(isFree, true);
        isFree[row * width + column] = false;
        return new PathSearch(field, isFree, field.place(row, column), seed);
    }

    /** Reverses an end part so that a move leads from the last square to the first; returns whether it can. */
    private boolean close(int[] path) {
        int end = path.length - 1;
        for (int turn = 0; turn < end; turn++) {
            boolean joins = turn == 0 || hop(path[turn - 1], path[end]) >= 0;
            if (joins && hop(path[turn == 0 ? end : turn], path[0]) >= 0) {
                for (int i = turn, j = end; turn > 0 && i < j; i++, j--) {
                    int swapped = path[i];
                    path[i] = path[j];
                    path[j] = swapped;
                }
                return true;
            }
        }
        return false;
    }

    private SquareLinks links(int[] path) {
        var squareLinks = new SquareLinks(height, width);
        for (int i = 0; i < path.length; i++) {
            int hop = hop(path[i], path[(i + 1) % path.length]);
            // The last square of a path may be a move from the first, which does no harm: the piece is then a cycle.
            if (hop >= 0) {
                squareLinks.join(field.square(path[i]), Hop.of(hop));
            }
        }
        return squareLinks;
    }

    private int hop(int from, int to) {
        for (int hop = 0; hop < field.offsets().length; hop++) {
            if (from + field.offsets()[hop] == to) {
                return hop;
            }
        }
        return -1;
    }
}
