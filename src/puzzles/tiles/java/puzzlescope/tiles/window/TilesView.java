package puzzlescope.tiles.window;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.picture.Box;
import puzzlescope.picture.Moment;
import puzzlescope.picture.SmallPicture;
import puzzlescope.picture.Surface;
import puzzlescope.tiles.TilesGame;
import puzzlescope.tiles.TilesTargets;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.board.TilesBoundedBoard;
import puzzlescope.tiles.board.TilesEndlessBoard;
import puzzlescope.tiles.board.TilesGameBoard;
import puzzlescope.tiles.board.TilesGraphBoard;
import puzzlescope.tiles.board.TilesTableBoard;
import puzzlescope.tiles.picture.DraggedTiles;
import puzzlescope.tiles.picture.Slide;
import puzzlescope.tiles.picture.SmallBoard;
import puzzlescope.tiles.picture.TileImage;
import puzzlescope.tiles.picture.TilesPicture;
import puzzlescope.tiles.picture.TilesPlayOverlay;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.window.attempts.AttemptsPanel;
import puzzlescope.window.board.BoardPlaces;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.Offer;
import puzzlescope.window.board.PieceDrag;
import puzzlescope.window.board.SquarePlaces;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.fx.ClipboardText;

/** Draws the tiles with the path to the position beside or below them, and lists the attempts beside the board. */
public final class TilesView extends BoardView {

    private static final String LABELS = "labels";

    private final TilesPicture drawing;
    private final AttemptsPanel attempts;
    private final TilesSearchPanel search;
    private final FewestMovesPanel answers;
    private final TileFacesPanel pictures;
    private final TileFaces tileFaces;
    private final SquareLabelsPanel labels;
    private final VBox side = new VBox();
    private final PieceDrag drag;
    /** The square of the dragged tile. */
    private int liftedRow;

    private int liftedColumn;

