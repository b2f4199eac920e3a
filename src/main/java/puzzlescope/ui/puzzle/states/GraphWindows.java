package puzzlescope.ui.puzzle.states;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.states.board.SearchPosition;
import puzzlescope.core.puzzle.states.board.StatesBoard;
import puzzlescope.picture.Box;
import puzzlescope.picture.board.Camera;
import puzzlescope.picture.graph.GraphWindow;
import puzzlescope.picture.graph.RingLayout;
import puzzlescope.ui.board.CameraControl;
import puzzlescope.ui.board.Scattered;

/** The windows on the graphs of one search or of two side by side, each with a camera of its own. FX thread only. */
final class GraphWindows implements CameraControl.Cameras {

    /** The reach of the cursor of the keys from the middle of a node: in px at least, and in units of the layout. */
    private static final double NEAR = 5;

    private static final double NODE_REACH = 0.42;
    private static final int MOST = 2;

    private final StatesView view;
    private final List<GraphWindow> windows =
            Stream.generate(GraphWindow::new).limit(MOST).toList();

    GraphWindows(StatesView view) {
        this.view = view;
    }

    /** The one of a search, from the left. */
    GraphWindow get(int index) {
        return windows.get(index);
    }

    /** The index of the window at a point. */
    int indexAt(double x) {
        var board = view.board();
        int count = board == null ? 1 : board.searches().size();
        return Math.clamp((int) (x / (view.getWidth() / count)), 0, count - 1);
    }

    /** The node at a point, of the search whose window it is; -1 if there is none. */
    int nodeAt(double x, double y) {
        var board = view.board();
        int index = indexAt(x);
        return board == null
                ? -1
                : windows.get(index).nodeAt(x, y, board.searches().get(index));
    }

    /** In rings the way to the node that is pointed at is drawn; gives whether that is another one. */
    boolean hover(int index, int node) {
        var window = windows.get(index);
        return window.hover(node) && window.layout() instanceof RingLayout;
    }

    /** No node is pointed at any more; gives whether something else is to be drawn. */
    boolean leave() {
        boolean other = false;
        for (int i = 0; i < MOST; i++) {
            other |= hover(i, -1);
        }
        return other;
    }

    /** The search whose rings are as many moves from the start as their numbers say; null if there is none. */
    @Nullable
    SearchPosition rings(StatesBoard board) {
        for (int i = 0; i < board.searches().size(); i++) {
            var search = board.searches().get(i);
            if (windows.get(i).layout() instanceof RingLayout && search.depthsAreDistances()) {
                return search;
            }
        }
        return null;
    }

    /** The nodes of both searches, those of the first one first. */
    Scattered places(StatesBoard board) {
        int first = board.searches().getFirst().nodes();
        int all = board.searches().stream().mapToInt(SearchPosition::nodes).sum();
        return new Scattered(all, 0, place -> place < first ? outline(0, place) : outline(1, place - first));
    }

    private @Nullable Box outline(int index, int node) {
        var window = windows.get(index);
        var camera = window.camera();
        if (node >= window.layout().nodes()) {
            return null;
        }
        double x = camera.screenX(window.layout().x(node));
        double y = camera.screenY(window.layout().y(node));
        double reach = Math.max(NEAR, NODE_REACH * camera.scale());
        return camera.port().contains(x, y) ? new Box(x - reach, y - reach, 2 * reach, 2 * reach) : null;
    }

    @Override
    public Camera at(double x, double y) {
        return windows.get(indexAt(x)).camera();
    }

    @Override
    public List<Camera> all() {
        return windows.stream().map(GraphWindow::camera).toList();
    }

    @Override
    public void moved() {
        view.graphMoved();
    }
}
