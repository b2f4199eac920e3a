package puzzlescope.engine.search;

import java.util.Comparator;
import java.util.HashSet;
import java.util.PriorityQueue;

/**
 * Visits next the state with the cheapest known path; ties go to the state found first.
 *
 * <p>Source: E. W. Dijkstra, A Note on Two Problems in Connexion with Graphs (1959). The graph is built during the
 * search.
 *
 * <p>Input: a state space whose moves cost 0 or more. Output: the graph found; {@code last} leads back to the start by
 * the cheapest path from every visited state. With n states and m moves between them, time is O(m log m) and space O(n
 * + m). Deterministic. A space without a path to a goal is visited completely, which proves that there is none.
 */
public final class CheapestFirst implements StateSearch {

    /** A queued node with its cost when it was enqueued; stale if a cheaper path has been found since. */
    private record Entry(int node, long cost) {}

    @Override
    public SearchResult search(StateSpace space, Extent extent, SearchListener listener) {
        var expansion = new Expansion(space, extent, listener, true);
        var graph = expansion.graph();
        var queue = new PriorityQueue<>(Comparator.comparingLong(Entry::cost).thenComparingInt(Entry::node));
        var visited = new HashSet<Integer>();
        var tieChooser =
                new TieChooser<>(queue, Entry::cost, entry -> !visited.contains(entry.node()), listener.chooser());
        queue.add(new Entry(0, 0));
        for (var next = tieChooser.poll(); next != null; next = expansion.isOver() ? null : tieChooser.poll()) {
            if (visited.add(next.node())) {
                expansion.visit(next.node(), reached -> queue.add(new Entry(reached, graph.cost(reached))));
            }
        }
        return expansion.result();
    }
}
