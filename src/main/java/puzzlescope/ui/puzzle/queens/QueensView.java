package puzzlescope.ui.puzzle.queens;

import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.canvas.GraphicsContext;
import puzzlescope.core.puzzle.queens.QueensBoard;
import puzzlescope.core.puzzle.queens.QueensEvent;
import puzzlescope.ui.control.BoardView;
import puzzlescope.ui.control.Desk;
import puzzlescope.ui.control.Grid;
import puzzlescope.ui.player.Moment;

/** Draws the chess board with its queens and why they may or may not stand there; lists the solutions beside it. */
public final class QueensView extends BoardView {

    private static final double MARGIN = 5;
    private static final double NUMBERS_SHARE = 0.06;
    private static final double LEAST_FOR_NUMBERS = 16;
    private static final double MOST_FOR_NUMBERS = 34;

    private final SolutionsPanel solutions;

    public QueensView(Desk desk) {
        super(desk.look());
        solutions = new SolutionsPanel(desk);
    }

    @Override
    public Node sidePanel() {
        return solutions;
    }

    @Override
    public void refreshSidePanel() {
        solutions.refresh();
    }

    @Override
    protected void paint(GraphicsContext graphics, double width, double height, Moment moment) {
        var board = (QueensBoard) moment.board();
        var pen = new Pen(graphics, grid(board.n(), width, height), look());
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
