package puzzlescope.engine.search;

import java.util.function.LongPredicate;

/**
 * Visits next the state with the least f = g + h, the cost of the path to it plus the estimated remaining cost. Ties go
 * to the state reached last, which is usually deeper.
 *
 * <p>Source: P. E. Hart, N. J. Nilsson and B. Raphael, A Formal Basis for the Heuristic Determination of Minimum Cost
 * Paths (1968). The graph is built during the search.
 *
 * <p>Input: a state space whose costs are small whole numbers, and a heuristic. Output: the graph found; {@code last}
 * leads back from the goal to the start by the cheapest path if the heuristic is admissible. If it is not consistent, a
 * state may be visited again when a cheaper path to it is found. Time and space are linear in the states found, all of
 * which have f below the cost of the solution. Deterministic. A space without a path to a goal is visited completely,
 * which proves that there is none.
 */
public record AStar(Heuristic heuristic) implements StateSearch {

    @Override
    public SearchResult search(StateSpace space, Extent extent, SearchListener listener) {
        var expansion = new Expansion(space, extent, listener, true);
        var graph = expansion.graph();
        var open = new OpenList();
        open.add(0, 0, heuristic.estimate(space.start()));
        LongPredicate upToDate = entry -> entry >>> Integer.SIZE == graph.cost((int) entry);
        var chooser = listener.chooser();
        boolean branching = chooser.mayBranch();
        while (!open.isEmpty() && !expansion.isOver()) {
            long entry = branching ? open.remove(upToDate, chooser) : open.remove();
            if (upToDate.test(entry)) {
                expansion.visit((int) entry, reached -> {
                    int cost = Math.toIntExact(graph.cost(reached));
                    open.add(reached, cost, cost + heuristic.estimate(graph.state(reached)));
                });
            }
        }
        return expansion.result();
    }
}
