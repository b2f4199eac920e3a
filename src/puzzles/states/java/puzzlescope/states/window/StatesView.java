package puzzlescope.states.window;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.EventSearch;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.picture.graph.Arrangement;
import puzzlescope.picture.graph.GraphPicture;
import puzzlescope.picture.graph.GraphWindow;
import puzzlescope.states.SpaceKind;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.states.StatesTargets;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.custom.CustomPuzzle;
import puzzlescope.states.custom.ExamplePuzzles;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.picture.GraphWindows;
import puzzlescope.states.picture.StatesPicture;
import puzzlescope.window.board.BoardPlaces;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.CameraControl;
import puzzlescope.window.board.ColorMeaning;
import puzzlescope.window.board.PredecessorTable;
import puzzlescope.window.board.ScatteredPlaces;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.editor.EditorSpec;
import puzzlescope.window.editor.InputEditorPage;
import puzzlescope.window.player.LabelPositions;

/**
 * Draws the graph built by a search, or those of two searches side by side. The hovered node shows its state; a click
 * on it goes to the moment when it was found. The graphs can be dragged and zoomed individually.
 */
public final class StatesView extends BoardView {

    private static final List<ColorMeaning> MEANINGS = List.of(
            new ColorMeaning(Ink.MARK, "", "states.legend.current"),
            new ColorMeaning(Ink.VISITED, "", "states.legend.open"),
            new ColorMeaning(Ink.WAY_BACK, "", "states.legend.left"),
            new ColorMeaning(Ink.CONFLICT, "", "states.legend.seen"),
            new ColorMeaning(Ink.SOLUTION, "", "states.legend.goal"));

    private static final String ARRANGEMENT = "arrangement";
    private static final String LAST = "last";

    private final StatesViewPanel panel;
    private final PredecessorTable table;
    private final VBox side;
    private final StateCard card;
    private final StatesPicture picture;
    private final GraphWindows windows;
    private final ManualWalk walk;
    private @Nullable Session session;

