package puzzlescope.queens.window;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.MouseButton;
import org.controlsfx.control.GridCell;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Surface;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.picture.QueenShape;
import puzzlescope.window.theme.Appearance;

/** One solution as a small board below its number. Redrawn only when its appearance changes. */
final class SolutionCell extends GridCell<Integer> {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass AHEAD = PseudoClass.getPseudoClass("ahead");
    private static final PseudoClass CURSOR = PseudoClass.getPseudoClass("cursor");

    /** Smallest square, in px, that shows a queen in its shape. */
    private static final double SMALLEST_SHAPE = 11;

    private static final double DOT = 0.75;
    /** The width of the frame around a fundamental solution, px. */
    private static final double FRAME = 2;

    private final SolutionsGrid grid;
    private final Appearance appearance;
    private final Canvas canvas = new Canvas();
    private long number;
    private @Nullable PaintedState drawn;

    /** The state from which the canvas was painted. */
    private record PaintedState(long placement, int queens, boolean fundamental, double side, int palette) {}

    SolutionCell(SolutionsGrid grid, Appearance appearance) {
        this.grid = grid;
        this.appearance = appearance;
        getStyleClass().add("solution");
        setAccessibleRole(AccessibleRole.BUTTON);
        setGraphic(canvas);
        setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && number > 0) {
                grid.choose(number);
            }
        });
    }

    @Override
    protected void updateItem(@Nullable Integer index, boolean empty) {
        super.updateItem(index, empty);
        refresh();
    }

    /** Shows the solution at this place of the grid. */
    void refresh() {
        var recordedSolutions = grid.solutions();
        var index = getItem();
        if (isEmpty() || recordedSolutions == null || index == null) {
            return;
        }
        long now = recordedSolutions.droppedCount() + 1 + index;
        if (now != number) {
            number = now;
            setText(appearance.localize("number", number));
        }
        pseudoClassStateChanged(CURRENT, number == recordedSolutions.current());
        pseudoClassStateChanged(AHEAD, number > recordedSolutions.countSoFar());
        pseudoClassStateChanged(CURSOR, number == grid.cursor());
        boolean fundamental =
                recordedSolutions.fundamentals().fundamental(number).orElse(0) == number;
        recordedSolutions
                .placement(number)
                .ifPresent(placement -> draw(placement, recordedSolutions.queens(), fundamental));
    }

    private void draw(long placement, int queens, boolean fundamental) {
        var next = new PaintedState(
                placement,
                queens,
                fundamental,
                grid.side(),
                appearance.palette().versionProperty().get());
        if (!next.equals(drawn)) {
            drawn = next;
            setAccessibleText(grid.describe(number));
            canvas.setWidth(next.side());
            canvas.setHeight(next.side());
            canvas.getGraphicsContext2D().clearRect(0, 0, next.side(), next.side());
            paint(appearance.on(canvas), next);
        }
    }

    /** Aligned to whole pixels, so that the squares are crisp. */
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        canvas.relocate(snapPositionX(canvas.getLayoutX()), snapPositionY(canvas.getLayoutY()));
    }

    private void paint(Surface surface, PaintedState board) {
        double cell = Math.floor(board.side() / board.queens());
        double start = Math.floor((board.side() - cell * board.queens()) / 2);
        for (int row = 0; row < board.queens(); row++) {
            for (int column = 0; column < board.queens(); column++) {
                surface.setFill(appearance.color((row + column) % 2 == 0 ? Ink.LIGHT_SQUARE : Ink.DARK_SQUARE));
                surface.fillRect(start + column * cell, start + row * cell, cell, cell);
            }
        }
        if (board.fundamental()) {
            double side = cell * board.queens();
            surface.setStroke(appearance.color(Ink.SOLUTION));
            surface.setLineWidth(FRAME);
            surface.strokeRect(start + FRAME / 2, start + FRAME / 2, side - FRAME, side - FRAME);
        }
        surface.setFill(appearance.color(Ink.SOLUTION));
        for (int row = 0; row < board.queens(); row++) {
            double x = start + (WalkBoard.column(board.placement(), row) + 0.5) * cell;
            double y = start + (row + 0.5) * cell;
            if (cell >= SMALLEST_SHAPE) {
                surface.fillOutline(QueenShape.OUTLINE, x, y, cell * 0.9);
            } else {
                double dot = Math.ceil(cell * DOT);
                surface.fillRect(Math.floor(x - dot / 2), Math.floor(y - dot / 2), dot, dot);
            }
        }
    }
}
