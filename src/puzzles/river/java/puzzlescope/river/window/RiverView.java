package puzzlescope.river.window;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.picture.Box;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.LabelPlaces;
import puzzlescope.river.RiverTargets;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverGameEvent;
import puzzlescope.river.picture.CrossingScene;
import puzzlescope.river.picture.RiverGraphLayout;
import puzzlescope.river.picture.RiverPicture;
import puzzlescope.river.picture.RiverPlayOverlay;
import puzzlescope.river.picture.RiverPredecessorRows;
import puzzlescope.river.picture.Travellers;
import puzzlescope.river.space.StateCode;
import puzzlescope.window.board.BoardPlaces;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.PredecessorTable;
import puzzlescope.window.board.ScatteredPlaces;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.editor.InputEditorButton;

/**
 * Draws the banks and the boat, below them the state graph and the frontier, and beside the board the table of
 * {@code last}. A click on a node goes to the moment when it was found.
 */
public final class RiverView extends BoardView {

    private final RiverPicture picture;
    private final PredecessorTable table;
    private final VBox side;
    private final BoatLoad boatLoad;
    private final Tooltip tooltip = new Tooltip();

    public RiverView(TabContext context) {
        super(context);
        picture = new RiverPicture(appearance());
        table = new PredecessorTable(context, picture.runFacts()::visited);
        var setUp = new InputEditorButton(
                context, "river-set-up", "river.set-up.edit", () -> RiverStartEditorSpec.of(context));
        side = new VBox(setUp, table);
        side.getStyleClass().add("panel");
        boatLoad = new BoatLoad(context);
        tooltip.setShowDelay(Duration.millis(100));
        tooltip.setShowDuration(Duration.INDEFINITE);
        tooltip.setHideOnEscape(false);
        setOnMouseMoved(moved -> point(moved.getX(), moved.getY()));
        setOnMouseClicked(clicked -> {
            if (clicked.getButton() == MouseButton.PRIMARY) {
                click(clicked.getX(), clicked.getY());
            }
        });
    }

    /** Shows the state of the node under the pointer. */
    private void point(double x, double y) {
        int node = nodeAt(x, y);
        boolean boards = context.isByHand() && boatLoad.canBePressed(picture.banks(), x, y);
        setCursor(node >= 0 && !context.isByHand() || boards ? Cursor.HAND : Cursor.DEFAULT);
        if (node >= 0 && shownBoard() instanceof RiverBoard board) {
            tooltip.setText(appearance()
                    .localize(
                            "river.view.node",
                            node,
                            appearance().texts().localize(StateCode.message(board.state(node)))));
            Tooltip.install(this, tooltip);
        } else {
            Tooltip.uninstall(this, tooltip);
        }
    }

    private void click(double x, double y) {
        if (context.isByHand()) {
            boatLoad.press(picture.banks(), x, y);
        } else {
            goTo(nodeAt(x, y));
        }
    }

    /** Handles keys: letters board travellers, Backspace disembarks all, Enter crosses. */
    @Override
    protected boolean play(KeyEvent key) {
        return !key.isShortcutDown() && boatLoad.handleKey(key.getCode());
    }

    /** The passengers chosen in manual play, or suggested. */
    private Optional<CrossingScene> boarding(Moment moment) {
        if (!context.isByHand()) {
            return Optional.empty();
        }
        var board = (RiverBoard) moment.board();
        var hinted = context.hint().stream()
                .flatMap(hint -> hint.move().stream())
                .filter(RiverGameEvent.Crossed.class::isInstance)
                .map(event -> ((RiverGameEvent.Crossed) event).load())
                .findFirst();
        int load = hinted.orElseGet(boatLoad::load);
        return moment.isAtRest() && (hinted.isPresent() || boatLoad.hasPassengers())
                ? Optional.of(CrossingScene.boarding(board.state(board.ashore()), load))
                : Optional.empty();
    }

    LabelPlaces labels() {
        return picture.labels();
    }

    RiverGraphLayout layoutNow() {
        return Objects.requireNonNull(picture.layout());
    }

    private void goTo(int node) {
        long position = picture.runFacts().found(node);
        if (position >= 0) {
            context.player().seek(position);
        }
    }

    /** The node drawn at a point, or -1. */
    private int nodeAt(double x, double y) {
        var laid = picture.layout();
        return laid == null || !(shownBoard() instanceof RiverBoard board) ? -1 : laid.nodeAt(x, y, board.nodes());
    }

    private @Nullable Object shownBoard() {
        var shown = moment();
        return shown == null ? null : shown.board();
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        picture.show(new RiverPlayOverlay(context.isByHand(), boarding(moment)));
        picture.paint(surface, width, height, context.player().session(), moment);
    }

    @Override
    protected @Nullable BoardPlaces places() {
        var laid = picture.layout();
        if (laid == null || !(shownBoard() instanceof RiverBoard board)) {
            return null;
        }
        double reach = laid.radius() + 2;
        return new ScatteredPlaces(
                BoardPlaces.Form.NODE,
                Math.min(board.nodes(), laid.nodes()),
                0,
                node -> new Box(laid.x(node) - reach, laid.y(node) - reach, 2 * reach, 2 * reach));
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        var shown = moment();
        if (shown == null) {
            return List.of();
        }
        var board = (RiverBoard) shown.board();
        int node = nodeAt(x, y);
        if (node >= 0) {
            return List.of(RiverTargets.node(node, board.state(node)));
        }
        var crowd = Travellers.of(board.rules());
        var banksLayout = picture.banks();
        var who = banksLayout == null || !shown.isAtRest()
                ? OptionalInt.empty()
                : banksLayout.memberAt(
                        boarding(shown).orElseGet(() -> CrossingScene.of(shown)).after(), x, y);
        return who.stream()
                .mapToObj(one -> crowd.isCounted()
                        ? RiverTargets.people(one < crowd.first())
                        : RiverTargets.member(board.rules().kind(), one))
                .toList();
    }

    @Override
    public Node sidePanel() {
        return side;
    }

    @Override
    public void refreshSidePanel() {
        if (picture.isTableShown() || context.isByHand()) {
            table.refresh(Optional.empty());
            return;
        }
        picture.runFacts().follow(context.player().session());
        var board = (RiverBoard) context.player().session().timeline().board();
        table.refresh(Optional.of(new RiverPredecessorRows(board, picture.runFacts(), appearance())));
    }
}
