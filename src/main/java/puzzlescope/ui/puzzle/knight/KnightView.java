package puzzlescope.ui.puzzle.knight;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Target;
import puzzlescope.core.puzzle.knight.KnightGame;
import puzzlescope.core.puzzle.knight.KnightPuzzle;
import puzzlescope.core.puzzle.knight.KnightTargets;
import puzzlescope.core.puzzle.knight.board.CountBoard;
import puzzlescope.core.puzzle.knight.board.KnightBoard;
import puzzlescope.core.puzzle.knight.board.PathBoard;
import puzzlescope.core.puzzle.knight.event.PathEvent;
import puzzlescope.core.puzzle.knight.event.PathEvent.KnightHopped;
import puzzlescope.core.puzzle.knight.event.PathEvent.TourImpossible;
import puzzlescope.core.puzzle.knight.space.HopOrder;
import puzzlescope.core.puzzle.knight.space.Impossibility;
import puzzlescope.core.puzzle.knight.space.Square;
import puzzlescope.core.session.Session;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Point;
import puzzlescope.picture.Surface;
import puzzlescope.picture.knight.ImpossiblePainter;
import puzzlescope.picture.knight.KnightPainter;
import puzzlescope.picture.knight.KnightPen;
import puzzlescope.picture.knight.KnightSignPainter;
import puzzlescope.picture.knight.Leap;
import puzzlescope.picture.knight.Onward;
import puzzlescope.picture.knight.TourLayout;
import puzzlescope.picture.knight.TourPainter;
import puzzlescope.picture.knight.TourPicture;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.BoardZoom;
import puzzlescope.ui.board.PieceDrag;
import puzzlescope.ui.board.Places;
import puzzlescope.ui.board.Squares;
import puzzlescope.ui.board.TabContext;
import puzzlescope.ui.fx.ScreenScale;
import puzzlescope.ui.player.Player.Motion;
import puzzlescope.ui.player.Speed;

/**
 * Draws the board with the knight, its path and the numbers, and what the search thinks of the squares around it. A click on
 * a square makes it the start.
 */
public final class KnightView extends BoardView {

    /** Faster than this, in events a second, single events are not drawn: their signs would only flicker. */
    private static final double FASTEST_WITH_SIGNS = 20;

    /** Up to this many squares on a side every square is drawn by itself. */
    private static final int LARGEST_DRAWN = 12;

    /** Squares of a large board that are this large, in px, are drawn by themselves. */
    private static final double LARGE_ENOUGH = 14;

    private final TabContext context;
    private final KnightPanel panel;
    private final BoardZoom zoom;
    private final TourPicture picture = new TourPicture();
    private final PieceDrag drag;
    private @Nullable TourLayout layout;
    private @Nullable Square pointed;