    public StatesView(TabContext context) {
        super(context);
        picture = new StatesPicture(appearance());
        picture.slice(GraphPicture.SLICE_NANOS);
        windows = picture.windows();
        windows.followGrowth();
        var control = new CameraControl(this, new GraphCameras(windows, this::graphMoved));
        // A click on a node has another meaning; beside the nodes this view fits by itself.
        control.setDoubleClickFits(() -> false);
        panel = new StatesViewPanel(
                context, control, owner -> InputEditorPage.show(context, owner, writing()), this::redraw);
        table = new PredecessorTable(context, visit -> {
            var searches = Objects.requireNonNull(board()).searches();
            return searches.size() > 1
                    ? OptionalLong.empty()
                    : LabelPositions.after(context.player().session(), "visit", visit);
        });
        side = new VBox(panel, table);
        card = new StateCard(appearance());
        walk = new ManualWalk(context, picture);
        getChildren().addAll(card);
        appearance().texts().wordsProperty().addListener((_, _, _) -> panel.refresh());
        appearance().palette().versionProperty().addListener((_, _, _) -> panel.refresh());
        addEventHandler(MouseEvent.MOUSE_MOVED, this::point);
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> leave());
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::click);
        InputEditorPage.acceptDrops(context, this, writing());
    }

    /** The part of the canvas of a search's graph, from the left. */
    GraphWindow window(int index) {
        return windows.get(index);
    }

    private @Nullable StatesBoard board() {
        var shown = moment();
        return shown == null ? null : (StatesBoard) shown.board();
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        if (!context.player().session().equals(session)) {
            session = context.player().session();
            card.hide();
        }
        picture.show(panel.arrangement(), walk.overlay());
        picture.paint(surface, width, height, context.player().session(), moment);
        if (picture.isUnfinished()) {
            redraw();
        }
    }

    private void point(MouseEvent event) {
        var board = board();
        int node = windows.nodeAt(event.getX(), event.getY());
        boolean canWalk = context.isByHand() && walk.nodeAt(event.getX(), event.getY()) >= 0;
        setCursor(node < 0 && !canWalk ? Cursor.DEFAULT : Cursor.HAND);
        if (windows.hover(windows.indexAt(event.getX()), node)) {
            redraw();
        }
        if (node < 0 || board == null) {
            card.hide();
        } else {
            var search = board.searches().get(windows.indexAt(event.getX()));
            var inside = new Box(0, 0, getWidth(), getHeight());
            card.show(search, board.named(), node, event.getX(), event.getY(), inside);
        }
    }

    private void leave() {
        card.hide();
        if (windows.clearHover()) {
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
        int node = windows.nodeAt(event.getX(), event.getY());
        var board = board();
        if (node >= 0 && board != null) {
            var search = board.searches().get(windows.indexAt(event.getX()));
            context.player().seek(found(search, node));
        } else if (event.getClickCount() == 2) {
            windows.get(windows.indexAt(event.getX())).camera().follow();
            redraw();
        }
    }

    /** Returns the position at which a node was found; a program's run has other steps besides those of its search. */
    private long found(SearchPosition search, int node) {
        if (search.order() != SearchOrder.AS_TOLD) {
            return search.found().found(node);
        }
        var touches = StatesTargets.node(search.order(), node, false).touches();
        var trace = context.player().session().trace();
        return new EventSearch(trace, touches).next(0).orElse(trace.length());
    }

    private void graphMoved() {
        card.hide();
        redraw();
    }

    /** Handles the keys of manual play. */
    @Override
    protected boolean play(KeyEvent key) {
        return !key.isShiftDown() && !key.isShortcutDown() && walk.handleKey(key.getCode());
    }

    /** The editor of custom puzzles, with the examples in the window's language. */
    private EditorSpec<CustomPuzzle> writing() {
        return new EditorSpec<>(
                "states.own",
                StatesPuzzle.OWN,
                own -> Message.of("states.own.accepted", own.space().moves()),
                CustomPuzzle::name,
                Arrays.stream(ExamplePuzzles.values()).map(this::example).toList());
    }

    private EditorSpec.Example example(ExamplePuzzles example) {
        return new EditorSpec.Example(
                "states.own.example." + example.id(),
                () -> example.puzzle(appearance().texts().language().locale()).text());
    }

    private void redraw() {
        context.player().invalidate();
    }

    @Override
    public void refreshSidePanel() {
        panel.showWriting(context.arguments().get(StatesPuzzle.SPACE) == SpaceKind.OWN);
        panel.showNever(context.arguments().get(StatesPuzzle.SPACE) == SpaceKind.RIVER);
        panel.explainSearch(!context.isByHand());
        var board = board();
        panel.chart(board == null || context.isByHand() ? null : windows.rings(board));
        table.refresh(
                board == null || context.isByHand() || !panel.lastProperty().get()
                        ? Optional.empty()
                        : StatesPredecessorRows.of(board));
    }

    @Override
    public Map<String, String> viewSettings() {
        return Map.of(
                ARRANGEMENT,
                panel.arrangement().id(),
                LAST,
                String.valueOf(panel.lastProperty().get()));
    }

    @Override
    public void resume(Function<String, Optional<String>> habits) {
        habits.apply(ARRANGEMENT).flatMap(Arrangement::of).ifPresent(panel::arrange);
        habits.apply(LAST).map(Boolean::parseBoolean).ifPresent(panel.lastProperty()::set);
    }

    @Override
    protected @Nullable BoardPlaces places() {
        var board = board();
        if (board == null) {
            return null;
        }
        int all = board.searches().stream().mapToInt(SearchPosition::nodes).sum();
        return new ScatteredPlaces(BoardPlaces.Form.NODE, all, 0, windows::outline);
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        var board = board();
        int node = windows.nodeAt(x, y);
        if (board == null || node < 0) {
            return List.of();
        }
        var order = board.searches().get(windows.indexAt(x)).order();
        return List.of(StatesTargets.node(order, node, board.searches().size() > 1));
    }

    @Override
    public List<ColorMeaning> meanings() {
        var path = new ColorMeaning(Ink.PATH, "", context.isByHand() ? "states.legend.moves" : "states.legend.tree");
        return Stream.concat(Stream.of(path), MEANINGS.stream()).toList();
    }

    @Override
    public Node sidePanel() {
        return side;
    }
}
