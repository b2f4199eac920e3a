package puzzlescope.knight.picture;

import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.Square;
import puzzlescope.picture.Ink;

/** Paints why a board has no tour, with the reason in words below it. */
record ImpossibilityPainter(KnightPen pen, TourLayout layout, Square start) {

    /** Number of lines for the reason. */
    static final int LINES = 2;

    private static final int MOST_COUNTED = 600;
    private static final double HOP = 0.016;
    private static final double COUNT_OPACITY = 0.8;
    private static final double TITLE = 0.72;
    private static final double DETAIL = 0.64;

    void paint(Impossibility reason, KnightSignPainter signs) {
        switch (reason) {
            case COLOUR -> {
                if (isSmall()) {
                    countColours();
                }
                pen.ghost(start.row(), start.column());
                pen.frame(start.row(), start.column(), Ink.CONFLICT, 0.05, false);
                signs.cross(start.row() - 0.3, start.column() + 0.3);
            }
            case MIDDLE -> {
                joinHops();
                pen.frame(1, 1, Ink.CONFLICT, 0.05, false);
                signs.cross(0.7, 1.3);
            }
            case EXHAUSTED, EXHAUSTED_START, INNER_OF_FOUR, CLOSED_EXHAUSTED, CLOSED_FOUR, CLOSED_ODD -> {
                if (isSmall()) {
                    joinHops();
                }
                pen.ghost(start.row(), start.column());
                pen.frame(start.row(), start.column(), Ink.CONFLICT, 0.05, false);
            }
        }
        caption(reason);
    }

    /** Returns whether the squares are few enough to be numbered readably. */
    private boolean isSmall() {
        return layout.grid().rows() * layout.grid().columns() <= MOST_COUNTED;
    }

    private void countColours() {
        int[] counts = new int[2];
        var grid = layout.grid();
        int squares = grid.rows() * grid.columns();
        pen.opacity(COUNT_OPACITY);
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                int colour = (row + column) % 2;
                int number = ++counts[colour];
                if (row != start.row() || column != start.column()) {
                    boolean last = number == squares / 2 + 1 - colour;
                    pen.text(String.valueOf(number), row, column, 0.3, last, Ink.TEXT);
                }
            }
        }
        pen.opacity(1);
    }

    /** Joins squares that are a knight's move apart. */
    private void joinHops() {
        var grid = layout.grid();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                for (var hop : Hop.values()) {
                    int toRow = row + hop.rows();
                    int toColumn = column + hop.columns();
                    if (hop.rows() > 0 && toRow < grid.rows() && toColumn >= 0 && toColumn < grid.columns()) {
                        pen.line(Ink.FAINT, HOP, false, row, column, toRow, toColumn);
                    }
                }
                pen.disc(row, column, 0.05, Ink.FAINT);
            }
        }
    }

    private void caption(Impossibility reason) {
        var grid = layout.grid();
        int squares = grid.rows() * grid.columns();
        var key = "knight.board." + reason;
        double middle = grid.left() + grid.width() / 2;
        double line = layout.line();
        var title = pen.style().localize(key, squares, squares / 2 + 1, squares / 2);
        double most = 2 * middle - 2 * TourLayout.MARGIN;
        pen.write(
                title,
                middle,
                layout.captionTop() + line / 2,
                pen.fit(title, line * TITLE, true, most),
                true,
                Ink.TEXT);
        var detail = pen.style().localize(key + ".detail", squares, squares / 2 + 1, squares / 2);
        double size = pen.fit(detail, line * DETAIL, false, most);
        pen.write(detail, middle, layout.captionTop() + 1.5 * line, size, false, Ink.FAINT);
    }
}
