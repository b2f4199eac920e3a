package puzzlescope.ui.puzzle.states;

import javafx.geometry.Rectangle2D;
import org.jspecify.annotations.Nullable;

/** Where the nodes of a graph lie, in units of the least distance between neighbours. Immutable; FX thread only. */
sealed interface GraphLayout permits LayeredLayout, RingLayout {

    /** How many nodes have a place; more may be found later. */
    int nodes();

    /** One more than the greatest depth. */
    int layers();

    double x(int node);

    double y(int node);

    /** From a node to its neighbour in a row. */
    double step();

    /** Where the nodes lie. */
    Rectangle2D extent();

    /** The node nearest to a point among the first so many, if it is nearer than a distance; -1 if none is. */
    int nearest(double x, double y, double distance, int count);

    /**
     * The nodes among the first so many that lie in a rectangle, in any order.
     *
     * @param most if more than these may lie there, none of them is given, and {@code null} says so
     */
    int @Nullable [] within(Rectangle2D place, int count, int most);
}
