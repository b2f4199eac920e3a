package puzzlescope.knight.fast;

import java.util.Optional;
import puzzlescope.engine.search.SearchResult.Verdict;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.Square;

/**
 * Finds one tour of any board without backtracking: {@link JoinedPieces} where both sides have 5 squares or more,
 * {@link FrontierTour} on narrower boards, and none if an {@link Impossibility} is known.
 *
 * @param verdict whether there is one
 * @param tour the tour; empty if there is none or none was found
 * @param down the number of pieces from top to bottom; 0 if the board was not cut
 * @param across the number of pieces from left to right
 */
public record TourFinder(Verdict verdict, Optional<Tour> tour, int down, int across) {

    /**
     * Finds a tour.
     *
     * @param closed whether the tour must be closed
     * @param checkStopped throws {@link puzzlescope.engine.event.RunStoppedException} when the run is stopped
     */
    public static TourFinder find(int rows, int columns, Square start, boolean closed, Runnable checkStopped) {
        var impossible = closed ? Impossibility.ofClosed(rows, columns) : Impossibility.of(rows, columns, start);
        if (impossible.isPresent()) {
            return new TourFinder(Verdict.ABSENT, Optional.empty(), 0, 0);
        }
        if (Math.min(rows, columns) >= JoinedPieces.SHORTEST) {
            var joined = new JoinedPieces(rows, columns, start, checkStopped);
            return new TourFinder(Verdict.FOUND, Optional.of(joined.tour()), joined.down(), joined.across());
        }
        var search = new FrontierTour(rows, columns, start, closed, checkStopped);
        var verdict = search.search();
        var tour = verdict == Verdict.FOUND ? Optional.of(search.tour()) : Optional.<Tour>empty();
        return new TourFinder(verdict, tour, 0, 0);
    }
}
