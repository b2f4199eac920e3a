package puzzlescope.engine.event;

/**
 * The meaning of an event of a search for tools that show any search: something happened to a node.
 *
 * @param node the name of the node
 * @param parent the name of the node from which it was reached; empty for the one that was expanded last
 * @param x the column; {@link #UNKNOWN} if nodes have no places
 * @param y the row
 */
public record SearchStep(Type type, String node, String parent, Costs costs, int x, int y) {

    /** Marks a place as unknown. */
    public static final int UNKNOWN = Integer.MIN_VALUE;

    /** The change of the node's state. */
    public enum Type {
        SOURCE,
        GENERATING,
        UPDATING,
        EXPANDING,
        CLOSING,
        DESTINATION
    }

    /** Returns a step without numbers. */
    public static SearchStep of(Type type, Object node) {
        return new SearchStep(type, node.toString(), "", Costs.NONE, UNKNOWN, UNKNOWN);
    }

    public SearchStep from(Object reachedFrom) {
        return new SearchStep(type, node, reachedFrom.toString(), costs, x, y);
    }

    /** Returns the step with the cost so far, and with the estimate unless it is negative, which none is. */
    public SearchStep rated(int cost, int estimate) {
        return rated(new Costs(Costs.UNKNOWN, cost, estimate < 0 ? Costs.UNKNOWN : estimate));
    }

    public SearchStep rated(Costs told) {
        return new SearchStep(type, node, parent, told, x, y);
    }

    public SearchStep at(int row, int column) {
        return new SearchStep(type, node, parent, costs, column, row);
    }
}
