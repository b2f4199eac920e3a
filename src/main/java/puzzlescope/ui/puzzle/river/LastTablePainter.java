package puzzlescope.ui.puzzle.river;

import java.util.Arrays;
import javafx.scene.text.TextAlignment;
import puzzlescope.core.puzzle.river.board.RiverBoard;
import puzzlescope.core.puzzle.river.space.StateCode;
import puzzlescope.ui.theme.Ink;

/**
 * Paints the part of the table of {@code last} that is in sight, from the upper left corner on. Lengths are px.
 *
 * @param nodes how many columns the finished table has
 * @param narrow whether columns are no wider than their numbers, their names written upward
 */
record LastTablePainter(RiverPen pen, RiverBoard board, int nodes, boolean narrow) {

    private static final double TEXT = 0.86;
    private static final double DIGIT = 0.6;
    private static final double LINE = 1.55;
    private static final int LONGEST_NUMBER = 4;

    private double size() {
        return pen.textSize() * TEXT;
    }

    double rowHeight() {
        return Math.floor(size() * LINE);
    }

    double headHeight() {
        return narrow ? Math.ceil(size() * DIGIT * nameLength() + 8) : rowHeight();
    }

    double nameWidth() {
        double longest =
                board.nodes() == 0 ? LONGEST_NUMBER : pen.widthOf(pen.say(StateCode.label(board.state(0)))) + 2;
        return size()
                        * DIGIT
                        * (longest + String.valueOf(Math.max(1, nodes - 1)).length())
                + 4;
    }

    double columnWidth() {
        int digits = Math.max(2, String.valueOf(Math.max(1, nodes - 1)).length());
        return size() * (DIGIT * (narrow ? digits : Math.max(digits, nameLength())) + 0.5);
    }

    /** The width of the whole table. */
    double width() {
        return nameWidth() + nodes * columnWidth();
    }

    private double nameLength() {
        return board.nodes() == 0 ? 3 : pen.widthOf(pen.say(StateCode.label(board.state(0))));
    }

    /** Returns the number of columns that there is room for. */
    int columns(double width) {
        return (int) Math.clamp((width - nameWidth()) / columnWidth(), 1, Math.max(1, nodes));
    }

    void paint(int firstRow, int firstColumn, int rows, int columns) {
        int endColumn = Math.min(nodes, firstColumn + columns);
        paintHead(firstColumn, endColumn);
        var before = new int[nodes];
        var row = new int[nodes];
        Arrays.fill(before, -1);
        if (firstRow > 0) {
            board.lastAfter(firstRow - 1, before);
        }
        for (int visit = firstRow; visit < Math.min(board.visits(), firstRow + rows); visit++) {
            board.lastAfter(visit, row);
            paintRow(visit, headHeight() + (visit - firstRow) * rowHeight(), row, before, firstColumn, endColumn);
            System.arraycopy(row, 0, before, 0, nodes);
        }
    }

    /** The middle of a column in sight. */
    private double x(int index) {
        return nameWidth() + (index + 0.5) * columnWidth();
    }

    private void paintHead(int from, int to) {
        var graphics = pen.graphics();
        var faint = pen.color(Ink.FAINT);
        double base = headHeight() - rowHeight() / 2;
        pen.text(pen.appearance().say("river.last.visit"), 2, base, size() * 0.94, true, faint, TextAlignment.LEFT);
        for (int node = from; node < to; node++) {
            var name = node < board.nodes() ? pen.say(StateCode.label(board.state(node))) : "\u00b7";
            if (narrow) {
                graphics.save();
                graphics.translate(x(node - from), headHeight() - 5);
                graphics.rotate(-90);
                pen.text(name, 0, 0, size() * 0.9, true, faint, TextAlignment.LEFT);
                graphics.restore();
            } else {
                pen.text(name, x(node - from), base, size() * 0.9, true, faint);
            }
        }
        graphics.setStroke(pen.color(Ink.GRID));
        graphics.setLineWidth(1);
        double line = Math.floor(headHeight()) - 0.5;
        graphics.strokeLine(0, line, x(to - from) - columnWidth() / 2, line);
    }

    private void paintRow(int visit, double top, int[] row, int[] before, int from, int to) {
        var graphics = pen.graphics();
        boolean latest = visit == board.visits() - 1;
        double middle = top + rowHeight() / 2;
        if (latest) {
            graphics.setFill(pen.color(Ink.CURVE_FILL));
            graphics.fillRect(0, top, x(to - from) - columnWidth() / 2, rowHeight());
        }
        int node = board.visit(visit);
        var name = node + " (" + pen.say(StateCode.label(board.state(node))) + ")";
        pen.text(name, 2, middle, size(), latest, pen.color(Ink.TEXT), TextAlignment.LEFT);
        for (int column = from; column < to; column++) {
            boolean changed = row[column] != before[column];
            double x = x(column - from);
            if (changed) {
                graphics.setFill(pen.color(latest ? Ink.MARK : Ink.WAY_BACK));
                graphics.fillRoundRect(x - columnWidth() / 2 + 1, top + 1, columnWidth() - 2, rowHeight() - 2, 6, 6);
            }
            var ink = changed && latest ? Ink.ON_MARK : !changed && row[column] < 0 ? Ink.FAINT : Ink.TEXT;
            pen.text(String.valueOf(row[column]), x, middle, size(), changed, pen.color(ink));
        }
    }
}
