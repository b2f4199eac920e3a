package puzzlescope.knight.search;

import java.util.Arrays;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.HopOrder;

/**
 * The moves from a square that stay on the board, in the order in which to try them. A candidate is an {@code int}: the
 * move's ordinal and, in the higher bits, its exits as the order counts them. Solver thread only.
 */
final class HopCandidates {

    private static final Hop[] HOPS = Hop.values();

    private final int rows;
    private final int columns;
    private final HopOrder order;
    private final int[][] numbers;
    private final int[][][] fixed;

    /** @param numbers the search's own numbers on the squares, 0 for unvisited ones */
    HopCandidates(int rows, int columns, HopOrder order, int[][] numbers) {
        this.rows = rows;
        this.columns = columns;
        this.order = order;
        this.numbers = numbers;
        fixed = new int[rows][columns][];
    }

    /** Returns the candidates on a square; must not be modified by the caller. */
    int[] from(int row, int column) {
        if (order == HopOrder.WARNSDORFF) {
            return arrange(row, column);
        }
        if (fixed[row][column] == null) {
            fixed[row][column] = arrange(row, column);
        }
        return fixed[row][column];
    }

    static Hop hop(int candidate) {
        return Hop.of(candidate);
    }

    /** Returns the number of exits of the candidate's square, as the order counts them; 0 in the plain order. */
    static int onward(int candidate) {
        return candidate >>> Hop.BITS;
    }

    private int[] arrange(int row, int column) {
        var candidates = new int[HOPS.length];
        int count = 0;
        for (var hop : HOPS) {
            int toRow = row + hop.rows();
            int toColumn = column + hop.columns();
            if (isOnBoard(toRow, toColumn)) {
                candidates[count++] = countOnward(toRow, toColumn) << Hop.BITS | hop.ordinal();
            }
        }
        Arrays.sort(candidates, 0, count);
        return Arrays.copyOf(candidates, count);
    }

    private int countOnward(int row, int column) {
        int count = 0;
        for (var hop : HOPS) {
            int toRow = row + hop.rows();
            int toColumn = column + hop.columns();
            boolean counts = switch (order) {
                case PLAIN, HAND -> false;
                case BOOK -> isOnBoard(toRow, toColumn);
                case WARNSDORFF -> isOnBoard(toRow, toColumn) && numbers[toRow][toColumn] == 0;
            };
            count += counts ? 1 : 0;
        }
        return count;
    }

    private boolean isOnBoard(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }
}
