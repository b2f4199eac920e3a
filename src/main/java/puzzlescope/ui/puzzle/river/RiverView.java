package puzzlescope.ui.puzzle.river;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.Target;
import puzzlescope.core.puzzle.river.RiverPuzzle;
import puzzlescope.core.puzzle.river.RiverTargets;
import puzzlescope.core.puzzle.river.board.RiverBoard;
import puzzlescope.core.puzzle.river.event.RiverHandEvent;
import puzzlescope.core.puzzle.river.event.VisitOrder;
import puzzlescope.core.puzzle.river.space.StateCode;
import puzzlescope.picture.Box;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.LabelPlaces;
import puzzlescope.picture.graph.GraphPen;
import puzzlescope.picture.graph.LastTablePainter;
import puzzlescope.picture.river.Banks;
import puzzlescope.picture.river.BanksPainter;
import puzzlescope.picture.river.Passage;
import puzzlescope.picture.river.RiverGraphLayout;
import puzzlescope.picture.river.RiverGraphPainter;
import puzzlescope.picture.river.RiverPen;
import puzzlescope.picture.river.Travellers;
import puzzlescope.picture.river.Waiting;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.LastTable;
import puzzlescope.ui.board.Places;
import puzzlescope.ui.board.Scattered;
import puzzlescope.ui.board.TabContext;

/**
 * Draws the banks and the boat, below them the graph of the states and who waits, and beside the board the table of
 * {@code last}. A click on a node goes to the moment when it was found.
 */
public final class RiverView extends BoardView {

    private static final double MARGIN = 6;
    private static final double BANKS_SHARE = 0.37;
    private static final double LARGEST_BANKS = 330;
    private static final double SMALLEST_GRAPH = 70;
    /** From this width on the table may stand beside the graph, if it takes no more than its share. */
    private static final double WIDE = 900;

    private static final double LARGEST_TABLE = 0.48;
    private static final int FEWEST_ROWS = 8;

    private final TabContext context;
    private final Story story = new Story();
    private final LastTable table;
    private final Boarding boarding;
    private final LabelPlaces labels = new LabelPlaces();
    private final Tooltip tooltip = new Tooltip();
    private @Nullable RiverGraphLayout layout;
    private @Nullable RiverBoard laidOut;
    private @Nullable Banks shownBanks;
    private boolean tableOnCanvas;
    private Box place = Box.EMPTY;

