package puzzlescope.hanoi.window;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.hanoi.HanoiAlgorithm;
import puzzlescope.hanoi.HanoiPuzzle;
import puzzlescope.hanoi.HanoiTargets;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.hanoi.picture.DiskMotion;
import puzzlescope.hanoi.picture.HanoiGraphLayout;
import puzzlescope.hanoi.picture.HanoiPicture;
import puzzlescope.hanoi.picture.HanoiPlayOverlay;
import puzzlescope.hanoi.picture.PegsLayout;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.picture.Box;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Point;
import puzzlescope.picture.Surface;
import puzzlescope.window.board.BoardPlaces;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.PieceDrag;
import puzzlescope.window.board.PredecessorTable;
import puzzlescope.window.board.ScatteredPlaces;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.player.LabelPositions;

/** Draws the pegs and, beside or below them, the state graph where it is small enough. */
public final class HanoiView extends BoardView {

    private final HanoiPicture picture;
    private final DiskGrip diskGrip;
    private final PredecessorTable table;
    private final PieceDrag drag;
    /** The peg of the dragged disk, and the centre of the disk when it was pressed. */
    private int lifted;

    private Point pressed = Point.ZERO;

    public HanoiView(TabContext context) {
        super(context);
        picture = new HanoiPicture(appearance());
        diskGrip = new DiskGrip(context);
        table = new PredecessorTable(
                context, visit -> LabelPositions.after(context.player().session(), "visit", visit));
        addEventHandler(MouseEvent.MOUSE_MOVED, this::point);
        drag = new PieceDrag(this, context, new Disks());
    }

    private void point(MouseEvent event) {
        int peg = pegAt(event.getX(), event.getY());
        boolean onPeg = context.isByHand() && peg >= 0;
        setCursor(!onPeg ? Cursor.DEFAULT : diskGrip.isHolding() ? Cursor.CLOSED_HAND : Cursor.HAND);
        diskGrip.pointAt(peg);
    }

    /** Moves disks with the pointer: by two clicks, or by dragging. */
    private final class Disks implements PieceDrag.Pieces {

        @Override
        public boolean lift(double x, double y) {
            int peg = pegAt(x, y);
            if (peg >= 0) {
                aim(() -> top(peg));
            }
            boolean held = diskGrip.isHolding();
            diskGrip.pressPeg(peg);
            if (!diskGrip.isHolding()) {
                return false;
            }
            lifted = diskGrip.source();
            var laid = pegsNow();
            pressed = held
                    ? new Point(laid.x(diskGrip.hoveredPeg()), laid.hanging())
                    : top(lifted).center();
            return true;
        }

        @Override
        public void carry(double x, double y) {
            diskGrip.dragOver(pegAt(x, y));
        }

        @Override
        public boolean drop(double x, double y) {
            int peg = pegAt(x, y);
            if (peg >= 0) {
                aim(() -> top(peg));
            }
            boolean moves = peg >= 0 && peg != lifted;
            diskGrip.drop(peg);
            return moves && !isRefusing();
        }

        @Override
        public void click(double x, double y) {
            int peg = pegAt(x, y);
            if (peg >= 0) {
                aim(() -> top(peg));
            }
            diskGrip.release(peg);
        }
    }

    /** Centre of the disk that follows the pointer or glides back; null if there is none. */
    @Nullable
    Point dragged() {
        return drag.isActive() ? pressed.add(drag.offset()) : null;
    }

    /** Bounds of a peg's top disk, or of its foot. */
    private Box top(int peg) {
        return pegsNow().top(((HanoiBoard) Objects.requireNonNull(moment()).board()).state(), peg);
    }

    private int pegAt(double x, double y) {
        var pegs = picture.pegs();
        return pegs == null ? -1 : pegs.pegAt(x, y);
    }

    /**
     * Handles keys: the letter or number of a peg lifts its top disk, that of another peg puts it there; Esc releases
     * it.
     */
    @Override
    protected boolean play(KeyEvent key) {
        var pegs = picture.pegs();
        if (pegs == null || key.isShiftDown() || key.isShortcutDown() || key.isAltDown()) {
            return false;
        }
        if (key.getCode() == KeyCode.ESCAPE && diskGrip.isHolding()) {
            diskGrip.release();
            return true;
        }
        var peg = DiskGrip.peg(key.getCode(), pegs.pegs());
        peg.ifPresent(each -> {
            aim(() -> top(each));
            diskGrip.type(each);
        });
        return peg.isPresent();
    }

    @Override
    protected @Nullable BoardPlaces places() {
        var laid = picture.pegs();
        if (laid == null) {
            return null;
        }
        var graph = searches() && !context.isByHand() ? picture.states() : null;
        int count = laid.pegs() + (graph == null ? 0 : graph.states());
        return new ScatteredPlaces(
                BoardPlaces.Form.SQUARE,
                count,
                0,
                place -> graph == null || place < laid.pegs()
                        ? laid.outline(place)
                        : graph.outline(place - laid.pegs()));
    }

    private boolean searches() {
        return context.player().session().arguments().get(HanoiPuzzle.ALGORITHM) == HanoiAlgorithm.BREADTH_FIRST;
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        var shown = moment();
        var pegs = picture.pegs();
        var states = picture.states();
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

    PegsLayout pegsNow() {
        return Objects.requireNonNull(picture.pegs());
    }

    /** Returns the layout of the states as drawn now; null if there is no graph. */
    @Nullable
    HanoiGraphLayout statesNow() {
        return picture.states();
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        boolean back = drag.isActive() && !diskGrip.isHolding();
        var diskMotion =
                back ? DiskMotion.held((HanoiBoard) moment.board(), lifted, lifted) : diskGrip.diskMotion(moment);
        var hint = context.hint().stream()
                .flatMap(advice -> advice.move().stream())
                .filter(DiskMoved.class::isInstance)
                .map(DiskMoved.class::cast)
                .findFirst();
        picture.show(new HanoiPlayOverlay(Optional.of(diskMotion), dragged(), hint));
        picture.paint(surface, width, height, context.player().session(), moment);
    }

    @Override
    public Node sidePanel() {
        return table;
    }

    @Override
    public void refreshSidePanel() {
        var board = (HanoiBoard) context.player().session().timeline().board();
        table.refresh(context.isByHand() || !searches() ? Optional.empty() : HanoiPredecessorRows.of(board));
    }
}
