package puzzlescope.knight.search;

import static puzzlescope.knight.event.PathEvent.Kind.DEAD_END_MET;
import static puzzlescope.knight.event.PathEvent.Kind.TOUR_IMPOSSIBLE;

import java.util.Optional;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.knight.fast.Tour;
import puzzlescope.knight.fast.TourFinder;
import puzzlescope.knight.fast.WarnsdorffRule;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.Square;
import puzzlescope.knight.space.TieBreak;

/**
 * Warnsdorff's rule with a tie-break: never backtracks, and starts again after a dead end.
 *
 * <p>Source: A. Roth's tie-break, the square farther from the centre of the board, as described by G. Törnqvist in S.
 * Ganzfried, A Simple Algorithm for Knight's Tours (2004) and others; then I. Pohl's, A method for finding Hamilton
 * paths and knight's tours (1967); each with eight orders of the moves.
 *
 * <p>Input: rows, columns, the start. Output: an open tour, sometimes closed. Time and space: linear in the squares for
 * each attempt, of which one usually suffices. Deterministic. If all sixteen attempts fail, {@link TourFinder}
 * constructs the tour or proves that there is none.
 */
public record WarnsdorffWithTieBreak(int rows, int columns, Square start) implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        var impossible = Impossibility.of(rows, columns, start);
        if (impossible.isPresent()) {
            sink.emit(TOUR_IMPOSSIBLE, impossible.get().ordinal(), rows, columns);
            return RunOutcome.NO_SOLUTION;
        }
        var rule = new WarnsdorffRule(rows, columns);
        for (int attempt = 0; attempt < 2 * WarnsdorffRule.ORDERS; attempt++) {
            var tieBreak = attempt % 2 == 0 ? TieBreak.ROTH : TieBreak.POHL;
            Optional<Tour> tour = rule.tour(start, tieBreak, attempt / 2, sink::checkStopped);
            if (tour.isPresent()) {
                if (sink.mayBranch()) {
                    new TieBreakPlayback(rule, tieBreak, attempt / 2, sink).show(tour.get());
                } else {
                    TourPlayback.show(tour.get(), tieBreak.leadReason(), sink);
                }
                return RunOutcome.SOLVED;
            }
            sink.emit(DEAD_END_MET, tieBreak.ordinal(), 1 + attempt / 2, rule.reached());
        }
        return TourConstruction.show(rows, columns, start, false, sink);
    }
}
