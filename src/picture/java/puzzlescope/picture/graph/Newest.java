package puzzlescope.picture.graph;

/**
 * The node being found.
 *
 * @param happened share of its discovery that has happened, from 0 to 1
 */
public record Newest(int node, double happened) {

    public static final Newest NONE = new Newest(-1, 1);

    /** Returns how much of a node is visible, from 0 to 1. */
    public double share(int other) {
        return other == node ? happened : 1;
    }
}
