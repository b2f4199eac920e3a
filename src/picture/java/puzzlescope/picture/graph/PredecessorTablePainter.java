package puzzlescope.picture.graph;

import java.util.Arrays;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.TextAlign;

/**
 * Paints the visible part of the predecessor table, from the upper left corner on. Lengths are px.
 *
 * @param narrow whether columns are no wider than their numbers, with vertical names
 */
public record PredecessorTablePainter(Pen pen, PredecessorRows rows, boolean narrow) {

    private static final double TEXT = 0.86;
    private static final double DIGIT = 0.6;
    private static final double LINE = 1.55;
    private static final int LONGEST_NUMBER = 4;

    private double size() {
        return pen.textSize() * TEXT;
    }

    public double rowHeight() {
        return Math.floor(size() * LINE);
    }

    public double headHeight() {
        return narrow ? Math.ceil(size() * DIGIT * nameLength() + 8) : rowHeight();
    }

    double nameWidth() {
        double longest = rows.nodes() == 0 ? LONGEST_NUMBER : Pen.columns(rows.name(0)) + 2;
        return size()
                        * DIGIT
                        * (longest
                                + String.valueOf(Math.max(1, rows.allNodes() - 1))
                                        .length())
                + 4;
    }

    double columnWidth() {
        int digits =
                Math.max(2, String.valueOf(Math.max(1, rows.allNodes() - 1)).length());
        return size() * (DIGIT * (narrow ? digits : Math.max(digits, nameLength())) + 0.5);
    }

    /** The width of the whole table. */
    public double width() {
        return nameWidth() + rows.allNodes() * columnWidth();
    }

    private double nameLength() {
        return rows.nodes() == 0 ? 3 : Pen.columns(rows.name(0));
    }

    public int columns(double width) {
        return (int) Math.clamp((width - nameWidth()) / columnWidth(), 1, Math.max(1, rows.allNodes()));
    }

    public void paint(int firstRow, int firstColumn, int shown, int columns) {
        int endColumn = Math.min(rows.allNodes(), firstColumn + columns);
        paintHead(firstColumn, endColumn);
        var before = new int[rows.allNodes()];
        var row = new int[rows.allNodes()];
        Arrays.fill(before, -1);
        if (firstRow > 0) {
            rows.lastAfter(firstRow - 1, before);
        }
        for (int visit = firstRow; visit < Math.min(rows.visits(), firstRow + shown); visit++) {
            rows.lastAfter(visit, row);
            paintRow(visit, headHeight() + (visit - firstRow) * rowHeight(), row, before, firstColumn, endColumn);
            System.arraycopy(row, 0, before, 0, rows.allNodes());
        }
    }

    /** Centre of a visible column. */
    private double x(int index) {
        return nameWidth() + (index + 0.5) * columnWidth();
    }

    private void paintHead(int from, int to) {
        var surface = pen.surface();
        var faint = pen.color(Ink.FAINT);
        double base = headHeight() - rowHeight() / 2;
        pen.text(pen.localize("last.visit"), 2, base, Font.bold(size() * 0.94), faint, TextAlign.LEFT);
        for (int node = from; node < to; node++) {
            var name = node < rows.nodes() ? rows.name(node) : "\u00b7";
            if (narrow) {
                surface.save();
                surface.translate(x(node - from), headHeight() - 5);
                surface.rotate(-90);
                pen.text(name, 0, 0, Font.bold(size() * 0.9), faint, TextAlign.LEFT);
                surface.restore();
            } else {
                pen.text(name, x(node - from), base, Font.bold(size() * 0.9), faint);
            }
        }
        pen.stroke(1, pen.color(Ink.GRID));
        double line = Math.floor(headHeight()) - 0.5;
        surface.strokeLine(0, line, x(to - from) - columnWidth() / 2, line);
    }

    private void paintRow(int visit, double top, int[] row, int[] before, int from, int to) {
        var surface = pen.surface();
        boolean latest = visit == rows.visits() - 1;
        double middle = top + rowHeight() / 2;
        if (latest) {
            pen.area(0, top, x(to - from) - columnWidth() / 2, rowHeight(), pen.color(Ink.CURVE_FILL));
        }
        int node = rows.visit(visit);
        var name = node + " (" + rows.name(node) + ")";
        pen.text(name, 2, middle, Font.text(size()).bold(latest), pen.color(Ink.TEXT), TextAlign.LEFT);
        for (int column = from; column < to; column++) {
            boolean changed = row[column] != before[column];
            double x = x(column - from);
            if (changed) {
                surface.setFill(pen.color(latest ? Ink.MARK : Ink.WAY_BACK));
                surface.fillRoundRect(x - columnWidth() / 2 + 1, top + 1, columnWidth() - 2, rowHeight() - 2, 6);
            }
            var ink = changed && latest ? Ink.ON_MARK : !changed && row[column] < 0 ? Ink.FAINT : Ink.TEXT;
            pen.text(String.valueOf(row[column]), x, middle, Font.text(size()).bold(changed), pen.color(ink));
        }
    }
}
