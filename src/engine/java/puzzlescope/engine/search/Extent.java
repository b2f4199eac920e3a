package puzzlescope.engine.search;

/**
 * How far a search goes.
 *
 * @param beyondGoal whether it goes on when a goal is reached, until every state is visited
 * @param mostStates at how many states it gives up
 */
public record Extent(boolean beyondGoal, int mostStates) {

    public static final Extent TO_GOAL = new Extent(false, Integer.MAX_VALUE);
    public static final Extent WHOLE_SPACE = new Extent(true, Integer.MAX_VALUE);

    /** The same, but giving up when this many states are found. */
    public Extent atMost(int states) {
        return new Extent(beyondGoal, states);
    }
}
