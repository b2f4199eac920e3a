package puzzlescope.picture.graph;

import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;

/** Layout of a graph's nodes, in units of the minimum distance between neighbours. Immutable; FX thread only. */
public sealed interface GraphLayout permits LayeredLayout, PlacedLayout, RingLayout, TreeLayout {

    NodeGrid grid();

    /** Number of nodes with a position; more may be found later. */
    default int nodes() {
        return grid().size();
    }

    /** The number of depths. */
    int layers();

    default double x(int node) {
        return grid().x(node);
    }

    default double y(int node) {
        return grid().y(node);
    }

    /** Horizontal distance to the nearest possible neighbour. */
    double across();

    /** Vertical distance to the nearest possible neighbour. */
    double down();

    Box extent();

    /**
     * The node nearest to a point among the first {@code count}, if it is nearer than a distance; -1 if there is none.
     */
    default int nearest(double x, double y, double distance, int count) {
        return grid().nearest(x, y, distance, count);
    }

    /**
     * The nodes among the first {@code count} that lie in a rectangle, in any order.
     *
     * @param most if more than this many may lie there, {@code null} is returned
     */
    default int @Nullable [] within(Box place, int count, int most) {
        return grid().within(place, count, most);
    }
}
