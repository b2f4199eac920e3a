package puzzlescope.ui.puzzle.queens;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.Target;
import puzzlescope.core.puzzle.queens.QueensGame;
import puzzlescope.core.puzzle.queens.QueensTargets;
import puzzlescope.core.puzzle.queens.board.CountBoard;
import puzzlescope.core.puzzle.queens.board.HandBoard;
import puzzlescope.core.puzzle.queens.board.PlacementBoard;
import puzzlescope.core.puzzle.queens.board.QueensBoard;
import puzzlescope.core.puzzle.queens.board.WalkBoard;
import puzzlescope.core.puzzle.queens.event.PlacementEvent.PeaceReached;
import puzzlescope.core.puzzle.queens.event.WalkEvent;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Cell;
import puzzlescope.picture.board.Grid;
import puzzlescope.picture.queens.CountScene;
import puzzlescope.picture.queens.GameScene;
import puzzlescope.picture.queens.PlacementPicture;
import puzzlescope.picture.queens.PlacementScene;
import puzzlescope.picture.queens.QueensPen;
import puzzlescope.picture.queens.StateLines;
import puzzlescope.picture.queens.WalkScene;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.PieceDrag;
import puzzlescope.ui.board.Places;
import puzzlescope.ui.board.Squares;
import puzzlescope.ui.board.TabContext;

/** Draws the chess board with its queens and why they may or may not stand there; lists the solutions beside it. */
public final class QueensView extends BoardView {

    /** Under this name it is remembered whether the state is written. */
    private static final String STATE = "state";

    private static final double MARGIN = 5;
    /** Of a lower board there would be too little left above the lines. */
    private static final double LEAST_WITH_LINES = 4 * StateLines.HEIGHT;

    private static final double NUMBERS_SHARE = 0.06;
    private static final double LEAST_FOR_NUMBERS = 16;
    private static final double MOST_FOR_NUMBERS = 34;

    private final SolutionsPanel solutions;
    private final FiguresPanel figures;
    private final BooleanProperty state;
    private final VBox side;
    private final PlacementPicture picture = new PlacementPicture();
    private final TabContext context;
    private final PieceDrag drag;
    private @Nullable Grid grid;
    private @Nullable Cell lifted;
    private @Nullable Cell pointed;