    public TilesView(TabContext context) {
        super(context);
        tileFaces = new TileFaces(appearance(), this::repaint);
        drawing = new TilesPicture(appearance());
        var solution = drawing.solution();
        attempts = new AttemptsPanel(context, solution);
        search = new TilesSearchPanel(context, solution);
        answers = new FewestMovesPanel(context);
        pictures = new TileFacesPanel(context.appearance(), tileFaces);
        pictures.acceptDrops(this);
        side.getStyleClass().add("tiles-side");
        labels = new SquareLabelsPanel(context.appearance(), this::repaint);
        side.getChildren().addAll(answers, search, attempts, labels, pictures);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::point);
        drag = new PieceDrag(this, context, new Tiles());
    }

    private void point(MouseEvent event) {
        var current = drawing.grid();
        boolean slides = context.isByHand()
                && current != null
                && (current.contains(event.getX(), event.getY())
                        || neighbourAt(event.getX(), event.getY()).isPresent());
        setCursor(slides ? Cursor.HAND : Cursor.DEFAULT);
    }

    private void slide(int row, int column) {
        aim(() -> Objects.requireNonNull(drawing.grid()).square(row, column));
        context.play(board -> TilesGame.slide((TilesBoard) board, row, column));
    }

    /** Dragging and clicking of tiles. */
    private final class Tiles implements PieceDrag.Pieces {

        @Override
        public boolean lift(double x, double y) {
            var current = drawing.grid();
            var shown = moment();
            if (current == null || shown == null || !current.contains(x, y)) {
                return false;
            }
            liftedRow = current.rowAt(y);
            liftedColumn = current.columnAt(x);
            return ((TilesBoard) shown.board()).tile(liftedRow, liftedColumn) != 0;
        }

        /** Half a square is enough; a tile that cannot slide reports it. */
        @Override
        public boolean drop(double x, double y) {
            var current = Objects.requireNonNull(drawing.grid());
            var board = (TilesBoard) Objects.requireNonNull(moment()).board();
            var draggedTiles = DraggedTiles.of(board, liftedRow, liftedColumn, drag.offset(), current.cell());
            if (draggedTiles.movesOn() || draggedTiles.isStuck()) {
                slide(liftedRow, liftedColumn);
            }
            return draggedTiles.movesOn();
        }

        @Override
        public void click(double x, double y) {
            var current = drawing.grid();
            if (current != null && current.contains(x, y)) {
                slide(current.rowAt(y), current.columnAt(x));
            } else {
                neighbourAt(x, y).ifPresent(TilesView.this::slide);
            }
        }
    }

    private Optional<Move> neighbourAt(double x, double y) {
        var shown = moment();
        return shown == null ? Optional.empty() : drawing.neighbourAt((TilesBoard) shown.board(), x, y);
    }

    private void slide(Move move) {
        aim(this::blank);
        context.play(board -> TilesGame.slide((TilesBoard) board, move));
    }

    /** Handles an arrow key, which slides the tile that can move in that direction. */
    @Override
    protected boolean play(KeyEvent key) {
        if (key.isShiftDown() || key.isShortcutDown() || key.isAltDown()) {
            return false;
        }
        var move = switch (key.getCode()) {
            case UP -> Move.UP;
            case LEFT -> Move.LEFT;
            case DOWN -> Move.DOWN;
            case RIGHT -> Move.RIGHT;
            default -> null;
        };
        if (move != null) {
            slide(move);
        }
        return move != null;
    }

    private Box blank() {
        var board = (TilesBoard) Objects.requireNonNull(moment()).board();
        return Objects.requireNonNull(drawing.grid()).square(board.blankRow(), board.blankColumn());
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        var board = (TilesBoard) moment.board();
        var hint = context.hint()
                .filter(advice -> !advice.move().isEmpty())
                .map(advice -> Slide.of(advice.move().getFirst(), board.size()));
        var lifted = drag.isActive()
                ? Optional.of(new TilesPlayOverlay.LiftedTile(liftedRow, liftedColumn, drag.offset()))
                : Optional.<TilesPlayOverlay.LiftedTile>empty();
        drawing.show(new TilesPlayOverlay(
                side -> tileFaces.image(side).map(TileImage::of),
                tileFaces.isNumbered(),
                labels.chosen(),
                lifted,
                hint));
        drawing.paint(surface, width, height, context.player().session(), moment);
    }

    @Override
    public Optional<Function<Board, SmallPicture>> smallPictures() {
        return Optional.of(board -> {
            var tiles = ((TilesBoard) board).last(0)[0];
            return (surface, left, top, side) ->
                    new SmallBoard(surface, appearance()).paint(tiles, left, top, side, false);
        });
    }

    @Override
    public Map<String, Runnable> commandsAt(double x, double y) {
        return Map.of("tiles.copy-list", this::copyList);
    }

    /** Copies the board as a list that Python and the options of this tab can read. */
    private void copyList() {
        var board = (TilesBoard) context.player().session().timeline().board();
        ClipboardText.put(board.order().tiles().toString());
        context.player().showNotice(Message.of("tiles.copy-list.done"));
    }

    @Override
    public Map<String, String> viewSettings() {
        var habits = new HashMap<>(pictures.viewSettings());
        habits.put(LABELS, labels.remembered());
        return habits;
    }

    /** Excludes a person's own picture, which is on this computer only. */
    @Override
    public Map<String, String> sharedViewSettings() {
        var habits = new HashMap<>(viewSettings());
        habits.remove(TileFacesPanel.FILE);
        return habits;
    }

    @Override
    public void resume(Function<String, Optional<String>> habits) {
        pictures.resume(habits);
        habits.apply(LABELS).ifPresent(labels::resume);
    }

    @Override
    protected @Nullable BoardPlaces places() {
        var current = drawing.grid();
        return current == null ? null : new SquarePlaces(current);
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        var current = drawing.grid();
        if (current == null
                || !current.contains(x, y)
                || moment() == null
                || !(moment().board() instanceof TilesBoard board)) {
            return List.of();
        }
        var words = context.player().session().trace().vocabulary();
        var targets = new ArrayList<Target>();
        int row = current.rowAt(y);
        int column = current.columnAt(x);
        if (board.tile(row, column) != 0) {
            targets.add(TilesTargets.tile(words, board.tile(row, column)));
        }
        switch (board) {
            case TilesGraphBoard graph -> {
                if (graph.number() >= 0) {
                    targets.add(TilesTargets.board(graph.number()));
                }
            }
            case TilesBoundedBoard _, TilesEndlessBoard _, TilesTableBoard _, TilesGameBoard _ ->
                targets.add(TilesTargets.square(words, row, column, board.size()));
        }
        return targets;
    }

    @Override
    public Optional<Offer> offer() {
        return StrongerTable.of(context);
    }

    @Override
    public Node sidePanel() {
        return side;
    }

    @Override
    public void refreshSidePanel() {
        attempts.refresh();
        search.refresh();
        answers.refresh();
    }
}
