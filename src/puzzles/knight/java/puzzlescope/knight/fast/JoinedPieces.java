package puzzlescope.knight.fast;

import java.util.HashMap;
import java.util.Map;
import puzzlescope.knight.space.Square;

/**
 * Cuts the board into pieces, gives each a closed tour of its own and makes one tour of them all: where two pieces meet, two
 * hops side by side are taken for two across.
 *
 * <p>Source: I. Parberry, An efficient algorithm for the knight's tour problem (1997), for square boards; boards of all shapes,
 * and a piece with an open tour on boards with an odd number of squares, after S.-S. Lin and C.-L. Wei, Optimal algorithms for
 * constructing knight's tours on arbitrary n × m chessboards (2005). Parberry joins four pieces at a time where their corners
 * meet, this two at a time anywhere along their common side.
 *
 * <p>Input: rows and columns, both 5 or more, and the start. Output: a tour, closed where the number of squares is even and
 * open elsewhere. Time and space: linear in the squares. Deterministic. Fails nowhere: a start that allows no tour is not to
 * be given.
 */
public final class JoinedPieces {

    /** Both sides of a board have at least so many squares. */
    static final int SHORTEST = 5;

    private record Shape(int rows, int columns) {}

    private final int rows;
    private final int columns;
    private final Square start;
    private final int[] downs;
    private final int[] acrosses;
    private final Map<Shape, Links> closed = new HashMap<>();
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

    /** How many pieces there are from top to bottom. */
    int down() {
        return downs.length - 1;
    }

    /** How many pieces there are from left to right. */
    int across() {
        return acrosses.length - 1;
    }

    Tour tour() {
        var links = new Links(rows, columns);
        for (int i = 0; i < down(); i++) {
            checkStopped.run();
            for (int j = 0; j < across(); j++) {
                links.paste(piece(i, j), downs[i], acrosses[j]);
            }
        }
        for (int i = 0; i < down(); i++) {
            checkStopped.run();
            for (int j = 1; j < across(); j++) {
                joinToLeft(links, i, j);
            }
            if (i > 0) {
                joinToUpper(links, i);
            }
        }
        return links.from(start.row() * columns + start.column());
    }

    private void joinToLeft(Links links, int i, int j) {
        int column = acrosses[j];
        for (int row = downs[i]; row < downs[i + 1]; row++) {
            for (int back = 1; back <= 2; back++) {
                if (links.merge(row, column - back, downs[i], column, downs[i + 1], acrosses[j + 1])) {
                    return;
                }
            }
        }
        throw new IllegalStateException("pieces do not join at column " + column);
    }

    private void joinToUpper(Links links, int i) {
        int row = downs[i];
        for (int column = 0; column < acrosses[1]; column++) {
            for (int back = 1; back <= 2; back++) {
                if (links.merge(row - back, column, row, 0, downs[i + 1], acrosses[1])) {
                    return;
                }
            }
        }
        throw new IllegalStateException("pieces do not join at row " + row);
    }

    private Links piece(int i, int j) {
        int height = downs[i + 1] - downs[i];
        int width = acrosses[j + 1] - acrosses[j];
        return height * width % 2 == 1
                ? PieceTour.open(height, width, start.row() - downs[i], start.column() - acrosses[j], checkStopped)
                : closed.computeIfAbsent(new Shape(height, width), _ -> PieceTour.closed(height, width, checkStopped));
    }
}
