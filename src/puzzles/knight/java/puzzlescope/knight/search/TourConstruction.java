package puzzlescope.knight.search;

import static puzzlescope.knight.event.PathEvent.Kind.BOARD_CUT;
import static puzzlescope.knight.event.PathEvent.Kind.NOTHING_CLOSED;
import static puzzlescope.knight.event.PathEvent.Kind.TOUR_IMPOSSIBLE;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.knight.fast.FrontierTour;
import puzzlescope.knight.fast.JoinedPieces;
import puzzlescope.knight.fast.TourFinder;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.LeadReason;
import puzzlescope.knight.space.Square;

/**
 * Constructs a tour from small tours, closed if a closed one exists.
 *
 * <p>Source: I. Parberry, An efficient algorithm for the knight's tour problem (1997), see {@link JoinedPieces}; boards
 * less than five squares wide are left to {@link FrontierTour}. Input: rows, columns, the start. Output: a closed tour;
 * an open one if A. Schwenk (1991) proves that no closed one exists. Time and space: linear in the squares.
 * Deterministic. If there is no tour, nothing is tried or the search of a narrow board ends without one.
 */
public record TourConstruction(int rows, int columns, Square start) implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        var impossible = Impossibility.of(rows, columns, start);
        if (impossible.isPresent()) {
            sink.emit(TOUR_IMPOSSIBLE, impossible.get().ordinal(), rows, columns);
            return RunOutcome.NO_SOLUTION;
        }
        var noneClosed = Impossibility.ofClosed(rows, columns);
        noneClosed.ifPresent(reason -> sink.emit(NOTHING_CLOSED, reason.ordinal(), rows, columns));
        return show(rows, columns, start, noneClosed.isEmpty(), sink);
    }

    static RunOutcome show(int rows, int columns, Square start, boolean closed, EventSink sink) {
        var found = TourFinder.find(rows, columns, start, closed, sink::checkStopped);
        if (found.down() > 0) {
            sink.emit(BOARD_CUT, found.down(), found.across());
        }
        return switch (found.verdict()) {
            case FOUND -> {
                TourPlayback.show(found.tour().orElseThrow(), LeadReason.MADE, sink);
                yield RunOutcome.SOLVED;
            }
            case ABSENT -> {
                sink.emit(TOUR_IMPOSSIBLE, Impossibility.EXHAUSTED_START.ordinal(), rows, columns);
                yield RunOutcome.NO_SOLUTION;
            }
            case GAVE_UP -> RunOutcome.GAVE_UP;
        };
    }
}
