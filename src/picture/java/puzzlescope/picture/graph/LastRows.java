package puzzlescope.picture.graph;

/** How a search's table of predecessors stands at a position: a row for each visit, a column for each node. */
public interface LastRows {

    /** How many nodes are found. */
    int nodes();

    /** How many columns the finished table has, as far as that is known. */
    default int allNodes() {
        return nodes();
    }

    /** How many visits have begun. */
    int visits();

    /** How many rows the finished table has, as far as that is known. */
    default int allVisits() {
        return visits();
    }

    /** The node of a visit, from 0. */
    int visit(int index);

    /**
     * Fills a row with {@code last} as it was when a visit had been under way until the next began, or as it is now.
     *
     * @param row is filled, indexed by node; -1 for the start and for nodes that were not found yet
     */
    void lastAfter(int visit, int[] row);

    /** A short name of a node that is found. */
    String name(int node);
}
