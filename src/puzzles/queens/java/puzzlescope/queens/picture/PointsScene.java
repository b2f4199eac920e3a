package puzzlescope.queens.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.picture.board.Axes;
import puzzlescope.picture.board.Grid;
import puzzlescope.queens.event.WalkEvent;
import puzzlescope.queens.event.WalkEvent.DeadEndTakenBack;
import puzzlescope.queens.event.WalkEvent.LastRowYielded;
import puzzlescope.queens.event.WalkEvent.QueenPlaced;
import puzzlescope.queens.event.WalkEvent.QueenRejected;
import puzzlescope.queens.event.WalkEvent.QueenTakenBack;
import puzzlescope.queens.event.WalkEvent.SolutionFound;

/**
 * The state of a search as points in a coordinate system: x is the index of a value in the list, y the value, both from
 * 0. Below the x axis lies its mirror image, the board, with a column for each row. For one painting.
 */
final class PointsScene {

    private static final double MARGIN = 8;
    /** Largest share of the height for a line of text, so that it leaves room for the points. */
    private static final double TEXT_SHARE = 0.045;

    private static final double LEAST_TEXT = 9;
    private static final double POINT = 0.34;
    private static final double LEAST_POINT = 3;
    private static final double ARROW = 0.4;
    private static final double LEAST_SQUARE_WITH_QUEEN = 7;

    private final Surface surface;
    private final Style style;
    private final int[] columns;
    private final double happened;
    private final double text;
    /** The squares of the points; row 0 is the highest value. */
    private final Grid above;

    private final Grid below;

    /**
     * @param columns the column of each row's queen, -1 where there is none
     * @param happened share of the event that has happened, from 0 to 1
     */
    PointsScene(Surface surface, double width, double height, Style style, int[] columns, double happened) {
        this.surface = surface;
        this.style = style;
        this.columns = columns;
        this.happened = happened;
        text = Math.clamp(TEXT_SHARE * height, LEAST_TEXT, Math.max(LEAST_TEXT, style.textSize()));
        int n = columns.length;
        double line = 1.6 * text;
        double gutter = 2.6 * text;
        var both = Grid.fit(2 * n, n, width - 2 * gutter, height - 3 * line, MARGIN);
        double left = both.left() + gutter;
        above = new Grid(n, n, left, both.top() + line, both.cell());
        below = new Grid(n, n, left, above.y(n) + line, both.cell());
    }

    void paint(@Nullable WalkEvent event) {
        int n = columns.length;
        board();
        axes(n);
        boolean solved = event instanceof SolutionFound || event instanceof LastRowYielded;
        int moving = event instanceof QueenPlaced placed ? placed.row() : -1;
        for (int row = 0; row < n; row++) {
            if (columns[row] >= 0) {
                double seen = row == moving ? happened : 1;
                queen(row, columns[row], solved ? Ink.SOLUTION : Ink.PIECE, seen);
            }
        }
        switch (event) {
            case QueenRejected(int row, int column, int byRow, boolean _, boolean _) -> {
                line(row, column, byRow);
                queen(row, column, Ink.CONFLICT, 1);
            }
            case QueenTakenBack(int row, int column, boolean _, int _) -> queen(row, column, Ink.FAINT, 1 - happened);
            case DeadEndTakenBack(int row, int column, int _) -> queen(row, column, Ink.CONFLICT, 1 - happened);
            case WalkEvent _ -> {}
            case null -> {}
        }
        surface.setOpacity(1);
    }

    private void board() {
        int n = columns.length;
        surface.setOpacity(1);
        surface.setFill(style.color(Ink.LIGHT_SQUARE));
        surface.fillRect(below.left(), below.top(), below.width(), below.height());
        surface.setFill(style.color(Ink.DARK_SQUARE));
        for (int row = 0; row < n; row++) {
            for (int column = 1 - row % 2; column < n; column += 2) {
                surface.fillRect(below.x(column), below.y(row), below.cell(), below.cell());
            }
        }
    }

