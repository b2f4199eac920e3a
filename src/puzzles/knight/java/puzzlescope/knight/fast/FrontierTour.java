package puzzlescope.knight.fast;

import puzzlescope.engine.search.SearchResult.Verdict;
import puzzlescope.knight.fast.Frontier.Kind;
import puzzlescope.knight.space.Square;

/**
 * Finds one tour of a long narrow board, or proves that there is none.
 *
 * <p>Source: depth-first search through the states of {@link Frontier}, each of which is expanded once. Input: rows and
 * columns, the shorter side 3 or 4, the start, and whether the tour must be closed. Output: a tour. Time and space:
 * linear in the longer side times the states, some thousands; it gives up after {@value #MOST_STATES}. Deterministic.
 */
public final class FrontierTour {

    /** The greatest length of the shorter side. */
    static final int WIDEST = 4;

    private static final int MOST_STATES = 8_000_000;
    private static final int STATES_UNCHECKED = 0xFF;
    /** The number of bits of a state of the widest board. */
    private static final int STATE_BITS = 40;

    private final int rows;
    private final int columns;
    private final Square start;
    /** True if the squares are processed from the far end, so that an end of the tour comes early. */
    private final boolean mirrored;

    private final Frontier frontier;
    private final Runnable checkStopped;
    private final StateCounts tried = new StateCounts();
    private final int[] hops;

    FrontierTour(int rows, int columns, Square start, boolean closed, Runnable checkStopped) {
        this.rows = rows;
        this.columns = columns;
        this.start = start;
        this.checkStopped = checkStopped;
        int width = Math.min(rows, columns);
        int length = Math.max(rows, columns);
        int along = rows <= columns ? start.column() : start.row();
        int across = rows <= columns ? start.row() : start.column();
        mirrored = along > length / 2;
        int from = (mirrored ? length - 1 - along : along) * width + across;
        frontier = new Frontier(width, length, closed ? Kind.CLOSED : Kind.OPEN, closed ? -1 : from);
        hops = new int[rows * columns];
    }

    Verdict search() {
        return goesOn(frontier.first(), 0)
                ? Verdict.FOUND
                : tried.size() >= MOST_STATES ? Verdict.GAVE_UP : Verdict.ABSENT;
    }

    private boolean goesOn(long state, int square) {
        if (tried.size() >= MOST_STATES || !tried.addNew((long) square << STATE_BITS | state)) {
            return false;
        }
        if ((tried.size() & STATES_UNCHECKED) == 0) {
            checkStopped.run();
        }
        frontier.step(state, square);
        if (frontier.completed() > 0) {
            hops[square] = frontier.completedHops();
            return true;
        }
        int count = frontier.resultCount();
        var results = new long[count];
        var taken = new int[count];
        for (int i = 0; i < count; i++) {
            results[i] = frontier.result(i);
            taken[i] = frontier.hops(i);
        }
        for (int i = count - 1; i >= 0; i--) {
            if (goesOn(results[i], square + 1)) {
                hops[square] = taken[i];
                return true;
            }
        }
        return false;
    }

    /** The tour that was found, from the start. */
    Tour tour() {
        var squareLinks = new SquareLinks(rows, columns);
        for (int square = 0; square < hops.length; square++) {
            join(squareLinks, square, frontier.hopTarget(hops[square], false));
            join(squareLinks, square, frontier.hopTarget(hops[square], true));
        }
        return squareLinks.from(start.row() * columns + start.column());
    }

    private void join(SquareLinks squareLinks, int from, int to) {
        if (to >= 0) {
            squareLinks.join(onBoard(from), onBoard(to));
        }
    }

    private int onBoard(int square) {
        int width = Math.min(rows, columns);
        int along = mirrored ? Math.max(rows, columns) - 1 - square / width : square / width;
        int across = square % width;
        return rows <= columns ? across * columns + along : along * columns + across;
    }
}
