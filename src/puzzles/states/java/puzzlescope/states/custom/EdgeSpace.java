package puzzlescope.states.custom;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** A graph whose edges are written one by one; a state is the index of a node in the order of their first mention. */
public final class EdgeSpace implements CustomSpace {

    /** An outgoing edge of a node. */
    record Edge(int to, int cost, boolean directed) {}

    private final List<String> nodes;
    private final List<List<Edge>> edges;
    private final int start;
    private final Set<Integer> goals;
    private final boolean weighted;
    /** The places of the nodes as x and y; empty if they have none. */
    private final List<int[]> places;

    private final int moves;

    /**
     * @param edges the outgoing edges of each node
     * @param places the places of the nodes as x and y; empty if they have none
     */
    EdgeSpace(
            List<String> nodes,
            List<List<Edge>> edges,
            int start,
            Set<Integer> goals,
            boolean weighted,
            List<int[]> places) {
        this.places = List.copyOf(places);
        this.nodes = List.copyOf(nodes);
        this.edges = edges.stream().map(List::copyOf).toList();
        this.start = start;
        this.goals = Set.copyOf(goals);
        this.weighted = weighted;
        moves = edges.stream().mapToInt(List::size).max().orElse(0);
    }

    /** Returns the place of a node, as x and y; empty if nodes have none. */
    public Optional<int[]> place(long state) {
        return places.isEmpty() ? Optional.empty() : Optional.of(places.get((int) state));
    }

    @Override
    public long start() {
        return start;
    }

    public boolean hasGoal() {
        return !goals.isEmpty();
    }

    @Override
    public boolean isGoal(long state) {
        return goals.contains((int) state);
    }

    @Override
    public int moves() {
        return moves;
    }

    private Edge edge(long state, int move) {
        return edges.get((int) state).get(move);
    }

    @Override
    public long after(long state, int move) {
        return move < edges.get((int) state).size() ? edge(state, move).to() : NONE;
    }

    @Override
    public int cost(long state, int move) {
        return edge(state, move).cost();
    }

    @Override
    public boolean isWeighted() {
        return weighted;
    }

    @Override
    public String text(long state) {
        return nodes.get((int) state);
    }

    @Override
    public OptionalLong find(String text) {
        int node = nodes.indexOf(text.strip());
        return node < 0 ? OptionalLong.empty() : OptionalLong.of(node);
    }

    @Override
    public String move(long state, int move) {
        var edge = edge(state, move);
        return text(state) + (edge.directed() ? "\u2192" : "\u2013") + text(edge.to());
    }
}