    public RiverView(TabContext context) {
        super(context.appearance());
        this.context = context;
        table = new LastTable(context, story::visited);
        boarding = new Boarding(context);
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

    /** Tells what the state of the node under the mouse is. */
    private void point(double x, double y) {
        int node = nodeAt(x, y);
        boolean boards = context.isByHand() && boarding.canBePressed(shownBanks, x, y);
        setCursor(node >= 0 && !context.isByHand() || boards ? Cursor.HAND : Cursor.DEFAULT);
        if (node >= 0 && shownBoard() instanceof RiverBoard board) {
            tooltip.setText(appearance()
                    .say("river.view.node", node, appearance().texts().say(StateCode.message(board.state(node)))));
            Tooltip.install(this, tooltip);
        } else {
            Tooltip.uninstall(this, tooltip);
        }
    }

    private void click(double x, double y) {
        if (context.isByHand()) {
            boarding.press(shownBanks, x, y);
        } else {
            goTo(nodeAt(x, y));
        }
    }

    /** Letters let somebody board, Backspace lets all land, Enter crosses. */
    @Override
    protected boolean play(KeyEvent key) {
        return !key.isShortcutDown() && boarding.press(key.getCode());
    }

    /** Who is where; by hand those who have been chosen to cross are in the boat. */
    private Passage passage(Moment moment) {
        var passage = Passage.of(moment);
        if (!context.isByHand()) {
            return passage;
        }
        var board = (RiverBoard) moment.board();
        var hinted = context.hint().stream()
                .flatMap(hint -> hint.move().stream())
                .filter(RiverHandEvent.Crossed.class::isInstance)
                .map(event -> ((RiverHandEvent.Crossed) event).load())
                .findFirst();
        int load = hinted.orElseGet(boarding::load);
        return moment.isAtRest() && (hinted.isPresent() || boarding.isUnderWay())
                ? Passage.boarding(board.state(board.ashore()), load)
                : passage;
    }

    /** Returns the places of the labels that are drawn now. */
    LabelPlaces labels() {
        return labels;
    }

    /** Returns the places of the nodes that are drawn now. */
    RiverGraphLayout layoutNow() {
        return Objects.requireNonNull(layout);
    }

    private void goTo(int node) {
        long position = story.found(node);
        if (position >= 0) {
            context.player().seek(position);
        }
    }

    /** The node that is drawn at a point, or -1. */
    private int nodeAt(double x, double y) {
        return layout == null || !(shownBoard() instanceof RiverBoard board) ? -1 : layout.nodeAt(x, y, board.nodes());
    }

    private @Nullable Object shownBoard() {
        var shown = moment();
        return shown == null ? null : shown.board();
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        var board = (RiverBoard) moment.board();
        var pen = new RiverPen(surface, appearance());
        double row = pen.textSize() * 1.9;
        double scene = Math.floor(Math.min(LARGEST_BANKS, Math.max(90, height * BANKS_SHARE)));
        var crowd = Travellers.of(board.rules());
        var banks = new Banks(crowd, MARGIN, MARGIN, width - 2 * MARGIN, scene - MARGIN, row);
        shownBanks = banks;
        new BanksPainter(pen, banks, crowd, passage(moment)).paint();
        double graph = height - scene - row - 2 * MARGIN;
        tableOnCanvas = false;
        if (graph >= SMALLEST_GRAPH) {
            boolean byHand = context.isByHand();
            if (!byHand) {
                story.follow(context.player().session());
            }
            double table = byHand ? 0 : paintTable(pen, board, width, scene + 2 * MARGIN, height - scene - 3 * MARGIN);
            var laid = layout(board, new Box(MARGIN, scene + MARGIN, width - 2 * MARGIN - table, graph));
            labels.begin(new Box(0, scene, width - table, height - scene - row));
            new RiverGraphPainter(pen, laid, moment, labels).paint();
            if (!byHand) {
                Waiting.of(board, order()).paint(pen, board, 2 * MARGIN, height - row / 2, width - 4 * MARGIN - table);
            }
        }
    }

    /** Paints the table beside the graph if there is ample room; gives the width that it takes. */
    private double paintTable(RiverPen pen, RiverBoard board, double width, double top, double height) {
        var rowsOfAll = new RiverRows(board, story, appearance().texts());
        var painter = new LastTablePainter(new GraphPen(pen.surface(), appearance()), rowsOfAll, false);
        int rows = (int) ((height - painter.headHeight()) / painter.rowHeight());
        if (painter.width() > width * LARGEST_TABLE || width < WIDE || rows < FEWEST_ROWS) {
            return 0;
        }
        tableOnCanvas = true;
        double left = width - MARGIN - painter.width();
        pen.surface().save();
        pen.surface().translate(left, top);
        painter.paint(Math.max(0, board.visits() - rows), 0, rows, rowsOfAll.allNodes());
        pen.surface().restore();
        return width - left + 2 * MARGIN;
    }

    /** The finished graph is laid out, so that nothing moves while it grows. */
    private RiverGraphLayout layout(RiverBoard board, Box into) {
        var whole = context.isByHand() ? null : story.finished().orElse(null);
        var known = layout;
        if (known == null || whole == null || whole != laidOut || !into.equals(place)) {
            known = new RiverGraphLayout(
                    whole == null ? board : whole, into.left(), into.top(), into.width(), into.height());
            layout = known;
            laidOut = whole;
            place = into;
        }
        return known;
    }

    private VisitOrder order() {
        return context.player().session().arguments().get(RiverPuzzle.ALGORITHM).order();
    }

    @Override
    protected @Nullable Places places() {
        var laid = layout;
        if (laid == null || !(shownBoard() instanceof RiverBoard board)) {
            return null;
        }
        double reach = laid.radius() + 2;
        return new Scattered(
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
        var banks = shownBanks;
        var who = banks == null || !shown.isAtRest()
                ? OptionalInt.empty()
                : Boarding.standing(banks, crowd, passage(shown).after(), x, y);
        return who.stream()
                .mapToObj(one -> crowd.isCounted()
                        ? RiverTargets.people(one < crowd.first())
                        : RiverTargets.member(board.rules().kind(), one))
                .toList();
    }

    @Override
    public Node sidePanel() {
        return table;
    }

    @Override
    public void refreshSidePanel() {
        if (tableOnCanvas || context.isByHand()) {
            table.refresh(Optional.empty());
            return;
        }
        story.follow(context.player().session());
        var board = (RiverBoard) context.player().session().timeline().board();
        table.refresh(Optional.of(new RiverRows(board, story, appearance().texts())));
    }
}
