package puzzlescope.engine.search;

/**
 * Visits a state as soon as it is found and goes back when a state has no move left.
 *
 * <p>Source: R. Tarjan, Depth-First Search and Linear Graph Algorithms (1972). The graph is built as the search goes.
 *
 * <p>Input: a state space. Output: the graph of what was found; {@code last} leads back to the start, seldom by the fewest
 * moves. Time is linear in the states times the moves of each; space is linear in the states, the recursion one call a
 * state in the worst case. Deterministic. A space without a way to a goal is visited as a whole, which proves it.
 */
public final class DepthFirst implements StateSearch {

    @Override
    public SearchResult search(StateSpace space, Extent extent, SearchListener listener) {
        var expansion = new Expansion(space, extent, listener, false);
        visit(expansion, 0);
        return expansion.result();
    }

    private static void visit(Expansion expansion, int node) {
        expansion.visit(node, found -> visit(expansion, found));
    }
}
