package puzzlescope.states.picture;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;
import puzzlescope.picture.board.Camera;
import puzzlescope.picture.board.VisiblePart;
import puzzlescope.picture.graph.Arrangement;
import puzzlescope.picture.graph.GraphWindow;
import puzzlescope.picture.graph.RingLayout;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.board.StatesBoard;

/** The views of the graphs of one search or of two side by side, each with its own camera. */
public final class GraphWindows {

    /** Reach of the keyboard cursor from the centre of a node: minimum in px, and in units of the layout. */
    private static final double NEAR = 5;

    private static final double NODE_REACH = 0.42;
    private static final int MOST = 2;

    private final List<GraphWindow> windows =
            Stream.generate(GraphWindow::new).limit(MOST).toList();
    private List<SearchPosition> searches = List.of();
    private double width;

    /** Sets the board to draw from now on, and the total width of all windows. */
    void setBoard(StatesBoard board, double all) {
        searches = board.searches();
        width = all;
    }

    /**
     * The visible part of all windows together while one graph is zoomed, with its layout as in an unzoomed picture.
     */
    public Optional<VisiblePart> visiblePart() {
        var moved = IntStream.range(0, searches.size())
                .filter(i -> !windows.get(i).camera().isFollowing())
                .toArray();
        if (moved.length != 1) {
            return Optional.empty();
        }
        var window = windows.get(moved[0]);
        boolean usual = Arrangement.AUTOMATIC.inRings(searches.get(moved[0])) == window.layout() instanceof RingLayout;
        return usual ? window.camera().visiblePart(width) : Optional.empty();
    }

    /** Shows small graphs as large as the nodes found so far allow. */
    public void followGrowth() {
        windows.forEach(GraphWindow::followGrowth);
    }

    public GraphWindow get(int index) {
        return windows.get(index);
    }

    /** The cameras of all windows, including the hidden one. */
    public List<Camera> cameras() {
        return windows.stream().map(GraphWindow::camera).toList();
    }

    /** The index of the window at a point. */
    public int indexAt(double x) {
        int count = Math.max(1, searches.size());
        return Math.clamp((int) (x / (width / count)), 0, count - 1);
    }

    /** The node at a point, of the search whose window it is; -1 if there is none. */
    public int nodeAt(double x, double y) {
        int index = indexAt(x);
        return searches.isEmpty() ? -1 : windows.get(index).nodeAt(x, y, searches.get(index));
    }

    /** Sets the hovered node, whose path is drawn in rings; returns whether it changed. */
    public boolean hover(int index, int node) {
        var window = windows.get(index);
        return window.hover(node) && window.layout() instanceof RingLayout;
    }

    /** Clears the hovered node; returns whether a redraw is needed. */
    public boolean clearHover() {
        boolean other = false;
        for (int i = 0; i < MOST; i++) {
            other |= hover(i, -1);
        }
        return other;
    }

    /** The search whose ring numbers are distances from the start; null if there is none. */
    public @Nullable SearchPosition rings(StatesBoard board) {
        for (int i = 0; i < board.searches().size(); i++) {
            var search = board.searches().get(i);
            if (windows.get(i).layout() instanceof RingLayout && search.depthsAreDistances()) {
                return search;
            }
        }
        return null;
    }

    /**
     * Bounds of a node, the nodes of both searches numbered together, those of the first one first; null if it is not
     * drawn.
     */
    public @Nullable Box outline(int place) {
        int first = searches.isEmpty() ? 0 : searches.getFirst().nodes();
        return place < first ? outline(windows.getFirst(), place) : outline(windows.getLast(), place - first);
    }

    private static @Nullable Box outline(GraphWindow window, int node) {
        var camera = window.camera();
        if (node >= window.layout().nodes()) {
            return null;
        }
        double x = camera.screenX(window.layout().x(node));
        double y = camera.screenY(window.layout().y(node));
        double reach = Math.max(NEAR, NODE_REACH * camera.scale());
        return camera.port().contains(x, y) ? new Box(x - reach, y - reach, 2 * reach, 2 * reach) : null;
    }
}
