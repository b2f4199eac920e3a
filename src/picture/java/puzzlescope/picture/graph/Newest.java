package puzzlescope.picture.graph;

/**
 * The node that is just being found.
 *
 * @param happened how much of its discovery has happened, from 0 to 1
 */
public record Newest(int node, double happened) {

    public static final Newest NONE = new Newest(-1, 1);

    /** How much of a node is there. */
    public double share(int other) {
        return other == node ? happened : 1;
    }
}
