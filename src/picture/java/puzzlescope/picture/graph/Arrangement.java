package puzzlescope.picture.graph;

import java.util.Arrays;
import java.util.Optional;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.search.VisibleGraph;

/** A person's choice of graph layout. */
public enum Arrangement implements ConstantId {
    /** Nodes at their own places if they have any; large graphs in rings if their depths are distances; others in layers. */
    AUTOMATIC,
    LAYERS,
    RINGS;

    private static final int LARGE = 1500;

    public static Optional<Arrangement> of(String id) {
        return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
    }

    /** Returns whether a graph is laid out in rings; never if it is so deep that the rings would be too thin. */
    public boolean inRings(VisibleGraph graph) {
        var found = graph.found();
        int size = found.size();
        boolean large =
                size > LARGE && graph.depthsAreDistances() && graph.places().isEmpty();
        return size > 0
                && graph.isInOrder()
                && found.deepest(size - 1) < RingLayout.MOST_RINGS
                && (this == RINGS || (this == AUTOMATIC && large));
    }
}
