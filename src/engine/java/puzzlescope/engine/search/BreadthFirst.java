package puzzlescope.engine.search;

/**
 * Visits states in the order in which they were found, so states at one distance come before those farther away.
 *
 * <p>Source: E. F. Moore, The Shortest Path Through a Maze (1959). The graph is built during the search, and its nodes
 * serve as their own queue: the numbered but unvisited ones are pending.
 *
 * <p>Input: a state space. Output: the graph found; {@code last} leads back to the start by the fewest moves. Time is
 * linear in the states times the moves of each, space linear in the states. Deterministic. A space without a path to a
 * goal is visited completely, which proves that there is none.
 */
public final class BreadthFirst implements StateSearch {

    @Override
    public SearchResult search(StateSpace space, Extent extent, SearchListener listener) {
        var expansion = new Expansion(space, extent, listener, false);
        for (int node = 0; node < expansion.graph().size() && !expansion.isOver(); node++) {
            expansion.visit(node, _ -> {});
        }
        return expansion.result();
    }
}
