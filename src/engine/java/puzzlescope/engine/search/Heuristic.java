package puzzlescope.engine.search;

/**
 * Estimates how far it still is to a goal. Admissible if it never says more than the cheapest way costs; consistent if no
 * move lowers it by more than the move costs. Any thread unless said otherwise.
 */
@FunctionalInterface
public interface Heuristic {

    /** At least 0; 0 for a goal. */
    int estimate(long state);
}
