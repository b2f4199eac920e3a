package puzzlescope.core.puzzle.knight;

import java.util.Arrays;
import java.util.List;
import puzzlescope.core.search.SearchResult.Verdict;

/**
 * Whether a path of hops can be made a tour, and by which hop first.
 *
 * <p>Source: depth-first search in Warnsdorff's order (1823), cut off where a free square cannot be reached from the free
 * ones around it any more, or two of them could only be the end. Input: a board with the knight on it, which is changed.
 * Output: the next hop. Time: exponential at worst, so it gives up after {@value #MOST_HOPS} hops; space: linear.
 * Deterministic.
 */
final class Completion {

    private static final Hop[] HOPS = Hop.values();
    private static final int MOST_HOPS = 3_000_000;

    private final int[] numbers;
    /** From each square, how many hops lead to free ones. */
    private final int[] ways;

    /** How many free squares have so many ways. */
    private final int[] squaresWith = new int[HOPS.length + 1];

    private final int rows;
    private final int columns;
    private final Runnable checkStopped;
    private final List<Hop> first;
    private final int start;
    private int left;
    private int hops;
    private Hop next;

    Completion(KnightBoard board, Runnable checkStopped) {
        rows = board.rows();
        columns = board.columns();
        this.checkStopped = checkStopped;
        numbers = new int[rows * columns];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = board.number(i / columns, i % columns);
        }
        left = numbers.length - board.steps();
        ways = new int[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            ways[i] = countWays(i);
            squaresWith[ways[i]] += numbers[i] == 0 ? 1 : 0;
        }
        start = board.row() * columns + board.column();
        first = board.freeHops();
        next = first.isEmpty() ? Hop.LEFT_UP : Hop.of(inOrder(start)[0]);
    }

    Verdict search() {
        if (first.isEmpty()) {
            return Verdict.ABSENT;
        }
        for (int candidate : inOrder(start)) {
            if (goesOn(target(start, Hop.of(candidate)))) {
                next = Hop.of(candidate);
                return Verdict.FOUND;
            }
        }
        return hops >= MOST_HOPS ? Verdict.GAVE_UP : Verdict.ABSENT;
    }

    /** The hop that leads to a tour, or the one that Warnsdorff's rule prefers if that is not known. */
    Hop next() {
        return next;
    }

    private boolean goesOn(int square) {
        if (++hops >= MOST_HOPS) {
            return false;
        }
        if ((hops & 0xFFF) == 0) {
            checkStopped.run();
        }
        visit(square);
        boolean found = left == 0;
        if (!found && isHopeful(square)) {
            for (int candidate : inOrder(square)) {
                if (goesOn(target(square, Hop.of(candidate)))) {
                    found = true;
                    break;
                }
            }
        }
        leave(square);
        return found;
    }

    private void visit(int square) {
        numbers[square] = 1;
        left--;
        squaresWith[ways[square]]--;
        changeAround(square, -1);
    }

    private void leave(int square) {
        changeAround(square, 1);
        squaresWith[ways[square]]++;
        left++;
        numbers[square] = 0;
    }

    /** Gives the free squares around one way more, or one less. */
    private void changeAround(int square, int more) {
        for (var hop : HOPS) {
            int free = target(square, hop);
            if (free >= 0) {
                squaresWith[ways[free]]--;
                ways[free] += more;
                squaresWith[ways[free]]++;
            }
        }
    }

    /** Of the free squares at most one may have no way on but to be the end, and none may be out of reach. */
    private boolean isHopeful(int square) {
        int cutOff = squaresWith[0];
        int ends = squaresWith[1];
        for (var hop : HOPS) {
            int free = target(square, hop);
            if (free >= 0 && ways[free] == 1) {
                ends--;
            } else if (free >= 0 && ways[free] == 0 && left == 1) {
                cutOff--;
            }
        }
        return cutOff == 0 && ends <= 1;
    }

    /** The hops to free squares, those with the fewest ways on first. */
    private int[] inOrder(int square) {
        var candidates = new int[HOPS.length];
        int count = 0;
        for (var hop : HOPS) {
            int free = target(square, hop);
            if (free >= 0) {
                candidates[count++] = ways[free] << Hop.BITS | hop.ordinal();
            }
        }
        Arrays.sort(candidates, 0, count);
        return Arrays.copyOf(candidates, count);
    }

    private int countWays(int square) {
        int count = 0;
        for (var hop : HOPS) {
            count += target(square, hop) >= 0 ? 1 : 0;
        }
        return count;
    }

    /** The free square that a hop leads to, or -1. */
    private int target(int square, Hop hop) {
        int row = square / columns + hop.rows();
        int column = square % columns + hop.columns();
        boolean on = row >= 0 && row < rows && column >= 0 && column < columns;
        return on && numbers[row * columns + column] == 0 ? row * columns + column : -1;
    }
}