    /** Draws the axes with as many ticks as there is room for. */
    private void axes(int n) {
        double bottom = above.y(n);
        double right = above.x(n);
        surface.setLineDashes();
        surface.setStroke(style.color(Ink.GRID));
        surface.setLineWidth(1);
        int step = Axes.step(1.6 * text / above.cell());
        for (int i = 0; i < n; i += step) {
            surface.strokeLine(above.centerX(i), above.top(), above.centerX(i), bottom);
            surface.strokeLine(above.left(), height(i), right, height(i));
        }
        surface.setStroke(style.color(Ink.TEXT));
        surface.setLineWidth(1.5);
        double reach = ARROW * text;
        surface.strokeLine(above.left(), bottom, right + reach, bottom);
        surface.strokeLine(right, bottom - reach, right + reach, bottom);
        surface.strokeLine(right, bottom + reach, right + reach, bottom);
        surface.strokeLine(above.left(), bottom, above.left(), above.top() - reach);
        surface.strokeLine(above.left() - reach, above.top(), above.left(), above.top() - reach);
        surface.strokeLine(above.left() + reach, above.top(), above.left(), above.top() - reach);
        surface.setFill(style.color(Ink.TEXT));
        surface.setFont(Font.text(text));
        surface.setTextBaseline(Baseline.CENTER);
        for (int i = 0; i < n; i += step) {
            var number = String.valueOf(i);
            surface.setTextAlign(TextAlign.CENTER);
            surface.fillText(number, above.centerX(i), bottom + 0.8 * text);
            surface.setTextAlign(TextAlign.RIGHT);
            surface.fillText(number, above.left() - 0.5 * text, height(i));
            surface.fillText(number, below.left() - 0.5 * text, below.centerY(i));
        }
        surface.setTextAlign(TextAlign.LEFT);
        surface.setFont(Font.bold(text));
        surface.fillText("x", right + 1.5 * reach, bottom);
        surface.fillText("y", above.left() + 1.5 * reach, above.top() - reach);
        surface.setFont(Font.text(text));
        surface.setFill(style.color(Ink.FAINT));
        surface.fillText(
                style.localize("queens.points.axes"), above.left() + 1.5 * reach + 1.2 * text, above.top() - reach);
        surface.setTextAlign(TextAlign.CENTER);
        surface.fillText(
                style.localize("queens.points.folded"), below.left() + below.width() / 2, below.y(n) + 0.9 * text);
    }

    private double height(int value) {
        return above.centerY(columns.length - 1 - (double) value);
    }

    private void queen(int row, int column, Ink ink, double opacity) {
        double size = Math.max(LEAST_POINT, above.cell() * POINT);
        double x = above.centerX(row);
        double y = height(column);
        surface.setOpacity(Math.clamp(opacity, 0, 1) * 0.5);
        surface.setStroke(style.color(ink));
        surface.setLineWidth(1);
        surface.setLineDashes(3, 3);
        surface.strokeLine(x, y, x, above.y(columns.length));
        surface.strokeLine(x, y, above.left(), y);
        surface.setLineDashes();
        surface.setOpacity(Math.clamp(opacity, 0, 1));
        surface.setFill(style.color(ink));
        surface.fillOval(x - size / 2, y - size / 2, size, size);
        double cell = below.cell();
        if (cell >= LEAST_SQUARE_WITH_QUEEN) {
            surface.fillOutline(QueenShape.OUTLINE, below.centerX(row), below.centerY(column), cell * 0.84);
        } else {
            surface.fillRect(below.x(row), below.y(column), cell, cell);
        }
    }

    /** Draws a line from a queen that cannot stand there to the one that attacks her, on both sides of the axis. */
    private void line(int row, int column, int other) {
        surface.setOpacity(happened);
        surface.setStroke(style.color(Ink.CONFLICT));
        surface.setLineWidth(2);
        surface.setLineDashes(6, 4);
        surface.strokeLine(above.centerX(row), height(column), above.centerX(other), height(columns[other]));
        surface.strokeLine(
                below.centerX(row), below.centerY(column), below.centerX(other), below.centerY(columns[other]));
        surface.setLineDashes();
        surface.setOpacity(1);
    }
}
