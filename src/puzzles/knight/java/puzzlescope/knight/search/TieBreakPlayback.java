package puzzlescope.knight.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.EventSink;
import puzzlescope.knight.fast.Tour;
import puzzlescope.knight.fast.WarnsdorffRule;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.HopOrder;
import puzzlescope.knight.space.LeadReason;
import puzzlescope.knight.space.Square;
import puzzlescope.knight.space.TieBreak;

/**
 * Moves the knight along a tour by Warnsdorff's rule. At ties for the fewest exits a branch may take another square,
 * from which the rule continues; if it would then meet a dead end, the square preferred by the tie-break is taken after
 * all. For one run.
 *
 * @param order an order as for {@link WarnsdorffRule#tour}
 */
record TieBreakPlayback(WarnsdorffRule rule, TieBreak tieBreak, int order, EventSink sink) {

    void show(Tour first) {
        var numbers = new int[first.rows()][first.columns()];
        var hopCandidates = new HopCandidates(first.rows(), first.columns(), HopOrder.WARNSDORFF, numbers);
        var tour = first;
        TourPlayback.start(tour, sink);
        for (int i = 1; i < tour.length(); i++) {
            int row = tour.row(i - 1);
            int column = tour.column(i - 1);
            numbers[row][column] = i;
            int own = TourPlayback.hop(tour, i).ordinal();
            int chosen = sink.choose(equals(hopCandidates.from(row, column), numbers, row, column), own);
            var other = chosen == own ? Optional.<Tour>empty() : from(tour, i, Hop.of(chosen));
            tour = other.orElse(tour);
            TourPlayback.leadOn(tour, i, other.isPresent() ? LeadReason.EQUAL : tieBreak.leadReason(), sink);
        }
        TourPlayback.end(tour, sink);
    }

    /** Returns the moves to unvisited squares with the fewest exits, a bit each. */
    private static long equals(int[] candidates, int[][] numbers, int row, int column) {
        long found = 0;
        int fewest = Hop.values().length;
        for (int candidate : candidates) {
            var hop = HopCandidates.hop(candidate);
            if (numbers[row + hop.rows()][column + hop.columns()] == 0 && HopCandidates.onward(candidate) <= fewest) {
                fewest = HopCandidates.onward(candidate);
                found |= 1L << hop.ordinal();
            }
        }
        return found;
    }

    /** Returns a tour that deviates after a number of squares, if the rule leads to one. */
    private Optional<Tour> from(Tour tour, int squares, Hop hop) {
        List<Square> path = new ArrayList<>();
        for (int i = 0; i < squares; i++) {
            path.add(new Square(tour.row(i), tour.column(i)));
        }
        var last = path.getLast();
        path.add(new Square(last.row() + hop.rows(), last.column() + hop.columns()));
        return rule.tour(path, tieBreak, order, sink::checkStopped);
    }
}
