package puzzlescope.engine.search;

/**
 * What came of a search.
 *
 * @param graph the states that were found, with the table of {@code last}
 * @param goal the node of the goal, or -1
 */
public record SearchResult(Verdict verdict, StateGraph graph, int goal) {

    /** How a search ended. */
    public enum Verdict {
        /** A goal was reached. */
        FOUND,
        /** Proven: every state that can be reached was visited, and none is a goal. */
        ABSENT,
        /** The search gave up at its limit; says nothing of whether there is a way. */
        GAVE_UP
    }

    /** The nodes from the start to the goal; empty if none was reached. */
    public int[] path() {
        return goal < 0 ? new int[0] : graph.path(goal);
    }
}
