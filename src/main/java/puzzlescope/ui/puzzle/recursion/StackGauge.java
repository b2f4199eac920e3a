package puzzlescope.ui.puzzle.recursion;

import puzzlescope.core.puzzle.recursion.board.RecursionBoard;
import puzzlescope.ui.theme.Ink;

/** A gauge of the stack: a glass that fills from the bottom. */
final class StackGauge {

    static final double WIDTH = 84;
    private static final double GLASS = 30;

    private final RecursionPen pen;
    private final RecursionBoard board;
    private final int limit;

    StackGauge(RecursionPen pen, RecursionBoard board, int limit) {
        this.pen = pen;
        this.board = board;
        this.limit = limit;
    }

    void paint(double left, double top, double height) {
        var graphics = pen.graphics();
        double size = pen.textSize();
        double middle = left + WIDTH / 2;
        double glassTop = top + size * 2.6;
        double glass = height - size * 4.6;
        if (glass < size * 2) {
            return;
        }
        boolean full = board.isFull();
        double share = Math.min(1, (double) board.depth() / limit);
        graphics.setFill(pen.color(Ink.TRAY));
        graphics.fillRoundRect(middle - GLASS / 2, glassTop, GLASS, glass, 8, 8);
        graphics.setFill(pen.color(full ? Ink.CONFLICT : Ink.PATH));
        graphics.fillRoundRect(middle - GLASS / 2, glassTop + glass * (1 - share), GLASS, glass * share, 8, 8);
        graphics.setStroke(pen.color(full ? Ink.CONFLICT : Ink.GRID));
        graphics.setLineWidth(full ? 2.5 : 1.2);
        graphics.strokeRoundRect(middle - GLASS / 2, glassTop, GLASS, glass, 8, 8);
        pen.text(
                pen.appearance().say("number", limit),
                middle,
                glassTop - size * 0.9,
                size * 0.9,
                full,
                pen.color(full ? Ink.CONFLICT : Ink.FAINT));
        pen.text(
                pen.appearance().say("number", board.depth()),
                middle,
                top + height - size,
                size,
                true,
                pen.color(Ink.TEXT));
        if (full) {
            pen.text("!", middle, glassTop + size * 1.1, size * 1.5, true, pen.color(Ink.SURFACE));
        }
    }
}
