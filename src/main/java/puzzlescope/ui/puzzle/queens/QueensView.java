package puzzlescope.ui.puzzle.queens;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.Spot;
import puzzlescope.core.puzzle.queens.QueensBoard;
import puzzlescope.core.puzzle.queens.QueensEvent;
import puzzlescope.core.puzzle.queens.QueensGame;
import puzzlescope.core.puzzle.queens.QueensSpots;
import puzzlescope.ui.control.BoardView;
import puzzlescope.ui.control.Desk;
import puzzlescope.ui.control.Grid;
import puzzlescope.ui.control.SquareKeys;
import puzzlescope.ui.control.SquareKeys.Cell;
import puzzlescope.ui.player.Moment;

/** Draws the chess board with its queens and why they may or may not stand there; lists the solutions beside it. */
public final class QueensView extends BoardView {

    private static final double MARGIN = 5;
    private static final double NUMBERS_SHARE = 0.06;
    private static final double LEAST_FOR_NUMBERS = 16;
    private static final double MOST_FOR_NUMBERS = 34;

    private final SolutionsPanel solutions;
    private final Desk desk;
    private @Nullable Grid grid;
    private @Nullable Cell pointed;

    public QueensView(Desk desk) {
        super(desk.look());
        this.desk = desk;
        solutions = new SolutionsPanel(desk);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> point(squareAt(event)));
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> point(null));
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::click);
    }

    private void point(@Nullable Cell square) {
        var next = desk.isByHand() ? square : null;
        if (!Objects.equals(next, pointed)) {
            pointed = next;
            setCursor(next == null ? Cursor.DEFAULT : Cursor.HAND);
            desk.player().invalidate();
        }
    }

    private @Nullable Cell squareAt(MouseEvent event) {
        var current = grid;
        return current != null && current.contains(event.getX(), event.getY())
                ? new Cell(current.rowAt(event.getY()), current.columnAt(event.getX()))
                : null;
    }

    private void click(MouseEvent event) {
        var square = squareAt(event);
        if (square != null
                && desk.isByHand()
                && event.getButton() == MouseButton.PRIMARY
                && event.isStillSincePress()) {
            change(square);
        }
    }

    private void change(Cell square) {
        desk.play(board -> QueensGame.change((QueensBoard) board, square.row(), square.column()));
    }

    /** The arrow keys lead the outline over the board, Enter puts a queen there or takes it off. */
    @Override
    public boolean press(KeyEvent key) {
        var current = grid;
        if (current == null || key.isShiftDown() || key.isShortcutDown()) {
            return false;
        }
        var from = pointed == null ? new Cell(0, 0) : pointed;
        if (key.getCode() == KeyCode.ENTER) {
            change(from);
            return true;
        }
        var next = SquareKeys.move(key.getCode(), from.row(), from.column(), current.rows(), current.columns());
        next.ifPresent(this::point);
        return next.isPresent();
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
        return solutions;
    }

    @Override
    public void refreshSidePanel() {
        solutions.setVisible(!desk.isByHand());
        solutions.setManaged(!desk.isByHand());
        if (!desk.isByHand()) {
            solutions.refresh();
        }
    }

    @Override
    protected void paint(GraphicsContext graphics, double width, double height, Moment moment) {
        var board = (QueensBoard) moment.board();
        var fresh = grid(board.n(), width, height);
        grid = fresh;
        var pen = new Pen(graphics, fresh, look());
        if (desk.isByHand()) {
            var shown = pointed != null && pointed.row() < board.n() && pointed.column() < board.n() ? pointed : null;
            new GameScene(pen, look(), moment).paint(shown, desk.hint());
            return;
        }
        int[] columns = IntStream.range(0, board.n()).map(board::column).toArray();
        var scene = new QueensScene(pen, look(), columns, moment.happened());
        moment.event().ifPresentOrElse(event -> scene.paint((QueensEvent) event), scene::paint);
    }

    /** The board with room for numbers on its left and below. */
    private static Grid grid(int n, double width, double height) {
        double numbers = Math.clamp(Math.min(width, height) * NUMBERS_SHARE, LEAST_FOR_NUMBERS, MOST_FOR_NUMBERS);
        var grid = Grid.fit(n, n, width - numbers, height - numbers, MARGIN);
        return new Grid(n, n, grid.left() + numbers, grid.top(), grid.cell());
    }
}
