package puzzlescope.knight.picture;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.session.Session;
import puzzlescope.knight.KnightPuzzle;
import puzzlescope.knight.board.KnightBoard;
import puzzlescope.knight.board.KnightCountBoard;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.event.PathEvent.KnightHopped;
import puzzlescope.knight.event.PathEvent.TourImpossible;
import puzzlescope.knight.space.HopOrder;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.Square;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Point;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Grid;
import puzzlescope.picture.board.Zoom;

/** Draws the board with the knight, its path and the numbers, and the search's view of the surrounding squares. */
public final class KnightPicture implements Painter {

    /** Largest side, in squares, at which every square is drawn individually. */
    private static final int LARGEST_DRAWN = 12;

    /** Size, in px, from which squares of a large board are drawn individually. */
    private static final double LARGE_ENOUGH = 14;

    private final Style style;
    private final TourPicture image = new TourPicture();
    private Zoom zoom = Zoom.NONE;
    private KnightPlayOverlay knightPlayOverlay = KnightPlayOverlay.NONE;
    private boolean signed = true;
    private boolean asking;
    private @Nullable Grid grid;

    public KnightPicture(Style style) {
        this.style = style;
    }

    public void zoom(Zoom next) {
        zoom = next;
    }

    /** Sets the state of manual play to draw from now on. */
    public void show(KnightPlayOverlay current) {
        knightPlayOverlay = current;
    }

    /** Shows or hides the signs of single events. */
    public void showSigns(boolean shown) {
        signed = shown;
    }

    /** Hides the next square while a question is open, or shows it again. */
    public void hideNext(boolean open) {
        asking = open;
    }

    /** The squares drawn last; null before the first drawing. */
    public @Nullable Grid grid() {
        return grid;
    }

    @Override
    public void paint(Surface surface, double width, double height, Session session, Moment moment) {
        var board = (KnightBoard) moment.board();
        var given = given(session, moment);
        boolean captioned = given.flatMap(KnightPicture::impossibility).isPresent();
        int lines = captioned ? ImpossibilityPainter.LINES : 0;
        var fitted = TourLayout.of(board.rows(), board.columns(), width, height, lines);
        var laid = zoom.layOut(new Box(0, 0, width, height), fitted.grid(), board.row(), board.column());
        grid = laid;
        var layout = new TourLayout(laid, fitted.gutter(), fitted.captionTop(), fitted.line());
        var pen = new KnightPen(surface, style, laid);
        var signs = new KnightSignPainter(pen, moment);
        var squares = new KnightPainter(pen, layout);
        boolean large = Math.max(board.rows(), board.columns()) > LARGEST_DRAWN;
        if (large && laid.cell() < LARGE_ENOUGH) {
            int steps = board instanceof PathBoard ? Leap.stepsWithoutLeap(moment) : 0;
            image.paint(pen, board, steps, surface.pixelsPerPx(), width, height);
            given.ifPresent(arguments -> paintStart(pen, layout, signs, moment, arguments));
            squares.paintCoordinates(knightPlayOverlay.pointed());
            paintHint(pen);
            paintPointed(pen, board);
            return;
        }
        squares.paint();
        if (board instanceof KnightCountBoard count) {
            squares.paintDecided(count);
        }
        given.ifPresent(arguments -> paintStart(pen, layout, signs, moment, arguments));
        if (board instanceof PathBoard) {
            paintTour(pen, signs, moment, given);
        }
        paintHint(pen);
        paintPointed(pen, board);
        squares.paintCoordinates(knightPlayOverlay.pointed());
    }

    /** The arguments of the run, if the moment belongs to the session. */
    private static Optional<Arguments> given(Session session, Moment moment) {
        return session.timeline().board().equals(moment.board()) ? Optional.of(session.arguments()) : Optional.empty();
    }

    private static Optional<Impossibility> impossibility(Arguments given) {
        return Impossibility.of(
                given.integer(KnightPuzzle.ROWS), given.integer(KnightPuzzle.COLUMNS), KnightPuzzle.start(given));
    }

    /**
     * Shows the knight's starting square before it is placed, and its moves from there or from the square under the
     * pointer.
     */
    private void paintStart(
            KnightPen pen, TourLayout layout, KnightSignPainter signs, Moment moment, Arguments arguments) {
        var start = KnightPuzzle.start(arguments);
        if (moment.event().orElse(null) instanceof TourImpossible impossible) {
            new ImpossibilityPainter(pen, layout, start).paint(impossible.reason(), signs);
        } else if (moment.event().isEmpty()) {
            pen.ghost(start.row(), start.column());
            if (arguments.get(KnightPuzzle.ALGORITHM).order().isPresent()) {
                Square from = Objects.requireNonNullElse(knightPlayOverlay.pointed(), start);
                signs.paintDirections((KnightBoard) moment.board(), from);
            }
        }
    }

    private void paintTour(KnightPen pen, KnightSignPainter signs, Moment moment, Optional<Arguments> given) {
        var tour = new TourPainter(pen, moment);
        if (signed) {
            signs.paintSquares();
        }
        tour.paintLine();
        if (signed) {
            signs.paintRays();
        }
        tour.paintBeads();
        if (signed) {
            given.flatMap(this::order).filter(this::isShown).ifPresent(order -> paintOnward(signs, moment, order));
            signs.paintSigns();
        }
        var carried = Objects.requireNonNullElse(knightPlayOverlay.carried(), Point.ZERO);
        tour.paintKnight(
                carried.y() / pen.grid().cell(), carried.x() / pen.grid().cell());
        tour.paintEnds();
    }

    private Optional<HopOrder> order(Arguments arguments) {
        return knightPlayOverlay.plays()
                ? Optional.of(HopOrder.WARNSDORFF)
                : arguments.get(KnightPuzzle.ALGORITHM).order();
    }

    /** In the plain order the squares' numbers are merely the order itself. */
    private boolean isShown(HopOrder order) {
        return !asking || order != HopOrder.PLAIN;
    }

    private void paintOnward(KnightSignPainter signs, Moment moment, HopOrder order) {
        var event = (PathEvent) moment.event().orElse(null);
        var leap = Leap.of(moment);
        int steps = Leap.stepsWithoutLeap(moment);
        var onward = OnwardSquare.of((PathBoard) moment.board(), steps, order, event, leap.isPresent());
        signs.paintOnward(onward, leap.map(in -> 1 - in.share()).orElse(1.0), !asking);
    }

    private void paintHint(KnightPen pen) {
        knightPlayOverlay.hint().stream()
                .flatMap(hint -> hint.move().stream())
                .filter(KnightHopped.class::isInstance)
                .map(KnightHopped.class::cast)
                .forEach(hop -> {
                    pen.ghost(hop.toRow(), hop.toColumn());
                    pen.frame(hop.toRow(), hop.toColumn(), Ink.SOLUTION, 0.07, true);
                });
    }

    private void paintPointed(KnightPen pen, KnightBoard board) {
        var square = knightPlayOverlay.pointed();
        if (!knightPlayOverlay.plays()
                || square == null
                || square.row() >= board.rows()
                || square.column() >= board.columns()) {
            return;
        }
        if (board instanceof PathBoard path
                && path.number(square.row(), square.column()) == 0
                && knightPlayOverlay.carried() == null) {
            pen.ghost(square.row(), square.column());
        }
        pen.frame(square.row(), square.column(), Ink.PIECE, 0.035, true);
    }
}
