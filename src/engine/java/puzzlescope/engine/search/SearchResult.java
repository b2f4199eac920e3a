package puzzlescope.engine.search;

/**
 * The result of a search.
 *
 * @param graph the states found, with the table of {@code last}
 * @param goal the node of the goal, or -1
 */
public record SearchResult(Verdict verdict, StateGraph graph, int goal) {

    /** The outcome of a search. */
    public enum Verdict {
        /** A goal was reached. */
        FOUND,
        /** Proven: every reachable state was visited, and none is a goal. */
        ABSENT,
        /** The search gave up at its limit; there may or may not be a path. */
        GAVE_UP
    }

    /** Returns the nodes from the start to the goal; empty if none was reached. */
    public int[] path() {
        return goal < 0 ? new int[0] : graph.path(goal);
    }
}
