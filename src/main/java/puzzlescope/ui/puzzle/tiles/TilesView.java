package puzzlescope.ui.puzzle.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Rectangle2D;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.Target;
import puzzlescope.core.puzzle.tiles.TilesGame;
import puzzlescope.core.puzzle.tiles.TilesPuzzle;
import puzzlescope.core.puzzle.tiles.TilesTargets;
import puzzlescope.core.puzzle.tiles.board.TilesBoard;
import puzzlescope.core.puzzle.tiles.board.TilesBoundedBoard;
import puzzlescope.core.puzzle.tiles.board.TilesEndlessBoard;
import puzzlescope.core.puzzle.tiles.board.TilesGraphBoard;
import puzzlescope.core.puzzle.tiles.board.TilesHandBoard;
import puzzlescope.core.puzzle.tiles.board.TilesTableBoard;
import puzzlescope.core.puzzle.tiles.event.TilesEvent;
import puzzlescope.core.puzzle.tiles.space.Move;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.Grid;
import puzzlescope.ui.board.PieceDrag;
import puzzlescope.ui.board.Places;
import puzzlescope.ui.board.Squares;
import puzzlescope.ui.board.TabContext;
import puzzlescope.ui.player.Moment;

/** Draws the tiles, beside or below them the way that led there, and beside the board lists the attempts. */
public final class TilesView extends BoardView {

    private final TabContext context;
    private final FoundMoves solution = new FoundMoves();
    private final AttemptsPanel attempts;
    private final SearchPanel search;
    private final AnswersPanel answers;
    private final PicturePanel pictures;
    private final Picture picture = new Picture(this::repaint);
    private final VBox side = new VBox();
    /** Empty; the style sheets give it the typeface that the canvas is to use. */
    private final Label typeface = new Label();

    private final PieceDrag drag;
    private @Nullable Grid grid;
    /** The square of the tile that is dragged. */
    private int liftedRow;

    private int liftedColumn;

    public TilesView(TabContext context) {
        super(context.appearance());
        this.context = context;
        attempts = new AttemptsPanel(context, solution);
        search = new SearchPanel(context, solution);
        answers = new AnswersPanel(context);
        pictures = new PicturePanel(context.appearance(), picture);
        pictures.takeDrops(this);
        side.getStyleClass().add("tiles-side");
        side.getChildren().addAll(answers, search, attempts, pictures);
        typeface.setManaged(false);
        typeface.fontProperty().addListener((_, _, _) -> repaint());
        getChildren().add(typeface);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::point);
        drag = new PieceDrag(this, context, new Tiles());
    }

    private void point(MouseEvent event) {
        var current = grid;
        boolean slides = context.isByHand() && current != null && current.contains(event.getX(), event.getY());
        setCursor(slides ? Cursor.HAND : Cursor.DEFAULT);
    }

    private void slide(int row, int column) {
        aim(() -> Objects.requireNonNull(grid).square(row, column));
        context.play(board -> TilesGame.slide((TilesBoard) board, row, column));
    }

    /** What the pointer does to tiles. */
    private final class Tiles implements PieceDrag.Pieces {

        @Override
        public boolean lift(double x, double y) {
            var current = grid;
            var shown = moment();
            if (current == null || shown == null || !current.contains(x, y)) {
                return false;
            }
            liftedRow = current.rowAt(y);
            liftedColumn = current.columnAt(x);
            return ((TilesBoard) shown.board()).tile(liftedRow, liftedColumn) != 0;
        }

        /** Half a square is enough; a tile that cannot slide says so. */
        @Override
        public boolean drop(double x, double y) {
            var current = Objects.requireNonNull(grid);
            var board = (TilesBoard) Objects.requireNonNull(moment()).board();
            var carried = Carried.of(board, liftedRow, liftedColumn, drag.offset(), current.cell());
            if (carried.movesOn() || carried.isStuck()) {
                slide(liftedRow, liftedColumn);
            }
            return carried.movesOn();
        }

        @Override
        public void click(double x, double y) {
            var current = grid;
            if (current != null && current.contains(x, y)) {
                slide(current.rowAt(y), current.columnAt(x));
            }
        }
    }

    /** An arrow key slides the tile that can go that way. */
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
            aim(this::blank);
            context.play(board -> TilesGame.slide((TilesBoard) board, move));
        }
        return move != null;
    }

    private Rectangle2D blank() {
        var board = (TilesBoard) Objects.requireNonNull(moment()).board();
        return Objects.requireNonNull(grid).square(board.blankRow(), board.blankColumn());
    }

    @Override
    protected void paint(GraphicsContext graphics, double width, double height, Moment moment) {
        int squares = ((TilesBoard) moment.board()).size();
        boolean endless = moment.board() instanceof TilesEndlessBoard
                && !WayPainter.isAfterSolution((TilesEvent) moment.event().orElse(null));
        var layout = moment.board() instanceof TilesEndlessBoard
                ? TilesLayout.halved(squares, width, height)
                : TilesLayout.of(squares, width, height);
        var image = picture.image(layout.grid().width());
        var family = typeface.getFont().getFamily();
        var brush = new Brush(graphics, appearance(), family, image, picture.isNumbered(), squares);
        grid = layout.grid();
        var hint = context.hint().filter(advice -> !advice.move().isEmpty());
        var advised = hint.map(advice -> Slide.of(advice.move().getFirst(), squares));
        var carried = drag.isUnderWay()
                ? Optional.of(Carried.of(
                        (TilesBoard) moment.board(),
                        liftedRow,
                        liftedColumn,
                        drag.offset(),
                        layout.grid().cell()))
                : Optional.<Carried>empty();
        new TilesPainter(brush, layout.grid(), moment, advised, carried).paint();
        if (layout.info().getWidth() > 0 && endless) {
            int limit = context.player().session().arguments().integer(TilesPuzzle.STACK);
            new EndlessPainter(brush, appearance(), layout, moment, limit).paint();
        } else if (layout.info().getWidth() > 0) {
            var moves = solution.of(context.player().session());
            new WayPainter(brush, appearance(), layout, moment, moves).paint();
        }
    }

    @Override
    public Map<String, String> habits() {
        return pictures.habits();
    }

    @Override
    public void resume(Function<String, Optional<String>> habits) {
        pictures.resume(habits);
    }

    @Override
    protected @Nullable Places places() {
        return grid == null ? null : new Squares(grid);
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        var current = grid;
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
            case TilesBoundedBoard _, TilesEndlessBoard _, TilesTableBoard _, TilesHandBoard _ ->
                targets.add(TilesTargets.square(words, row, column, board.size()));
        }
        return targets;
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
