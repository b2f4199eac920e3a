package puzzlescope.ui.puzzle.hanoi;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.Target;
import puzzlescope.core.puzzle.hanoi.HanoiAlgorithm;
import puzzlescope.core.puzzle.hanoi.HanoiPuzzle;
import puzzlescope.core.puzzle.hanoi.HanoiTargets;
import puzzlescope.core.puzzle.hanoi.board.HanoiBoard;
import puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.core.puzzle.hanoi.space.HanoiSpace;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Point;
import puzzlescope.picture.Surface;
import puzzlescope.picture.hanoi.Carry;
import puzzlescope.picture.hanoi.HanoiPen;
import puzzlescope.picture.hanoi.PegsLayout;
import puzzlescope.picture.hanoi.PegsPainter;
import puzzlescope.picture.hanoi.StatesLayout;
import puzzlescope.picture.hanoi.StatesPainter;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.LastTable;
import puzzlescope.ui.board.PieceDrag;
import puzzlescope.ui.board.Places;
import puzzlescope.ui.board.Scattered;
import puzzlescope.ui.board.TabContext;
import puzzlescope.ui.player.LabelPositions;

/** Draws the pegs and, beside or below them, the graph of the states where it is small enough to be drawn. */
public final class HanoiView extends BoardView {

    private static final double MARGIN = 10;
    /** From this proportion of width to height on the graph stands beside the pegs. */
    private static final double WIDE = 1.5;

    private static final double PEGS_BESIDE = 0.5;
    private static final double PEGS_ABOVE = 0.4;
    private static final double SMALLEST_GRAPH = 150;

    private final TabContext context;
    private final Grip grip;
    private final LastTable table;
    private final PieceDrag drag;
    /** The peg whose disk is dragged, and the middle of the disk when it was pressed. */
    private int lifted;

    private Point pressed = Point.ZERO;
    private @Nullable PegsLayout pegs;
    private @Nullable StatesLayout states;
    private @Nullable HanoiSpace laidOut;
    private Box place = Box.EMPTY;

    public HanoiView(TabContext context) {
        super(context.appearance());
        this.context = context;
        grip = new Grip(context);
        table = new LastTable(
                context, visit -> LabelPositions.after(context.player().session(), "visit", visit));
        addEventHandler(MouseEvent.MOUSE_MOVED, this::point);
        drag = new PieceDrag(this, context, new Disks());
    }

    private void point(MouseEvent event) {
        int peg = pegAt(event.getX(), event.getY());
        boolean onPeg = context.isByHand() && peg >= 0;
        setCursor(!onPeg ? Cursor.DEFAULT : grip.isHolding() ? Cursor.CLOSED_HAND : Cursor.HAND);
        grip.pointAt(peg);
    }

    /** Moves disks by the pointer: two clicks move one, or it is dragged. */
    private final class Disks implements PieceDrag.Pieces {

        @Override
        public boolean lift(double x, double y) {
            int peg = pegAt(x, y);
            if (peg >= 0) {
                aim(() -> top(peg));
            }
            boolean held = grip.isHolding();
            grip.press(peg);
            if (!grip.isHolding()) {
                return false;
            }
            lifted = grip.source();
            var laid = Objects.requireNonNull(pegs);
            pressed = held ? new Point(laid.x(grip.over()), laid.hanging()) : middle(top(lifted));
            return true;
        }

        @Override
        public void carry(double x, double y) {
            grip.dragOver(pegAt(x, y));
        }

        @Override
        public boolean drop(double x, double y) {
            int peg = pegAt(x, y);
            if (peg >= 0) {
                aim(() -> top(peg));
            }
            boolean moves = peg >= 0 && peg != lifted;
            grip.drop(peg);
            return moves && !isRefusing();
        }

        @Override
        public void click(double x, double y) {
            int peg = pegAt(x, y);
            if (peg >= 0) {
                aim(() -> top(peg));
            }
            grip.release(peg);
        }
    }

    private static Point middle(Box place) {
        return new Point(place.left() + place.width() / 2, place.top() + place.height() / 2);
    }

    /** The place of the disk that follows the pointer or glides back; null if there is none. */
    @Nullable
    Point dragged() {
        return drag.isUnderWay() ? pressed.add(drag.offset()) : null;
    }

    /** The place of a peg's top disk, or of its foot. */
    private Box top(int peg) {
        var laid = Objects.requireNonNull(pegs);
        var board = (HanoiBoard) Objects.requireNonNull(moment()).board();
        int disk = board.space().top(board.state(), peg);
        int count = 0;
        for (int each = 1; each <= board.space().disks(); each++) {
            count += board.space().peg(board.state(), each) == peg ? 1 : 0;
        }
        var middle = laid.lying(peg, Math.max(0, count - 1));
        double width = laid.diskWidth(Math.max(1, disk));
        return new Box(middle.x() - width / 2, middle.y() - laid.diskHeight() / 2, width, laid.diskHeight());
    }

    private int pegAt(double x, double y) {
        return pegs == null ? -1 : pegs.pegAt(x, y);
    }

    /** The letter or number of a peg lifts its top disk, that of another peg puts it there; Esc lets it go. */
    @Override
    protected boolean play(KeyEvent key) {
        if (pegs == null || key.isShiftDown() || key.isShortcutDown() || key.isAltDown()) {
            return false;
        }
        if (key.getCode() == KeyCode.ESCAPE && grip.isHolding()) {
            grip.letGo();
            return true;
        }
        var peg = Grip.peg(key.getCode(), pegs.pegs());
        peg.ifPresent(each -> {
            aim(() -> top(each));
            grip.type(each);
        });
        return peg.isPresent();
    }

