package puzzlescope.ui.puzzle.states;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Target;
import puzzlescope.core.puzzle.states.SpaceKind;
import puzzlescope.core.puzzle.states.StatesPuzzle;
import puzzlescope.core.puzzle.states.StatesTargets;
import puzzlescope.core.puzzle.states.board.SearchPosition;
import puzzlescope.core.puzzle.states.board.StatesBoard;
import puzzlescope.core.puzzle.states.own.Examples;
import puzzlescope.core.puzzle.states.own.OwnPuzzle;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.Camera;
import puzzlescope.ui.board.Places;
import puzzlescope.ui.board.Scattered;
import puzzlescope.ui.board.TabContext;
import puzzlescope.ui.graph.Arrangement;
import puzzlescope.ui.graph.GraphPen;
import puzzlescope.ui.graph.GraphPicture;
import puzzlescope.ui.graph.GraphWindow;
import puzzlescope.ui.graph.RingLayout;
import puzzlescope.ui.player.Moment;
import puzzlescope.ui.player.Session;
import puzzlescope.ui.theme.Ink;
import puzzlescope.ui.writing.Writing;
import puzzlescope.ui.writing.WritingDialog;

/**
 * Draws the graph that a search builds, or those of two searches side by side. A node that is pointed at shows its state; a
 * click on it goes to the moment when it was found. The graphs can be dragged and zoomed, each by itself.
 */
public final class StatesView extends BoardView {

    private static final double MARGIN = 10;
    /** The reach of the cursor of the keys from the middle of a node: in px at least, and in units of the layout. */
    private static final double NEAR = 5;

    private static final double NODE_REACH = 0.42;
    private static final int MOST_WINDOWS = 2;
    private static final String ARRANGEMENT = "arrangement";

    private final TabContext context;
    private final ViewPanel panel;
    private final StateCard card;
    /** Empty; the style sheets give it the typeface that the canvas is to use. */
    private final Label typeface = new Label();

    private final List<GraphWindow> windows = new ArrayList<>();
    private final WalkByHand walk;
    private @Nullable Session session;
    private Point2D pressed = Point2D.ZERO;
    /** The window that is dragged, also when the pointer leaves it. */
    private int dragged;

