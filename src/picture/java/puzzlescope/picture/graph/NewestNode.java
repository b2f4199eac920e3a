package puzzlescope.picture.graph;

/**
 * The node being found.
 *
 * @param happened share of its discovery that has happened, from 0 to 1
 */
public record NewestNode(int node, double happened) {

    public static final NewestNode NONE = new NewestNode(-1, 1);

    /** Returns how much of a node is visible, from 0 to 1. */
    public double share(int other) {
        return other == node ? happened : 1;
    }
}
