package puzzlescope.states.space;

import java.util.ArrayList;
import java.util.List;

/** A triangular board of holes for pegs, numbered from 1 row by row, and its jumps. */
public enum PegBoard {
    TRIANGLE_10(4),
    TRIANGLE_15(5);

    /** A jump from a hole over its neighbour into the one beyond; holes count from 0. */
    public record Jump(int from, int over, int to) {}

    private final int rows;
    private final List<Jump> jumps;

    PegBoard(int rows) {
        this.rows = rows;
        jumps = jumps(rows);
    }

    private static List<Jump> jumps(int rows) {
        var jumps = new ArrayList<Jump>();
        for (int row = 0; row < rows; row++) {
            for (int place = 0; place <= row; place++) {
                // Along the row and both diagonals, in both directions.
                for (var step : new int[][] {{0, 1}, {1, 0}, {1, 1}}) {
                    int toRow = row + 2 * step[0];
                    int toPlace = place + 2 * step[1];
                    if (toRow < rows && toPlace <= toRow) {
                        int from = hole(row, place);
                        int over = hole(row + step[0], place + step[1]);
                        int to = hole(toRow, toPlace);
                        jumps.add(new Jump(from, over, to));
                        jumps.add(new Jump(to, over, from));
                    }
                }
            }
        }
        return List.copyOf(jumps);
    }

    private static int hole(int row, int place) {
        return row * (row + 1) / 2 + place;
    }

    public int rows() {
        return rows;
    }

    public int holes() {
        return hole(rows, 0);
    }

    public List<Jump> jumps() {
        return jumps;
    }
}
