package puzzlescope.ui.puzzle.recursion;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.text.TextAlignment;
import puzzlescope.core.puzzle.recursion.RecursionBoard;
import puzzlescope.core.puzzle.recursion.RecursiveFunction;
import puzzlescope.ui.theme.Ink;

/** Below a tree: each argument in its tint with how often it was computed, or what the table holds for it. */
final class Legend {

    private static final double GAP = 6;
    private static final double SHARE = 0.82;

    private final Pen pen;
    private final RecursionBoard board;
    private final int n;

    /** @param n the argument of the first call */
    Legend(Pen pen, RecursionBoard board, int n) {
        this.pen = pen;
        this.board = board;
        this.n = n;
    }

    private double size() {
        return pen.textSize() * SHARE;
    }

    private double rowHeight() {
        return size() * 2;
    }

    /** How high the legend is on a canvas of this width, with its caption. */
    double height(double width) {
        return pen.textSize() * 2 + rowHeight() * Math.min(2, rows(width));
    }

    private int rows(double width) {
        double all = 0;
        for (int each = 0; each <= n; each++) {
            all += chipWidth(each) + GAP;
        }
        return (int) Math.ceil(all / width);
    }

    private String chip(int argument) {
        var call = board.function().call(argument);
        if (board.function() == RecursiveFunction.FIBONACCI_MEMOISED) {
            return board.isKnown(argument) ? call + " = " + board.function().value(argument) : call;
        }
        return call + " × " + board.computed(argument);
    }

    private double chipWidth(int argument) {
        var widest = board.function() == RecursiveFunction.FIBONACCI_MEMOISED
                ? board.function().call(argument) + " = " + board.function().value(argument)
                : board.function().call(argument) + " × " + board.function().value(n);
        return Pen.width(widest, size()) + size() * 1.4;
    }

    /**
     * Paints it.
     *
     * @param argument the one that stands out, or -1
     */
    void paint(double left, double top, double width, int argument) {
        caption(left, top + pen.textSize() * 0.9, width, argument);
        double x = left;
        double y = top + pen.textSize() * 2 + rowHeight() / 2;
        double bottom = top + height(width);
        for (int each : order(width, argument)) {
            double chip = chipWidth(each);
            if (x + chip > left + width) {
                x = left;
                y += rowHeight();
            }
            if (y > bottom) {
                return;
            }
            paintChip(each, x, y, chip, each == argument);
            x += chip + GAP;
        }
    }

    /** All arguments, the greatest first; where they do not fit, those from a little above the one that stands out. */
    private List<Integer> order(double width, int argument) {
        int first = rows(width) <= 2 || argument < 0 ? n : Math.min(n, argument + 3);
        var order = new ArrayList<Integer>();
        for (int each = first; each >= 0; each--) {
            order.add(each);
        }
        return order;
    }

    private void paintChip(int argument, double x, double y, double width, boolean lit) {
        boolean known = board.isKnown(argument) || board.computed(argument) > 0;
        var tint = known ? pen.tint(argument) : pen.color(Ink.SURFACE);
        var stroke = pen.color(lit ? Ink.MARK : Ink.GRID);
        pen.box(x + width / 2, y, width, rowHeight() * 0.84, tint, stroke, lit ? 2.5 : 1, false);
        var ink = known ? Ink.TEXT : Ink.FAINT;
        pen.text(chip(argument), x + width / 2, y, size(), lit, pen.color(ink));
    }

    private void caption(double left, double y, double width, int argument) {
        if (argument >= 0) {
            var key = board.lookedUp(argument) > 0 ? "recursion.times-known" : "recursion.times";
            var call = board.function().call(argument);
            var text = pen.look().say(key, call, board.computed(argument), board.lookedUp(argument));
            pen.text(text, left, y, pen.textSize() * 1.1, true, pen.color(Ink.TEXT), TextAlignment.LEFT);
        }
        var calls = pen.look().say("recursion.calls", board.calls());
        pen.text(calls, left + width, y, pen.textSize(), false, pen.color(Ink.FAINT), TextAlignment.RIGHT);
    }
}
