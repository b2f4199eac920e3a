package puzzlescope.engine.search;

import puzzlescope.engine.event.ConstantId;

/** The kind of graph formed by the nodes and edges found so far. */
public enum GraphShape implements ConstantId {
    /** Every move is reversible, and there is exactly one path between any two states. */
    TREE,
    UNDIRECTED,
    /** Some move is irreversible, and yet there is a cycle. */
    DIRECTED,
    /** No move is reversible, and there is no cycle. */
    DAG,
    /** Like {@link #DAG}, and each state is reached by exactly one path. */
    DIRECTED_TREE;

    /**
     * Returns the shape of the first nodes and edges of a graph.
     *
     * @param edges the number of edges besides those by which nodes were found
     */
    public static GraphShape of(FoundGraph found, int nodes, int edges) {
        int directed = 0;
        for (int node = 1; node < nodes; node++) {
            directed += found.isDirected(node) ? 1 : 0;
        }
        for (int edge = 0; edge < edges; edge++) {
            directed += found.isDirectedEdge(edge) ? 1 : 0;
        }
        if (directed == 0) {
            return edges == 0 ? TREE : UNDIRECTED;
        }
        // A reversible edge is a cycle of two moves.
        if (directed < nodes - 1 + edges || !isAcyclic(found, nodes, edges)) {
            return DIRECTED;
        }
        return edges == 0 ? DIRECTED_TREE : DAG;
    }

    /** Removes nodes without incoming edges as long as there are any (Kahn, 1962). */
    private static boolean isAcyclic(FoundGraph found, int nodes, int edges) {
        var into = new int[nodes];
        var begins = new int[nodes + 1];
        for (int edge = 1 - nodes; edge < edges; edge++) {
            into[to(found, edge)]++;
            begins[from(found, edge) + 1]++;
        }
        for (int node = 0; node < nodes; node++) {
            begins[node + 1] += begins[node];
        }
        var targets = new int[nodes - 1 + edges];
        var next = begins.clone();
        for (int edge = 1 - nodes; edge < edges; edge++) {
            targets[next[from(found, edge)]++] = to(found, edge);
        }
        var free = new int[nodes];
        int size = 0;
        for (int node = 0; node < nodes; node++) {
            if (into[node] == 0) {
                free[size++] = node;
            }
        }
        for (int taken = 0; taken < size; taken++) {
            for (int i = begins[free[taken]]; i < begins[free[taken] + 1]; i++) {
                if (--into[targets[i]] == 0) {
                    free[size++] = targets[i];
                }
            }
        }
        return size == nodes;
    }

    /** Edges by which nodes were found have negative numbers, the others count from 0. */
    private static int from(FoundGraph found, int edge) {
        return edge < 0 ? found.parent(-edge) : found.edgeFrom(edge);
    }

    private static int to(FoundGraph found, int edge) {
        return edge < 0 ? -edge : found.edgeTo(edge);
    }
}
