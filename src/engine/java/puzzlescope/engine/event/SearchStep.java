package puzzlescope.engine.event;

/**
 * The meaning of an event of a search for tools that show any search: something happened to a node.
 *
 * @param node the name of the node
 * @param parent the name of the node from which it was reached; empty for the one that was expanded last
 * @param g the cost of the path to it; {@link #UNKNOWN} if it is not told
 * @param h the estimate of the cost from there to the goal; {@link #UNKNOWN} if it is not told
 * @param x the column; {@link #UNKNOWN} if nodes have no places
 * @param y the row
 * @param label the text that a program wrote at the node, such as its costs; empty if there is none
 */
public record SearchStep(Type type, String node, String parent, int g, int h, int x, int y, String label) {

    /** Marks a number as unknown. */
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
        return new SearchStep(type, node.toString(), "", UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, "");
    }

    public SearchStep from(Object reachedFrom) {
        return new SearchStep(type, node, reachedFrom.toString(), g, h, x, y, label);
    }

    /** Returns the step with the cost so far, and with the estimate unless it is negative, which none is. */
    public SearchStep rated(int cost, int estimate) {
        return new SearchStep(type, node, parent, cost, estimate < 0 ? UNKNOWN : estimate, x, y, label);
    }

    public SearchStep at(int row, int column) {
        return new SearchStep(type, node, parent, g, h, column, row, label);
    }

    public SearchStep labelled(String text) {
        return new SearchStep(type, node, parent, g, h, x, y, text);
    }
}
