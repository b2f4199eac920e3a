package puzzlescope.picture.graph;

import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;

/** Where the nodes of a graph lie, in units of the least distance between neighbours. Immutable; FX thread only. */
public sealed interface GraphLayout permits LayeredLayout, RingLayout {

    /** The nodes' places. */
    NodeGrid grid();

    /** How many nodes have a place; more may be found later. */
    default int nodes() {
        return grid().size();
    }

    /** One more than the greatest depth. */
    int layers();

    default double x(int node) {
        return grid().x(node);
    }

    default double y(int node) {
        return grid().y(node);
    }

    /** From a node to the nearest one that may lie at its left or right. */
    double across();

    /** From a node to the nearest one that may lie above or below it. */
    double down();

    /** Where the nodes lie. */
    Box extent();

    /** The node nearest to a point among the first so many, if it is nearer than a distance; -1 if none is. */
    default int nearest(double x, double y, double distance, int count) {
        return grid().nearest(x, y, distance, count);
    }

    /**
     * The nodes among the first so many that lie in a rectangle, in any order.
     *
     * @param most if more than these may lie there, none of them is given, and {@code null} says so
     */
    default int @Nullable [] within(Box place, int count, int most) {
        return grid().within(place, count, most);
    }
}
