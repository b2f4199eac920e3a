package puzzlescope.knight;

import puzzlescope.engine.search.SearchResult.Verdict;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.fast.PaddedBoard;
import puzzlescope.knight.fast.PathSearch;
import puzzlescope.knight.fast.TourFinder;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.Square;

/**
 * Decides whether a path can be completed to a tour, and by which move: {@link PathSearch} on the free squares of a
 * board.
 */
final class TourCompletion {

    private final PathBoard board;
    private final Runnable checkStopped;
    private final PaddedBoard field;
    private final PathSearch search;
    private final int start;
    private int next;

    /** @param board a board with the knight on it */
    TourCompletion(PathBoard board, Runnable checkStopped) {
        this.board = board;
        this.checkStopped = checkStopped;
        field = new PaddedBoard(board.rows(), board.columns());
        start = field.place(board.row(), board.column());
        var isFree = new boolean[board.rows() * board.columns()];
        for (int i = 0; i < isFree.length; i++) {
            isFree[i] = board.number(i / board.columns(), i % board.columns()) == 0;
        }
        search = new PathSearch(field, isFree, start, 1);
        next = search.preferred();
    }

    Verdict search() {
        if (next < 0) {
            return Verdict.ABSENT;
        }
        var verdict = board.steps() == 1 ? whole() : Verdict.GAVE_UP;
        if (verdict == Verdict.GAVE_UP) {
            verdict = search.search(checkStopped);
            if (verdict == Verdict.FOUND) {
                next = search.path()[1];
            }
        }
        return verdict;
    }

    /** Returns the verdict for the start alone, for which a tour is known at once. */
    private Verdict whole() {
        var found = TourFinder.find(
                board.rows(), board.columns(), new Square(board.row(), board.column()), false, checkStopped);
        found.tour().ifPresent(tour -> next = field.place(tour.row(1), tour.column(1)));
        return found.verdict();
    }

    /** Returns the move that leads to a tour, or the one that Warnsdorff's rule prefers if none is known. */
    Hop next() {
        for (var hop : Hop.values()) {
            if (start + field.offsets()[hop.ordinal()] == next) {
                return hop;
            }
        }
        throw new IllegalStateException("there is no hop from the knight's square");
    }
}
