package puzzlescope.core.puzzle.knight;

import java.util.Arrays;
import java.util.Comparator;
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

    private static final int MOST_HOPS = 3_000_000;

    private final int[] numbers;
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
        start = board.row() * columns + board.column();
        first = board.freeHops();
        next = first.isEmpty() ? Hop.LEFT_UP : inOrder(start).getFirst();
    }

    Verdict search() {
        if (first.isEmpty()) {
            return Verdict.ABSENT;
        }
        for (var hop : inOrder(start)) {
            if (goesOn(target(start, hop))) {
                next = hop;
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
        numbers[square] = 1;
        left--;
        boolean found = left == 0;
        if (!found && isHopeful(square)) {
            for (var hop : inOrder(square)) {
                if (goesOn(target(square, hop))) {
                    found = true;
                    break;
                }
            }
        }
        numbers[square] = 0;
        left++;
        return found;
    }

    /** Of the free squares at most one may have no way on but to be the end, and none may be out of reach. */
    private boolean isHopeful(int square) {
        int ends = 0;
        for (int free = 0; free < numbers.length; free++) {
            if (numbers[free] == 0) {
                int ways = onward(free);
                boolean beside = isHop(square, free);
                if (ways == 0 && !(beside && left == 1)) {
                    return false;
                }
                if (ways == 1 && !beside && ++ends > 1) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isHop(int one, int other) {
        return Math.abs((one / columns - other / columns) * (one % columns - other % columns)) == 2;
    }

    private List<Hop> inOrder(int square) {
        return Arrays.stream(Hop.values())
                .filter(hop -> target(square, hop) >= 0)
                .sorted(Comparator.comparingInt(hop -> onward(target(square, hop))))
                .toList();
    }

    private int onward(int square) {
        int ways = 0;
        for (var hop : Hop.values()) {
            ways += target(square, hop) >= 0 ? 1 : 0;
        }
        return ways;
    }

    /** The free square that a hop leads to, or -1. */
    private int target(int square, Hop hop) {
        int row = square / columns + hop.rows();
        int column = square % columns + hop.columns();
        boolean on = row >= 0 && row < rows && column >= 0 && column < columns;
        return on && numbers[row * columns + column] == 0 ? row * columns + column : -1;
    }
}