    public KnightView(TabContext context) {
        super(context.appearance());
        this.context = context;
        zoom = new BoardZoom(this, appearance(), context.player()::invalidate);
        zoom.control().setPrimaryPans(() -> !context.isByHand());
        zoom.control().setDoubleClickFits(() -> false);
        panel = new KnightPanel(context, zoom);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> point(squareAt(event.getX(), event.getY())));
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> point(null));
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::choose);
        drag = new PieceDrag(this, context, new Knight());
        context.player()
                .motionProperty()
                .addListener((_, _, _) -> context.player().invalidate());
    }

    private void point(@Nullable Square square) {
        if (!Objects.equals(square, pointed)) {
            pointed = square;
            setCursor(square == null ? Cursor.DEFAULT : Cursor.HAND);
            context.player().invalidate();
        }
    }

    private void choose(MouseEvent event) {
        var square = squareAt(event.getX(), event.getY());
        if (square != null && event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
            if (!context.isByHand()) {
                if (!context.arguments().get(KnightPuzzle.PATH).isEmpty()) {
                    // It leads on from another start.
                    context.choose(KnightPuzzle.PATH, List.of());
                }
                context.choose(KnightPuzzle.START, square);
            }
        }
    }

    /** What the pointer does to the knight. */
    private final class Knight implements PieceDrag.Pieces {

        @Override
        public boolean lift(double x, double y) {
            var square = squareAt(x, y);
            var shown = moment();
            return square != null
                    && shown != null
                    && shown.board() instanceof KnightBoard board
                    && board.row() == square.row()
                    && board.column() == square.column();
        }

        @Override
        public void carry(double x, double y) {
            point(squareAt(x, y));
        }

        @Override
        public boolean drop(double x, double y) {
            var square = squareAt(x, y);
            if (square == null || lift(x, y)) {
                return false;
            }
            hop(square);
            return !isRefusing();
        }

        @Override
        public void click(double x, double y) {
            var square = squareAt(x, y);
            if (square != null) {
                hop(square);
            }
        }
    }

    private void hop(Square square) {
        aim(() -> Objects.requireNonNull(layout).grid().square(square.row(), square.column()));
        context.play(board -> KnightGame.hop((PathBoard) board, square.row(), square.column()));
    }

    private @Nullable Square squareAt(double x, double y) {
        var current = layout;
        return current != null && current.grid().contains(x, y)
                ? new Square(current.grid().rowAt(y), current.grid().columnAt(x))
                : null;
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        var board = (KnightBoard) moment.board();
        var given = given(moment);
        boolean captioned = given.flatMap(KnightView::impossibility).isPresent();
        int lines = captioned ? ImpossiblePainter.LINES : 0;
        var fitted = TourLayout.of(board.rows(), board.columns(), width, height, lines);
        var port = new Box(0, 0, width, height);
        var grid = zoom.use(port, fitted.grid(), board.row(), board.column());
        var fresh = new TourLayout(grid, fitted.gutter(), fitted.captionTop(), fitted.line());
        layout = fresh;
        var pen = new KnightPen(surface, appearance(), grid);
        var signs = new KnightSignPainter(pen, moment);
        var squares = new KnightPainter(pen, fresh);
        boolean large = Math.max(board.rows(), board.columns()) > LARGEST_DRAWN;
        if (large && grid.cell() < LARGE_ENOUGH) {
            picture.paint(
                    pen,
                    board,
                    board instanceof PathBoard ? Leap.settledSteps(moment) : 0,
                    ScreenScale.of(this),
                    width,
                    height);
            given.ifPresent(arguments -> paintStart(pen, fresh, signs, moment, arguments));
            squares.paintCoordinates(pointed);
            paintHint(pen);
            paintPointed(pen, board);
            return;
        }
        squares.paint();
        if (board instanceof CountBoard count) {
            squares.paintDecided(count);
        }
        given.ifPresent(arguments -> paintStart(pen, fresh, signs, moment, arguments));
        if (board instanceof PathBoard) {
            paintTour(pen, signs, moment, given);
        }
        paintHint(pen);
        paintPointed(pen, board);
        squares.paintCoordinates(pointed);
    }

    /** What was asked for, if the moment is one of the session that is open. */
    private Optional<Arguments> given(Moment moment) {
        Session session = context.player().session();
        return session.timeline().board().equals(moment.board()) ? Optional.of(session.arguments()) : Optional.empty();
    }

    private static Optional<Impossibility> impossibility(Arguments given) {
        return Impossibility.of(
                given.integer(KnightPuzzle.ROWS), given.integer(KnightPuzzle.COLUMNS), given.get(KnightPuzzle.START));
    }

    /** Shows where the knight will be put before it is on the board, and its moves from there or where the mouse points to. */
    private void paintStart(
            KnightPen pen, TourLayout layout, KnightSignPainter signs, Moment moment, Arguments arguments) {
        var start = arguments.get(KnightPuzzle.START);
        if (moment.event().orElse(null) instanceof TourImpossible impossible) {
            new ImpossiblePainter(pen, layout, start).paint(impossible.reason(), signs);
        } else if (moment.event().isEmpty()) {
            pen.ghost(start.row(), start.column());
            if (arguments.get(KnightPuzzle.ALGORITHM).order().isPresent()) {
                signs.paintDirections((KnightBoard) moment.board(), Objects.requireNonNullElse(pointed, start));
            }
        }
    }

    private void paintTour(KnightPen pen, KnightSignPainter signs, Moment moment, Optional<Arguments> given) {
        var tour = new TourPainter(pen, moment);
        var carried = drag.isUnderWay() ? drag.offset() : Point.ZERO;
        boolean signed = showsSigns();
        if (signed) {
            signs.paintSquares();
        }
        tour.paintLine();
        if (signed) {
            signs.paintRays();
        }
        tour.paintBeads();
        if (signed) {
            given.flatMap(arguments -> context.isByHand()
                            ? Optional.of(HopOrder.WARNSDORFF)
                            : arguments.get(KnightPuzzle.ALGORITHM).order())
                    .ifPresent(order -> paintOnward(signs, moment, order));
            signs.paintSigns();
        }
        tour.paintKnight(
                carried.y() / pen.grid().cell(), carried.x() / pen.grid().cell());
        tour.paintEnds();
    }

    private static void paintOnward(KnightSignPainter signs, Moment moment, HopOrder order) {
        var event = (PathEvent) moment.event().orElse(null);
        var leap = Leap.of(moment);
        int steps = Leap.settledSteps(moment);
        var onward = Onward.of((PathBoard) moment.board(), steps, order, event, leap.isPresent());
        signs.paintOnward(onward, leap.map(in -> 1 - in.share()).orElse(1.0));
    }

    private boolean showsSigns() {
        var player = context.player();
        return player.motionProperty().get() == Motion.PAUSED
                || Speed.eventsPerSecond(player.speedProperty().get()) <= FASTEST_WITH_SIGNS;
    }

    /** The square that the hint advises. */
    private void paintHint(KnightPen pen) {
        context.hint().stream()
                .flatMap(hint -> hint.move().stream())
                .filter(KnightHopped.class::isInstance)
                .map(KnightHopped.class::cast)
                .forEach(hop -> {
                    pen.ghost(hop.toRow(), hop.toColumn());
                    pen.frame(hop.toRow(), hop.toColumn(), Ink.SOLUTION, 0.07, true);
                });
    }

    private void paintPointed(KnightPen pen, KnightBoard board) {
        var square = pointed;
        if (square != null && square.row() < board.rows() && square.column() < board.columns()) {
            if (!context.isByHand()) {
                return;
            }
            if (board instanceof PathBoard path
                    && path.number(square.row(), square.column()) == 0
                    && !drag.isUnderWay()) {
                pen.ghost(square.row(), square.column());
            }
            pen.frame(square.row(), square.column(), Ink.PIECE, 0.035, true);
        }
    }

    @Override
    protected @Nullable Places places() {
        var shown = moment();
        if (shown == null || layout == null) {
            return null;
        }
        var board = (KnightBoard) shown.board();
        return new Squares(layout.grid(), 1, 0, Math.max(board.row(), 0), Math.max(board.column(), 0), zoom);
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        var square = squareAt(x, y);
        var shown = moment();
        return square == null || shown == null
                ? List.of()
                : List.of(
                        shown.board() instanceof CountBoard count
                                ? KnightTargets.square(square, count)
                                : KnightTargets.square(square));
    }

    @Override
    public Node sidePanel() {
        return panel;
    }

    @Override
    public void refreshSidePanel() {
        panel.refresh();
    }
}
