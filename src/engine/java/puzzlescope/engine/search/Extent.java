package puzzlescope.engine.search;

/**
 * The limits of a search.
 *
 * @param beyondGoal whether it continues after reaching a goal until every state is visited
 * @param mostStates the number of states at which it gives up
 */
public record Extent(boolean beyondGoal, int mostStates) {

    public static final Extent TO_GOAL = new Extent(false, Integer.MAX_VALUE);
    public static final Extent WHOLE_SPACE = new Extent(true, Integer.MAX_VALUE);

    /** Returns a copy that gives up when this many states are found. */
    public Extent atMost(int states) {
        return new Extent(beyondGoal, states);
    }
}
