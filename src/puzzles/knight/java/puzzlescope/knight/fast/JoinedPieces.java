package puzzlescope.knight.fast;

import java.util.HashMap;
import java.util.Map;
import puzzlescope.knight.space.Square;

/**
 * Cuts the board into pieces, finds a closed tour of each and joins them to one tour: where two pieces meet, two
 * parallel moves are replaced by two that cross the border.
 *
 * <p>Source: I. Parberry, An efficient algorithm for the knight's tour problem (1997), for square boards; boards of all
 * shapes, and a piece with an open tour on boards with an odd number of squares, after S.-S. Lin and C.-L. Wei, Optimal
 * algorithms for constructing knight's tours on arbitrary n × m chessboards (2005). Parberry joins four pieces at a
 * time where their corners meet; this class joins two at a time anywhere along their common side.
 *
 * <p>Input: rows and columns, both 5 or more, and the start. Output: a tour, closed where the number of squares is even
 * and open elsewhere. Time and space: linear in the squares. Deterministic. Never fails; the start must allow a tour.
 */
public final class JoinedPieces {

    /** The shortest side of a board. */
    static final int SHORTEST = 5;

    private record Shape(int rows, int columns) {}

    private final int rows;
    private final int columns;
    private final Square start;
    private final int[] downs;
    private final int[] acrosses;
    private final Map<Shape, SquareLinks> closed = new HashMap<>();
    private final Runnable checkStopped;

    JoinedPieces(int rows, int columns, Square start, Runnable checkStopped) {
        this.rows = rows;
        this.columns = columns;
        this.start = start;
        this.checkStopped = checkStopped;
        if (rows % 2 == 1 && columns % 2 == 1) {
            downs = SideCuts.odd(rows, start.row());
            acrosses = SideCuts.odd(columns, start.column());
        } else {
            downs = rows % 2 == 0 ? SideCuts.even(rows) : SideCuts.any(rows);
            acrosses = rows % 2 == 0 ? SideCuts.any(columns) : SideCuts.even(columns);
        }
    }

    /** The number of pieces from top to bottom. */
    int down() {
        return downs.length - 1;
    }

    /** The number of pieces from left to right. */
    int across() {
        return acrosses.length - 1;
    }

    Tour tour() {
        var squareLinks = new SquareLinks(rows, columns);
        for (int i = 0; i < down(); i++) {
            checkStopped.run();
            for (int j = 0; j < across(); j++) {
                squareLinks.paste(piece(i, j), downs[i], acrosses[j]);
            }
        }
        for (int i = 0; i < down(); i++) {
            checkStopped.run();
            for (int j = 1; j < across(); j++) {
                joinToLeft(squareLinks, i, j);
            }
            if (i > 0) {
                joinToUpper(squareLinks, i);
            }
        }
        return squareLinks.from(start.row() * columns + start.column());
    }

    private void joinToLeft(SquareLinks squareLinks, int i, int j) {
        int column = acrosses[j];
        for (int row = downs[i]; row < downs[i + 1]; row++) {
            for (int back = 1; back <= 2; back++) {
                if (squareLinks.merge(row, column - back, downs[i], column, downs[i + 1], acrosses[j + 1])) {
                    return;
                }
            }
        }
        throw new IllegalStateException("pieces do not join at column " + column);
    }

    private void joinToUpper(SquareLinks squareLinks, int i) {
        int row = downs[i];
        for (int column = 0; column < acrosses[1]; column++) {
            for (int back = 1; back <= 2; back++) {
                if (squareLinks.merge(row - back, column, row, 0, downs[i + 1], acrosses[1])) {
                    return;
                }
            }
        }
        throw new IllegalStateException("pieces do not join at row " + row);
    }

    private SquareLinks piece(int i, int j) {
        int height = downs[i + 1] - downs[i];
        int width = acrosses[j + 1] - acrosses[j];
        return height * width % 2 == 1
                ? PieceTour.open(height, width, start.row() - downs[i], start.column() - acrosses[j], checkStopped)
                : closed.computeIfAbsent(new Shape(height, width), _ -> PieceTour.closed(height, width, checkStopped));
    }
}
