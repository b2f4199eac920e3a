package puzzlescope.picture.graph;

import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;
import puzzlescope.picture.board.Camera;

/** Finds the nodes that a camera sees. */
public final class VisibleNodes {

    /** Radius of a node including its ring, in the layout's units. */
    private static final double REACH = 0.6;

    private VisibleNodes() {}

    /** The visible nodes among the first {@code count}; null if there are more than {@code most}. */
    public static int @Nullable [] nodes(GraphLayout layout, Camera camera, int count, int most) {
        var port = camera.port();
        double left = camera.layoutX(port.left()) - REACH;
        double right = camera.layoutX(port.right()) + REACH;
        double top = camera.layoutY(port.top()) - REACH;
        double bottom = camera.layoutY(port.bottom()) + REACH;
        return layout.within(new Box(left, top, right - left, bottom - top), count, most);
    }
}
