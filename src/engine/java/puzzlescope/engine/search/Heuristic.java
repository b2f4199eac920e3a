package puzzlescope.engine.search;

/**
 * Estimates the cost to a goal. Admissible if it never exceeds the cost of the cheapest path; consistent if no move
 * lowers it by more than the move's cost. Any thread unless stated otherwise.
 */
@FunctionalInterface
public interface Heuristic {

    /** Returns an estimate of at least 0; 0 for a goal. */
    int estimate(long state);
}
