package puzzlescope.engine.search;

import java.util.Comparator;
import java.util.HashSet;
import java.util.PriorityQueue;

/**
 * Visits next the state to which the cheapest way is known; of two equally cheap ones the one that was found first.
 *
 * <p>Source: E. W. Dijkstra, A Note on Two Problems in Connexion with Graphs (1959). The graph is built as the search
 * goes.
 *
 * <p>Input: a state space whose moves cost 0 or more. Output: the graph of what was found; {@code last} leads back to the
 * start by the cheapest way from every visited state. With n states and m moves between them the time is of order
 * m log m, the space of order n + m. Deterministic. A space without a way to a goal is visited as a whole, which proves it.
 */
public final class CheapestFirst implements StateSearch {

    /** A node in the queue with what it cost when it was put there; out of date if a cheaper way was found since. */
    private record Entry(int node, long cost) {}

    @Override
    public SearchResult search(StateSpace space, Extent extent, SearchListener listener) {
        var expansion = new Expansion(space, extent, listener, true);
        var graph = expansion.graph();
        var queue = new PriorityQueue<>(Comparator.comparingLong(Entry::cost).thenComparingInt(Entry::node));
        var visited = new HashSet<Integer>();
        var ties = new Ties<>(queue, Entry::cost, entry -> !visited.contains(entry.node()), listener.chooser());
        queue.add(new Entry(0, 0));
        for (var next = ties.poll(); next != null; next = expansion.isOver() ? null : ties.poll()) {
            if (visited.add(next.node())) {
                expansion.visit(next.node(), reached -> queue.add(new Entry(reached, graph.cost(reached))));
            }
        }
        return expansion.result();
    }
}
