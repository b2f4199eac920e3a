package puzzlescope.picture.graph;

/** A search's table of predecessors at a position: a row for each visit, a column for each node. */
public interface PredecessorRows {

    /** Number of found nodes. */
    int nodes();

    /** Number of columns of the finished table, as far as known. */
    default int allNodes() {
        return nodes();
    }

    int visits();

    /** Number of rows of the finished table, as far as known. */
    default int allVisits() {
        return visits();
    }

    /** The node of a visit, from 0. */
    int visit(int index);

    /**
     * Fills a row with {@code last} as it was at the end of a visit, or as it is now if the visit is the current one.
     *
     * @param row the row to fill, indexed by node; -1 for the start and for nodes not yet found
     */
    void lastAfter(int visit, int[] row);

    /** A short name of a found node. */
    String name(int node);
}
