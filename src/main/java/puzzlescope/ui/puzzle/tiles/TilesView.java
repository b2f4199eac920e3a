package puzzlescope.ui.puzzle.tiles;

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
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Message;
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
import puzzlescope.picture.Box;
import puzzlescope.picture.Moment;
import puzzlescope.picture.SmallPicture;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Grid;
import puzzlescope.picture.tiles.Brush;
import puzzlescope.picture.tiles.Carried;
import puzzlescope.picture.tiles.EndlessPainter;
import puzzlescope.picture.tiles.Neighbours;
import puzzlescope.picture.tiles.Slide;
import puzzlescope.picture.tiles.SmallBoard;
import puzzlescope.picture.tiles.TilesLayout;
import puzzlescope.picture.tiles.TilesPainter;
import puzzlescope.picture.tiles.WayPainter;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.PieceDrag;
import puzzlescope.ui.board.Places;
import puzzlescope.ui.board.Squares;
import puzzlescope.ui.board.TabContext;
import puzzlescope.ui.fx.CopiedText;
import puzzlescope.ui.puzzle.tiles.attempts.AttemptsPanel;
import puzzlescope.ui.puzzle.tiles.attempts.FoundMoves;

/** Draws the tiles, beside or below them the way that led there, and beside the board lists the attempts. */
public final class TilesView extends BoardView {

    private static final String LABELS = "labels";
    /** Where words would be smaller than this, a game's board has all the room and no neighbours. */
    private static final double LEAST_SURROUNDED = 11;
    /** The share of the room beside a game for what is said of it. */
    private static final double SAID = 0.42;

    private final TabContext context;
    private final FoundMoves solution = new FoundMoves();
    private final AttemptsPanel attempts;
    private final SearchPanel search;
    private final AnswersPanel answers;
    private final PicturePanel pictures;
    private final Picture picture;
    private final SquareLabels labels;
    private final VBox side = new VBox();
    private final PieceDrag drag;
    private @Nullable Grid grid;
    /** Where a game's next boards are drawn; null where they are not. */
    private @Nullable Neighbours neighbours;
    /** The square of the tile that is dragged. */
    private int liftedRow;

    private int liftedColumn;

    public TilesView(TabContext context) {
        super(context.appearance());
        picture = new Picture(appearance(), this::repaint);
        this.context = context;
        attempts = new AttemptsPanel(context, solution);
        search = new SearchPanel(context, solution);
        answers = new AnswersPanel(context);
        pictures = new PicturePanel(context.appearance(), picture);
        pictures.takeDrops(this);
        side.getStyleClass().add("tiles-side");
        labels = new SquareLabels(context.appearance(), this::repaint);
        side.getChildren().addAll(answers, search, attempts, labels, pictures);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::point);
        drag = new PieceDrag(this, context, new Tiles());
    }

    private void point(MouseEvent event) {
        var current = grid;
        boolean slides = context.isByHand()
                && current != null
                && (current.contains(event.getX(), event.getY())
                        || neighbourAt(event.getX(), event.getY()).isPresent());
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
            } else {
                neighbourAt(x, y).ifPresent(TilesView.this::slide);
            }
        }
    }

    private Optional<Move> neighbourAt(double x, double y) {
        var drawn = neighbours;
        var shown = moment();
        return drawn == null || shown == null ? Optional.empty() : drawn.moveAt((TilesBoard) shown.board(), x, y);
    }

    private void slide(Move move) {
        aim(this::blank);
        context.play(board -> TilesGame.slide((TilesBoard) board, move));
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
            slide(move);
        }
        return move != null;
    }

    private Box blank() {
        var board = (TilesBoard) Objects.requireNonNull(moment()).board();
        return Objects.requireNonNull(grid).square(board.blankRow(), board.blankColumn());
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        int squares = ((TilesBoard) moment.board()).size();
        boolean endless = moment.board() instanceof TilesEndlessBoard
                && !WayPainter.isAfterSolution((TilesEvent) moment.event().orElse(null));
        var halves = TilesLayout.halved(squares, width, height);
        boolean surrounded = moment.board() instanceof TilesHandBoard && halves.unit() >= LEAST_SURROUNDED;
        boolean halved = moment.board() instanceof TilesEndlessBoard || surrounded;
        var layout = halved ? halves : TilesLayout.of(squares, width, height);
        var image = picture.image(layout.grid().width());
        var brush = new Brush(surface, appearance(), image, picture.isNumbered(), squares);
        grid = layout.grid();
        neighbours = null;
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
        label(brush, layout.grid(), squares);
        if (layout.info().width() > 0 && endless) {
            int limit = context.player().session().arguments().integer(TilesPuzzle.STACK);
            new EndlessPainter(brush, appearance(), layout, moment, limit).paint();
        } else if (surrounded && layout.info().width() > 0 && moment.board() instanceof TilesHandBoard game) {
            game(brush, layout, game, moment);
        } else if (layout.info().width() > 0) {
            var moves = solution.of(context.player().session());
            new WayPainter(brush, appearance(), layout, moment, moves).paint();
        }
    }

    /** What is said of a game above, and below it the board with its neighbours. */
    private void game(Brush brush, TilesLayout layout, TilesHandBoard game, Moment moment) {
        var info = layout.info();
        double share = layout.beside() ? SAID * info.height() : info.height();
        double width = layout.beside() ? info.width() : info.width() / 2;
        var said = new Box(info.left(), info.top(), width, share);
        new WayPainter(
                        brush,
                        appearance(),
                        layout.saying(said),
                        moment,
                        solution.of(context.player().session()))
                .paint();
        var shown = layout.beside()
                ? new Box(info.left(), info.top() + share, width, info.height() - share)
                : new Box(info.left() + width, info.top(), width, share);
        neighbours = new Neighbours(shown);
        neighbours.paint(brush, appearance(), game, layout.unit());
    }

    private void label(Brush brush, Grid at, int squares) {
        for (int row = 0; row < squares; row++) {
            for (int column = 0; column < squares; column++) {
                double x = at.x(column);
                double y = at.y(row);
                labels.of(row, column, squares).ifPresent(label -> brush.label(label, x, y, at.cell()));
            }
        }
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
        CopiedText.put(board.order().tiles().toString());
        context.player().tell(Message.of("tiles.copy-list.done"));
    }

    @Override
    public Map<String, String> habits() {
        var habits = new HashMap<>(pictures.habits());
        habits.put(LABELS, labels.remembered());
        return habits;
    }

    @Override
    public void resume(Function<String, Optional<String>> habits) {
        pictures.resume(habits);
        habits.apply(LABELS).ifPresent(labels::resume);
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
