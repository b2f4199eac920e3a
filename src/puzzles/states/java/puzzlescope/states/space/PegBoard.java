package puzzlescope.states.space;

import java.util.ArrayList;
import java.util.List;

/** A triangle of holes for pegs, numbered from 1 row by row, and the jumps that there are on it. */
public enum PegBoard {
    TRIANGLE_10(4),
    TRIANGLE_15(5);

    /** From a hole over its neighbour into the one behind it; holes count from 0. */
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
                // To the right and down both sides, there and back.
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

    /** How many holes there are. */
    public int holes() {
        return hole(rows, 0);
    }

    public List<Jump> jumps() {
        return jumps;
    }
}
