package puzzlescope.queens.fast;

import puzzlescope.queens.space.StaircasePart;

/**
 * Constructs a solution without any search: two staircases of knight's moves, and a queen in the corner if n is odd.
 *
 * <p>Source: E. Pauls, Das Maximalproblem der Damen auf dem Schachbrete (1874); the same staircases are in E. J.
 * Hoffman, J. C. Loessi and R. C. Moore, Constructions for the solution of the m queens problem (1969). Input: n, 1 or
 * more. Output: {@code int[n]}, index = row, value = column. Time and space are linear. Deterministic. There is no
 * solution for 2 and 3 queens.
 */
public final class PaulsConstruction {

    private final int n;
    /** The largest even number of queens; the staircases consist of these. */
    private final int even;

    public PaulsConstruction(int n) {
        if (n < 1 || n == 2 || n == 3) {
            throw new IllegalArgumentException("n is " + n + ", must be 1 or at least 4");
        }
        this.n = n;
        even = n - n % 2;
    }

    /** Returns a solution for a number of queens. */
    public static int[] columns(int n) {
        var construction = new PaulsConstruction(n);
        var columns = new int[n];
        for (int row = 0; row < n; row++) {
            columns[row] = construction.column(row);
        }
        return columns;
    }

    /**
     * Returns whether the plain staircases would put two queens on one diagonal, so that both begin in the middle
     * columns instead.
     */
    public boolean isShifted() {
        return even % 6 == 2;
    }

    public StaircasePart part(int row) {
        return row == even
                ? StaircasePart.CORNER
                : 2 * row < even ? StaircasePart.FIRST_STAIR : StaircasePart.SECOND_STAIR;
    }

    /** The column of a row's queen. */
    public int column(int row) {
        int half = even / 2;
        return switch (part(row)) {
            case CORNER -> n - 1;
            case FIRST_STAIR -> isShifted() ? shifted(row) : 2 * row + 1;
            case SECOND_STAIR -> isShifted() ? even - 1 - shifted(even - 1 - row) : 2 * (row - half);
        };
    }

    private int shifted(int row) {
        return (2 * row + even / 2 - 1) % even;
    }
}
