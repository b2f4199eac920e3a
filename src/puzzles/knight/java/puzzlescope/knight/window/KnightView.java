package puzzlescope.knight.window;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.knight.KnightGame;
import puzzlescope.knight.KnightPuzzle;
import puzzlescope.knight.KnightTargets;
import puzzlescope.knight.board.KnightBoard;
import puzzlescope.knight.board.KnightCountBoard;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.picture.KnightPicture;
import puzzlescope.knight.picture.KnightPlayOverlay;
import puzzlescope.knight.space.Square;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.window.board.BoardPlaces;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.BoardZoom;
import puzzlescope.window.board.PieceDrag;
import puzzlescope.window.board.PlaceTip;
import puzzlescope.window.board.SquarePlaces;
import puzzlescope.window.board.TabContext;

/**
 * Draws the board with the knight, its path and the numbers, and the search's view of the surrounding squares. A click
 * on a square makes it the start.
 */
public final class KnightView extends BoardView {

    /** Speed, in events per second, above which signs of single events are hidden, since they would only flicker. */
    private static final double FASTEST_WITH_SIGNS = 20;

    private final KnightPanel panel;
    private final BoardZoom zoom;
    private final KnightPicture picture;
    private final PieceDrag drag;
    private final PlaceTip tip = new PlaceTip(this);
    private @Nullable Square pointed;

    public KnightView(TabContext context) {
        super(context);
        zoom = new BoardZoom(this, appearance(), context.player()::invalidate);
        picture = new KnightPicture(appearance());
        picture.zoom(zoom);
        zoom.control().setPrimaryPans(() -> !context.isByHand());
        zoom.control().setDoubleClickFits(() -> false);
        panel = new KnightPanel(context, zoom);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> point(squareAt(event.getX(), event.getY())));
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> tip.setText(numberAt(squareAt(event.getX(), event.getY()))));
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

    /** The number of a visited square, which may be too small to show it. */
    private Optional<String> numberAt(@Nullable Square square) {
        var shown = moment();
        // Between two runs the board may already be smaller than its picture.
        return square != null
                        && shown != null
                        && shown.board() instanceof PathBoard board
                        && square.row() < board.rows()
                        && square.column() < board.columns()
                ? Optional.of(board.number(square.row(), square.column()))
                        .filter(number -> number > 0)
                        .map(number ->
                                appearance().localize("knight.square.number", square.row(), square.column(), number))
                : Optional.empty();
    }

    private void choose(MouseEvent event) {
        var square = squareAt(event.getX(), event.getY());
        if (square != null && event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
            if (!context.isByHand()) {
                context.startByClick(() -> start(square));
            }
        }
    }

    private void start(Square square) {
        if (!context.arguments().get(KnightPuzzle.PATH).isEmpty()) {
            // A path from another start would not fit.
            context.choose(KnightPuzzle.PATH, List.of());
        }
        context.choose(KnightPuzzle.START, square);
    }

    /** Dragging and clicking of the knight. */
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
        aim(() -> Objects.requireNonNull(picture.grid()).square(square.row(), square.column()));
        context.play(board -> KnightGame.hop((PathBoard) board, square.row(), square.column()));
    }

    private @Nullable Square squareAt(double x, double y) {
        var grid = picture.grid();
        return grid != null && grid.contains(x, y) ? new Square(grid.rowAt(y), grid.columnAt(x)) : null;
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        var carried = drag.isActive() ? drag.offset() : null;
        picture.show(new KnightPlayOverlay(context.isByHand(), pointed, context.hint(), carried));
        picture.showSigns(!context.player().isFasterThan(FASTEST_WITH_SIGNS));
        picture.hideNext(context.player().isAsked());
        picture.paint(surface, width, height, context.player().session(), moment);
    }

    @Override
    protected @Nullable BoardPlaces places() {
        var shown = moment();
        var grid = picture.grid();
        if (shown == null || grid == null) {
            return null;
        }
        var board = (KnightBoard) shown.board();
        return new SquarePlaces(grid, 1, 0, Math.max(board.row(), 0), Math.max(board.column(), 0), zoom);
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        var square = squareAt(x, y);
        var shown = moment();
        return square == null || shown == null
                ? List.of()
                : List.of(
                        shown.board() instanceof KnightCountBoard count
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
