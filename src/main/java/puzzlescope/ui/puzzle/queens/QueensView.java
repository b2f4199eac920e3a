package puzzlescope.ui.puzzle.queens;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.Spot;
import puzzlescope.core.puzzle.queens.QueensGame;
import puzzlescope.core.puzzle.queens.QueensSpots;
import puzzlescope.core.puzzle.queens.board.QueensBoard;
import puzzlescope.core.puzzle.queens.board.Stand;
import puzzlescope.core.puzzle.queens.event.QueensEvent;
import puzzlescope.core.puzzle.queens.event.StandEvent.PeaceReached;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.Cell;
import puzzlescope.ui.board.Desk;
import puzzlescope.ui.board.Grid;
import puzzlescope.ui.board.PieceDrag;
import puzzlescope.ui.board.Places;
import puzzlescope.ui.board.Squares;
import puzzlescope.ui.player.Moment;
import puzzlescope.ui.theme.Ink;

/** Draws the chess board with its queens and why they may or may not stand there; lists the solutions beside it. */
public final class QueensView extends BoardView {

    private static final double MARGIN = 5;
    private static final double NUMBERS_SHARE = 0.06;
    private static final double LEAST_FOR_NUMBERS = 16;
    private static final double MOST_FOR_NUMBERS = 34;

    private final SolutionsPanel solutions;
    private final FiguresPanel figures;
    private final VBox side;
    private final StandPicture picture = new StandPicture();
    private final Desk desk;
    private final PieceDrag drag;
    private @Nullable Grid grid;
    private @Nullable Cell lifted;
    private @Nullable Cell pointed;

    public QueensView(Desk desk) {
        super(desk.look());
        this.desk = desk;
        solutions = new SolutionsPanel(desk);
        figures = new FiguresPanel(desk);
        VBox.setVgrow(solutions, Priority.ALWAYS);
        side = new VBox(solutions, figures);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> point(cellAt(event.getX(), event.getY())));
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> point(null));
        drag = new PieceDrag(this, desk, new Queens());
    }

    private void point(@Nullable Cell square) {
        var next = desk.isByHand() ? square : null;
        if (!Objects.equals(next, pointed)) {
            pointed = next;
            setCursor(next == null ? Cursor.DEFAULT : Cursor.HAND);
            desk.player().invalidate();
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
                    && shown.board() instanceof QueensBoard board
                    && board.n() <= QueensBoard.MOST_QUEENS
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
            desk.play(board -> {
                var queens = (QueensBoard) board;
                int square = to == null ? -1 : to.row() * queens.n() + to.column();
                return QueensGame.move(queens, from.row(), from.column(), square);
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
        desk.play(board -> QueensGame.change((QueensBoard) board, square.row(), square.column()));
    }

    @Override
    protected @Nullable Places places() {
        return grid == null ? null : new Squares(grid);
    }

    @Override
    public List<Spot> spotsAt(double x, double y) {
        var current = grid;
        return current != null && current.contains(x, y)
                ? List.of(QueensSpots.square(current.rowAt(y), current.columnAt(x)))
                : List.of();
    }

    @Override
    public Node sidePanel() {
        return side;
    }

    @Override
    public void refreshSidePanel() {
        var board = (QueensBoard) desk.player().session().timeline().board();
        boolean walks = board.tally().isEmpty() && board.stand().isEmpty();
        show(solutions, walks && !desk.isByHand());
        show(figures, !walks && !desk.isByHand());
        if (solutions.isVisible()) {
            solutions.refresh();
        } else if (figures.isVisible()) {
            figures.refresh();
        }
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    @Override
    protected void paint(GraphicsContext graphics, double width, double height, Moment moment) {
        var board = (QueensBoard) moment.board();
        var ended = moment.event().filter(QueensEvent.SearchEnded.class::isInstance);
        // The board makes room for what is said below it, which covers no queen.
        double below = ended.isPresent() ? Pen.BANNER_HEIGHT * moment.happened() : 0;
        var fresh = grid(board.n(), width, height - below);
        grid = fresh;
        var pen = new Pen(graphics, fresh, look());
        if ((desk.isByHand() || GameScene.isOf(moment)) && board.n() <= QueensBoard.MOST_QUEENS) {
            var shown = pointed != null && pointed.row() < board.n() && pointed.column() < board.n() ? pointed : null;
            var held = drag.isUnderWay() ? lifted : null;
            new GameScene(pen, look(), moment)
                    .paint(shown, desk.hint(), held, drag.offset().multiply(1 / fresh.cell()));
            return;
        }
        if (board.tally().isPresent()) {
            new CountScene(pen, look(), board.tally().get(), moment).paint();
            return;
        }
        if (board.stand().isPresent()) {
            stand(graphics, pen, fresh, board.stand().get(), moment);
            return;
        }
        int[] columns = IntStream.range(0, board.n()).map(board::column).toArray();
        var scene = new QueensScene(pen, look(), columns, moment.happened());
        if (ended.isPresent()) {
            scene.paintEnd(solutions.last());
            pen.banner(solutions.summary(), width, height - below / 2, moment.happened());
            return;
        }
        moment.event().ifPresentOrElse(event -> scene.paint((QueensEvent) event), scene::paint);
    }

    private void stand(GraphicsContext graphics, Pen pen, Grid at, Stand stand, Moment moment) {
        if (at.rows() <= StandPicture.LEAST_ROWS) {
            new StandScene(pen, at, look(), stand, moment).paint();
            return;
        }
        picture.paint(graphics, at, look(), stand);
        boolean peace = moment.event().orElse(null) instanceof PeaceReached;
        pen.frame(peace ? Ink.SOLUTION : Ink.GRID, 1, peace ? 3 : 1);
        pen.numbers(-1, -1);
    }

    /** Where the board is that is drawn now. */
    Grid gridNow() {
        return Objects.requireNonNull(grid);
    }

    /** The board with room for numbers on its left and below. */
    private static Grid grid(int n, double width, double height) {
        double numbers = Math.clamp(Math.min(width, height) * NUMBERS_SHARE, LEAST_FOR_NUMBERS, MOST_FOR_NUMBERS);
        var grid = Grid.fit(n, n, width - numbers, height - numbers, MARGIN);
        return new Grid(n, n, grid.left() + numbers, grid.top(), grid.cell());
    }
}
