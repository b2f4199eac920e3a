package puzzlescope.ui.puzzle.states;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import puzzlescope.core.puzzle.states.board.Growth;
import puzzlescope.core.puzzle.states.event.Order;

/** How a person wants the nodes to be laid out. */
enum Arrangement {
    /** Large graphs in rings, if their depths are distances; the others in layers. */
    AUTOMATIC,
    LAYERS,
    RINGS;

    private static final int LARGE = 1500;

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Arrangement> of(String id) {
        return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
    }

    /** Whether a graph is laid out in rings; never if it is so deep that the rings would be too thin. */
    boolean inRings(Growth growth) {
        var found = growth.found();
        int size = found.size();
        boolean large = size > LARGE && growth.order() == Order.BREADTH_FIRST;
        return size > 0
                && found.deepest(size - 1) < RingLayout.MOST_RINGS
                && (this == RINGS || (this == AUTOMATIC && large));
    }
}