    public QueensView(TabContext context) {
        super(context.appearance());
        this.context = context;
        solutions = new SolutionsPanel(context);
        state = solutions.stateProperty();
        state.addListener((_, _, _) -> context.player().invalidate());
        figures = new FiguresPanel(context);
        VBox.setVgrow(solutions, Priority.ALWAYS);
        side = new VBox(solutions, figures);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> point(cellAt(event.getX(), event.getY())));
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> point(null));
        drag = new PieceDrag(this, context, new Queens());
    }

    @Override
    public Map<String, String> habits() {
        return Map.of(STATE, String.valueOf(state.get()));
    }

    @Override
    public void resume(Function<String, Optional<String>> habits) {
        habits.apply(STATE).map(Boolean::parseBoolean).ifPresent(state::set);
    }

    private void point(@Nullable Cell square) {
        var next = context.isByHand() ? square : null;
        if (!Objects.equals(next, pointed)) {
            pointed = next;
            setCursor(next == null ? Cursor.DEFAULT : Cursor.HAND);
            context.player().invalidate();
        }
    }

    private @Nullable Cell cellAt(double x, double y) {
        var current = grid;
        return current != null && current.contains(x, y) ? new Cell(current.rowAt(y), current.columnAt(x)) : null;
    }

    /** What the pointer does to queens: they may be put anywhere, and off the board. */
    private final class Queens implements PieceDrag.Pieces {

        @Override
        public boolean lift(double x, double y) {
            lifted = cellAt(x, y);
            var shown = moment();
            return lifted != null
                    && shown != null
                    && shown.board() instanceof HandBoard board
                    && board.isSet(lifted.row(), lifted.column());
        }

        @Override
        public void carry(double x, double y) {
            point(cellAt(x, y));
        }

        @Override
        public boolean drop(double x, double y) {
            var from = Objects.requireNonNull(lifted);
            var to = cellAt(x, y);
            if (from.equals(to)) {
                return false;
            }
            if (to != null) {
                aim(to);
            }
            context.play(board -> {
                int n = ((QueensBoard) board).n();
                int square = to == null ? -1 : to.row() * n + to.column();
                return QueensGame.move(board, from.row(), from.column(), square);
            });
            return !isRefusing();
        }

        @Override
        public void click(double x, double y) {
            var square = cellAt(x, y);
            if (square != null) {
                change(square);
            }
        }
    }

    private void aim(Cell square) {
        aim(() -> Objects.requireNonNull(grid).square(square.row(), square.column()));
    }

    private void change(Cell square) {
        aim(square);
        context.play(board -> QueensGame.change(board, square.row(), square.column()));
    }

    @Override
    protected @Nullable Places places() {
        return grid == null ? null : new Squares(grid);
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        var current = grid;
        return current != null && current.contains(x, y)
                ? List.of(QueensTargets.square(board(), current.rowAt(y), current.columnAt(x)))
                : List.of();
    }

    @Override
    public Node sidePanel() {
        return side;
    }

    @Override
    public void refreshSidePanel() {
        boolean walks = board() instanceof WalkBoard;
        show(solutions, walks);
        show(figures, !walks && !context.isByHand());
        if (solutions.isVisible()) {
            solutions.refresh();
        } else if (figures.isVisible()) {
            figures.refresh();
        }
    }

    private QueensBoard board() {
        return (QueensBoard) context.player().session().timeline().board();
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        var board = (QueensBoard) moment.board();
        double ended = ended(moment);
        // The board makes room for what is said below it, which covers no queen.
        double below = QueensPen.BANNER_HEIGHT * ended;
        boolean stated = state.get() && board instanceof WalkBoard && height >= LEAST_WITH_LINES;
        double lines = stated ? StateLines.HEIGHT : 0;
        var fresh = grid(board.n(), width, height - below - lines, stated);
        grid = fresh;
        var pen = new QueensPen(surface, fresh, appearance());
        switch (board) {
            case HandBoard game -> hand(pen, fresh, game, moment);
            case CountBoard count -> new CountScene(pen, appearance(), count, moment).paint();
            case PlacementBoard placement -> placement(surface, pen, fresh, placement, moment);
            case WalkBoard walk -> {
                int[] columns = IntStream.range(0, walk.n()).map(walk::column).toArray();
                int[] walked = columns.clone();
                if (ended > 0) {
                    new WalkScene(pen, appearance(), columns, ended).paintEnd(solutions.last());
                    pen.banner(solutions.summary(), width, height - below / 2, ended);
                } else {
                    var scene = new WalkScene(pen, appearance(), columns, moment.happened());
                    moment.event().ifPresentOrElse(event -> scene.paint((WalkEvent) event), scene::paint);
                }
                if (stated) {
                    pen.indices();
                    var event = (WalkEvent) moment.event().orElse(null);
                    new StateLines(surface, appearance()).paint(walked, event, width, height - below - lines);
                }
            }
        }
    }

    /** How much of the end of a search that walks is over, from 0 to 1. */
    private static double ended(Moment moment) {
        var event = moment.event().orElse(null);
        return event instanceof WalkEvent.GeneratorExhausted
                ? 1
                : event instanceof WalkEvent.SearchEnded ? moment.happened() : 0;
    }

    private void hand(QueensPen pen, Grid at, HandBoard game, Moment moment) {
        var shown = pointed != null && pointed.row() < game.n() && pointed.column() < game.n() ? pointed : null;
        var held = drag.isUnderWay() ? lifted : null;
        new GameScene(pen, appearance(), game, moment)
                .paint(shown, context.hint(), held, drag.offset().multiply(1 / at.cell()));
    }

    private void placement(Surface surface, QueensPen pen, Grid at, PlacementBoard placement, Moment moment) {
        if (at.rows() <= PlacementPicture.LEAST_ROWS) {
            new PlacementScene(pen, at, appearance(), placement, moment).paint();
            return;
        }
        picture.paint(surface, at, appearance(), placement);
        boolean peace = moment.event().orElse(null) instanceof PeaceReached;
        pen.frame(peace ? Ink.SOLUTION : Ink.GRID, 1, peace ? 3 : 1);
        pen.numbers(-1, -1);
    }

    /** Where the board is that is drawn now. */
    Grid gridNow() {
        return Objects.requireNonNull(grid);
    }

    /**
     * The board with room for numbers on its left and below.
     *
     * @param around whether there are numbers on all sides
     */
    private static Grid grid(int n, double width, double height, boolean around) {
        double numbers = Math.clamp(Math.min(width, height) * NUMBERS_SHARE, LEAST_FOR_NUMBERS, MOST_FOR_NUMBERS);
        double other = around ? numbers : 0;
        var grid = Grid.fit(n, n, width - numbers - other, height - numbers - other, MARGIN);
        return new Grid(n, n, grid.left() + numbers, grid.top() + other, grid.cell());
    }
}
