package puzzlescope.core.puzzle.knight.search;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.knight.event.ConstructionEvent.BoardCut;
import puzzlescope.core.puzzle.knight.event.ConstructionEvent.NothingClosed;
import puzzlescope.core.puzzle.knight.event.KnightEvent.TourImpossible;
import puzzlescope.core.puzzle.knight.fast.FrontierTour;
import puzzlescope.core.puzzle.knight.fast.JoinedPieces;
import puzzlescope.core.puzzle.knight.fast.TourFinder;
import puzzlescope.core.puzzle.knight.space.Impossibility;
import puzzlescope.core.puzzle.knight.space.Lead;
import puzzlescope.core.puzzle.knight.space.Square;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/**
 * Makes a tour of small tours, closed wherever there is a closed one.
 *
 * <p>Source: I. Parberry, An efficient algorithm for the knight's tour problem (1997), as {@link JoinedPieces} tells; boards
 * less than five squares wide are the business of {@link FrontierTour}. Input: rows, columns, the start. Output: a closed tour;
 * an open one where A. Schwenk (1991) proves that there is no closed one. Time and space: linear in the squares. Deterministic.
 * Where there is no tour, nothing is tried or the search of a narrow board ends without one.
 */
public final class Construction implements Solver {

    private final int rows;
    private final int columns;
    private final Square start;

    public Construction(int rows, int columns, Square start) {
        this.rows = rows;
        this.columns = columns;
        this.start = start;
    }

    @Override
    public Outcome solve(EventSink sink) {
        var impossible = Impossibility.of(rows, columns, start);
        if (impossible.isPresent()) {
            sink.emit(new TourImpossible(impossible.get(), rows, columns).pack());
            return Outcome.NO_SOLUTION;
        }
        var noneClosed = Impossibility.ofClosed(rows, columns);
        noneClosed.ifPresent(reason -> sink.emit(new NothingClosed(reason, rows, columns).pack()));
        return show(rows, columns, start, noneClosed.isEmpty(), sink);
    }

    static Outcome show(int rows, int columns, Square start, boolean closed, EventSink sink) {
        var found = TourFinder.find(rows, columns, start, closed, sink::checkStopped);
        if (found.down() > 0) {
            sink.emit(new BoardCut(found.down(), found.across()).pack());
        }
        return switch (found.verdict()) {
            case FOUND -> {
                MadeTour.show(found.tour().orElseThrow(), Lead.MADE, sink);
                yield Outcome.SOLVED;
            }
            case ABSENT -> {
                sink.emit(new TourImpossible(Impossibility.EXHAUSTED_START, rows, columns).pack());
                yield Outcome.NO_SOLUTION;
            }
            case GAVE_UP -> Outcome.GAVE_UP;
        };
    }
}