    @Override
    protected @Nullable Places places() {
        var laid = pegs;
        if (laid == null) {
            return null;
        }
        var graph = searches() && !context.isByHand() ? states : null;
        int count = laid.pegs() + (graph == null ? 0 : graph.states());
        return new Scattered(
                count,
                0,
                place -> graph == null || place < laid.pegs()
                        ? laid.outline(place)
                        : around(graph, place - laid.pegs()));
    }

    private static Box around(StatesLayout graph, int state) {
        double reach = graph.radius() + 2;
        return new Box(graph.x(state) - reach, graph.y(state) - reach, 2 * reach, 2 * reach);
    }

    private boolean searches() {
        return context.player().session().arguments().get(HanoiPuzzle.ALGORITHM) == HanoiAlgorithm.BREADTH_FIRST;
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        var shown = moment();
        if (shown == null || pegs == null) {
            return List.of();
        }
        var board = (HanoiBoard) shown.board();
        int state = states == null || !searches() || context.isByHand() ? -1 : states.stateAt(x, y);
        if (state >= 0) {
            return List.of(HanoiTargets.state(board.space(), state));
        }
        int peg = pegs.pegAt(x, y);
        if (peg < 0) {
            return List.of();
        }
        int disk = pegs.diskAt(board.state(), peg, x, y);
        return disk == HanoiSpace.NO_DISK
                ? List.of(HanoiTargets.peg(peg))
                : List.of(HanoiTargets.disk(disk), HanoiTargets.peg(peg));
    }

    /** Returns the places of the pegs that are drawn now. */
    PegsLayout pegsNow() {
        return Objects.requireNonNull(pegs);
    }

    /** Returns the places of the states that are drawn now; null if no graph is. */
    @Nullable
    StatesLayout statesNow() {
        return states;
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        var board = (HanoiBoard) moment.board();
        var pen = new HanoiPen(surface, appearance());
        boolean back = drag.isUnderWay() && !grip.isHolding();
        var carry = back ? Carry.held(board, lifted, lifted) : grip.carry(moment);
        boolean beside = width > height * WIDE;
        boolean graph = board.hasGraph() && Math.max(width, height) > 2 * SMALLEST_GRAPH;
        double right = graph && beside ? Math.floor(width * PEGS_BESIDE) : width;
        double bottom = graph && !beside ? Math.floor(height * PEGS_ABOVE) : height;
        paintPegs(pen, board, carry, moment, right, bottom);
        if (graph) {
            var into = beside
                    ? new Box(right, 0, width - right - MARGIN, height - MARGIN)
                    : new Box(MARGIN, bottom, width - 2 * MARGIN, height - bottom - MARGIN);
            double row = pen.textSize() * 1.6;
            var laid = layout(board.space(), StatesPainter.triangle(into, row));
            new StatesPainter(pen, laid, moment, carry).paint(into, row);
        } else {
            states = null;
        }
    }

    private void paintPegs(HanoiPen pen, HanoiBoard board, Carry carry, Moment moment, double right, double bottom) {
        double row = pen.textSize() * 1.9;
        double middle = right / 2;
        double below = board.hasGraph() ? 0 : row;
        var into = new Box(MARGIN, MARGIN + row, right - 2 * MARGIN, Math.max(1, bottom - 2 * MARGIN - row - below));
        var laid = new PegsLayout(board.space(), into, row);
        pegs = laid;
        double above = Math.max(MARGIN + row / 2, laid.hanging() - 2 * laid.diskHeight() - row);
        pen.fitted(caption(board, moment), middle, above, right - 2 * MARGIN, true, pen.color(Ink.TEXT));
        var painter = new PegsPainter(pen, laid, board.space(), carry, dragged());
        painter.paint();
        context.hint().stream()
                .flatMap(hint -> hint.move().stream())
                .filter(DiskMoved.class::isInstance)
                .forEach(move -> painter.paintHint((DiskMoved) move));
        if (!board.hasGraph()) {
            pen.fitted(
                    whyNoGraph(board.space()), middle, bottom - row, right - 2 * MARGIN, false, pen.color(Ink.FAINT));
        }
    }

    private String caption(HanoiBoard board, Moment moment) {
        boolean searching = moment.event().orElse(null) instanceof HanoiGraphEvent;
        var space = board.space();
        if (searching) {
            return appearance().say("hanoi.view.found", board.found(), space.states());
        }
        int fewest = board.fewestMoves();
        var key = board.moves() > fewest ? "hanoi.view.moves-more" : "hanoi.view.moves";
        return appearance().say(key, board.moves(), fewest);
    }

    private String whyNoGraph(HanoiSpace space) {
        return space.pegs() > 3
                ? appearance().say("hanoi.view.no-graph-four", HanoiBoard.MOST_DISKS_OF_GRAPH)
                : appearance()
                        .say("hanoi.view.no-graph", space.disks(), space.states(), HanoiBoard.MOST_DISKS_OF_GRAPH);
    }

    private StatesLayout layout(HanoiSpace space, Box into) {
        var known = states;
        if (known == null || !space.equals(laidOut) || !into.equals(place)) {
            known = new StatesLayout(space, into);
            states = known;
            laidOut = space;
            place = into;
        }
        return known;
    }

    @Override
    public Node sidePanel() {
        return table;
    }

    @Override
    public void refreshSidePanel() {
        var board = (HanoiBoard) context.player().session().timeline().board();
        table.refresh(context.isByHand() || !searches() ? Optional.empty() : HanoiRows.of(board));
    }
}