    public StatesView(TabContext context) {
        super(context.appearance());
        this.context = context;
        panel = new ViewPanel(appearance(), new PanelActions());
        card = new StateCard(appearance());
        for (int i = 0; i < MOST_WINDOWS; i++) {
            windows.add(new GraphWindow());
        }
        walk = new WalkByHand(context, windows.getFirst());
        typeface.setManaged(false);
        typeface.fontProperty().addListener((_, _, _) -> repaint());
        getChildren().addAll(typeface, card);
        appearance().texts().wordsProperty().addListener((_, _, _) -> panel.refresh());
        appearance().palette().versionProperty().addListener((_, _, _) -> panel.refresh());
        addEventHandler(MouseEvent.MOUSE_MOVED, this::point);
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> leave());
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::click);
        addEventHandler(ScrollEvent.SCROLL, this::turnWheel);
        addEventHandler(ZoomEvent.ZOOM, this::pinch);
        addEventHandler(KeyEvent.KEY_PRESSED, this::type);
        WritingDialog.takeDrops(context, this, writing());
    }

    /** The part of the canvas that a search's graph has, from the left. */
    GraphWindow window(int index) {
        return windows.get(index);
    }

    private @Nullable StatesBoard board() {
        var shown = moment();
        return shown == null ? null : (StatesBoard) shown.board();
    }

    @Override
    protected void paint(GraphicsContext graphics, double width, double height, Moment moment) {
        var board = (StatesBoard) moment.board();
        if (!context.player().session().equals(session)) {
            session = context.player().session();
            card.hide();
        }
        var pen = new GraphPen(graphics, appearance(), typeface.getFont());
        int count = board.searches().size();
        double share = width / count;
        var captions = board.searches().stream()
                .map(search -> new Caption(pen, search, share - 2 * MARGIN, height, mayBeCrowded(search)))
                .toList();
        // One height for both, so that the graphs lie side by side.
        double top = captions.stream().mapToDouble(Caption::height).max().orElse(0);
        for (int i = 0; i < count; i++) {
            var search = board.searches().get(i);
            double left = i * share;
            var port = new Rectangle2D(left, top, share, Math.max(1, height - top));
            boolean walked = search.isByHand() && context.isByHand();
            if (walked) {
                walk.use(board, port);
            } else {
                windows.get(i).use(search, port, panel.arrangement());
            }
            boolean crowded = paintGraph(pen, windows.get(i), search, board, moment, walked);
            captions.get(i).paint(left + MARGIN, 0, crowded);
            if (i > 0) {
                graphics.setStroke(pen.color(Ink.GRID));
                graphics.setLineWidth(1);
                graphics.strokeLine(Math.floor(left) + 0.5, 0, Math.floor(left) + 0.5, height);
            }
        }
    }

    private boolean mayBeCrowded(SearchPosition search) {
        return search.nodes() > StateGraphPainter.MOST_WITH_EDGES
                && !panel.arrangement().inRings(search);
    }

    /** Gives whether there was no room for edges. */
    private boolean paintGraph(
            GraphPen pen, GraphWindow window, SearchPosition search, StatesBoard board, Moment moment, boolean walked) {
        if (window.layout() instanceof RingLayout rings) {
            boolean more =
                    new RingPainter(pen, window, rings, search, board.named(), moment).paint(GraphPicture.SLICE_NANOS);
            if (more) {
                redraw();
            }
            return false;
        }
        var painter = new StateGraphPainter(pen, window, search, board.named(), moment);
        if (walked) {
            walk.paint(pen, board, painter);
        } else {
            painter.paint();
        }
        return painter.isCrowded();
    }

    /** The index of the window at a point. */
    private int windowAt(double x) {
        var board = board();
        int count = board == null ? 1 : board.searches().size();
        return Math.clamp((int) (x / (getWidth() / count)), 0, count - 1);
    }

    private int nodeAt(double x, double y) {
        var board = board();
        int index = windowAt(x);
        return board == null
                ? -1
                : windows.get(index).nodeAt(x, y, board.searches().get(index));
    }

    private void point(MouseEvent event) {
        var board = board();
        int node = nodeAt(event.getX(), event.getY());
        boolean canWalk = context.isByHand() && walk.nodeAt(event.getX(), event.getY()) >= 0;
        setCursor(node < 0 && !canWalk ? Cursor.DEFAULT : Cursor.HAND);
        hover(windowAt(event.getX()), node);
        if (node < 0 || board == null) {
            card.hide();
        } else {
            var search = board.searches().get(windowAt(event.getX()));
            var inside = new Rectangle2D(0, 0, getWidth(), getHeight());
            card.show(search, board.named(), node, event.getX(), event.getY(), inside);
        }
    }

    /** In rings the way to the node that is pointed at is drawn. */
    private void hover(int index, int node) {
        var window = windows.get(index);
        if (window.hover(node) && window.layout() instanceof RingLayout) {
            redraw();
        }
    }

    private void leave() {
        card.hide();
        for (int i = 0; i < windows.size(); i++) {
            hover(i, -1);
        }
    }

    private void press(MouseEvent event) {
        pressed = new Point2D(event.getX(), event.getY());
        dragged = windowAt(event.getX());
    }

    private void drag(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && !event.isStillSincePress()) {
            setCursor(Cursor.CLOSED_HAND);
            card.hide();
            var camera = windows.get(dragged).camera();
            camera.pan(event.getX() - pressed.getX(), event.getY() - pressed.getY());
            pressed = new Point2D(event.getX(), event.getY());
            redraw();
        }
    }

    private void click(MouseEvent event) {
        setCursor(Cursor.DEFAULT);
        if (event.getButton() != MouseButton.PRIMARY || !event.isStillSincePress()) {
            return;
        }
        if (context.isByHand()) {
            int to = walk.nodeAt(event.getX(), event.getY());
            if (to >= 0) {
                walk.walkTo(to);
                return;
            }
        }
        int node = nodeAt(event.getX(), event.getY());
        var board = board();
        if (node >= 0 && board != null) {
            var search = board.searches().get(windowAt(event.getX()));
            context.player().seek(search.found().found(node));
        } else if (event.getClickCount() == 2) {
            windows.get(windowAt(event.getX())).camera().follow();
            redraw();
        }
    }

    private void turnWheel(ScrollEvent event) {
        if (event.getDeltaY() != 0) {
            double factor = event.getDeltaY() > 0 ? Camera.ZOOM_STEP : 1 / Camera.ZOOM_STEP;
            windows.get(windowAt(event.getX())).camera().zoom(factor, event.getX(), event.getY());
            card.hide();
            redraw();
            event.consume();
        }
    }

    /** Two fingers on a touch screen or pad. */
    private void pinch(ZoomEvent event) {
        windows.get(windowAt(event.getX())).camera().zoom(event.getZoomFactor(), event.getX(), event.getY());
        card.hide();
        redraw();
        event.consume();
    }

    /** The keys of a person who walks by hand. */
    @Override
    protected boolean play(KeyEvent key) {
        return !key.isShiftDown() && !key.isShortcutDown() && walk.press(key.getCode());
    }

    private void type(KeyEvent event) {
        if (event.isShortcutDown()) {
            return;
        }
        switch (event.getCode()) {
            case PAGE_UP -> zoom(Camera.ZOOM_STEP);
            case PAGE_DOWN -> zoom(1 / Camera.ZOOM_STEP);
            case F -> fit();
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** A puzzle of one's own, and the examples in the window's language. */
    private Writing<OwnPuzzle> writing() {
        return new Writing<>(
                "states.own",
                StatesPuzzle.OWN,
                own -> Message.of("states.own.accepted", own.space().moves()),
                OwnPuzzle::name,
                Arrays.stream(Examples.values()).map(this::example).toList());
    }

    private Writing.Example example(Examples example) {
        return new Writing.Example(
                "states.own.example." + example.id(),
                () -> example.puzzle(appearance().texts().language().locale()).text());
    }

    /** The effects of the panel's buttons and choices. */
    private final class PanelActions implements ViewPanel.Actions {

        @Override
        public void write(Button owner) {
            WritingDialog.show(context, owner, writing());
        }

        @Override
        public void zoom(double factor) {
            StatesView.this.zoom(factor);
        }

        @Override
        public void fit() {
            StatesView.this.fit();
        }

        @Override
        public void arrange(Arrangement arrangement) {
            redraw();
        }
    }

    private void zoom(double factor) {
        windows.forEach(window -> window.camera().zoom(factor));
        redraw();
    }

    private void fit() {
        windows.forEach(window -> window.camera().follow());
        redraw();
    }

    private void redraw() {
        context.player().invalidate();
    }

    @Override
    public void refreshSidePanel() {
        panel.showWriting(context.arguments().get(StatesPuzzle.SPACE) == SpaceKind.OWN);
        panel.explainSearch(!context.isByHand());
        panel.chart(rings());
    }

    /** The search whose rings are as many moves from the start as their numbers say. */
    private @Nullable SearchPosition rings() {
        var board = board();
        if (board == null || context.isByHand()) {
            return null;
        }
        for (int i = 0; i < board.searches().size(); i++) {
            var search = board.searches().get(i);
            if (windows.get(i).layout() instanceof RingLayout && search.depthsAreDistances()) {
                return search;
            }
        }
        return null;
    }

    @Override
    public Map<String, String> habits() {
        return Map.of(ARRANGEMENT, panel.arrangement().id());
    }

    @Override
    public void resume(Function<String, Optional<String>> habits) {
        habits.apply(ARRANGEMENT).flatMap(Arrangement::of).ifPresent(panel::arrange);
    }

    @Override
    protected @Nullable Places places() {
        var board = board();
        if (board == null) {
            return null;
        }
        // The nodes of both searches, those of the first one first.
        int first = board.searches().getFirst().nodes();
        int all = board.searches().stream().mapToInt(SearchPosition::nodes).sum();
        return new Scattered(all, 0, place -> place < first ? outline(0, place) : outline(1, place - first));
    }

    private @Nullable Rectangle2D outline(int index, int node) {
        var window = windows.get(index);
        var camera = window.camera();
        if (node >= window.layout().nodes()) {
            return null;
        }
        double x = camera.screenX(window.layout().x(node));
        double y = camera.screenY(window.layout().y(node));
        double reach = Math.max(NEAR, NODE_REACH * camera.scale());
        return camera.port().contains(x, y) ? new Rectangle2D(x - reach, y - reach, 2 * reach, 2 * reach) : null;
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        var board = board();
        int node = nodeAt(x, y);
        if (board == null || node < 0) {
            return List.of();
        }
        var order = board.searches().get(windowAt(x)).order();
        return List.of(StatesTargets.node(order, node, board.searches().size() > 1));
    }

    @Override
    public Node sidePanel() {
        return panel;
    }
}
