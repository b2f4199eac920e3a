package puzzlescope.engine.search;

/**
 * Visits a state as soon as it is found and backtracks when a state has no move left.
 *
 * <p>Source: R. Tarjan, Depth-First Search and Linear Graph Algorithms (1972). The graph is built during the search.
 *
 * <p>Input: a state space. Output: the graph found; {@code last} leads back to the start, rarely by the fewest moves.
 * Time is linear in the states times the moves of each; space is linear in the states, with one recursive call per
 * state in the worst case. Deterministic. A space without a path to a goal is visited completely, which proves that
 * there is none.
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
