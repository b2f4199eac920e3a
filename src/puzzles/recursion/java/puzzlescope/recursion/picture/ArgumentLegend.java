package puzzlescope.recursion.picture;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.TextAlign;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.RecursiveFunction;

/**
 * Legend below a tree: each argument in its tint with the number of times it was computed, or its value in the memo
 * table.
 */
public final class ArgumentLegend {

    private static final double GAP = 6;
    private static final double SHARE = Font.SMALL;
    private static final int MOST_ROWS = 6;
    /** Largest share of the canvas for the legend; where that leaves no room, there are no chips. */
    private static final double MOST_HEIGHT = 0.4;

    private final RecursionPen pen;
    private final RecursionBoard board;
    private final int n;
    private final double width;
    private final int argument;
    private final int rows;
    private final List<Chip> chips;

    /**
     * An argument with its position, or the number of omitted ones.
     *
     * @param argument {@link #MORE} for the omitted ones
     */
    public record Chip(int argument, String text, double x, int row, double width) {

        static final int MORE = -1;
    }

    /**
     * @param n the argument of the first call
     * @param argument the highlighted one, or -1
     * @param height height of the canvas for the tree and the legend
     */
    public ArgumentLegend(RecursionPen pen, RecursionBoard board, int n, int argument, double width, double height) {
        this.pen = pen;
        this.board = board;
        this.n = n;
        this.argument = argument;
        this.width = width;
        rows = Math.clamp((int) ((height * MOST_HEIGHT - captionHeight()) / rowHeight()), 0, MOST_ROWS);
        chips = layOut();
    }

    private double size() {
        return pen.textSize() * SHARE;
    }

    private double rowHeight() {
        return size() * 2;
    }

    private double lineHeight() {
        return pen.textSize() * 1.6;
    }

    public double height() {
        int used = chips.isEmpty() ? 0 : chips.getLast().row() + 1;
        return captionHeight() + rowHeight() * used;
    }

    private double captionHeight() {
        return lineHeight() * (breaks() ? 2 : 1) + pen.textSize() * 0.4;
    }

    public List<Chip> chips() {
        return chips;
    }

    private String chip(int each) {
        var call = board.function().call(each);
        if (board.function() == RecursiveFunction.FIBONACCI_MEMOISED) {
            return board.isKnown(each) ? call + " = " + board.function().value(each) : call;
        }
        return call + " \u00d7 " + board.computed(each);
    }

    /** Width of the chip with its final text, so that nothing moves. */
    private double chipWidth(int each) {
        var call = board.function().call(each);
        var widest = board.function() == RecursiveFunction.FIBONACCI_MEMOISED
                ? call + " = " + board.function().value(each)
                : call + " \u00d7 " + board.function().value(n);
        return pen.width(widest, Font.bold(size())) + size() * 1.4;
    }

    /**
     * Lays out the arguments, the greatest first. If they do not fit, the smallest, which are computed most often, or,
     * with a memo table, those from the highlighted one on; chips at the ends show the number of omitted arguments.
     */
    private List<Chip> layOut() {
        var all = layOut(n, 0);
        if (!all.isEmpty()) {
            return all;
        }
        int last = 0;
        int first = 0;
        while (first < n && !layOut(first + 1, 0).isEmpty()) {
            first++;
        }
        if (argument > first && board.function() == RecursiveFunction.FIBONACCI_MEMOISED) {
            first = argument;
            last = argument;
            while (last > 0 && !layOut(first, last - 1).isEmpty()) {
                last--;
            }
        }
        return layOut(first, last);
    }

    /** Lays out the chips of some arguments; none if there is no room for them. */
    private List<Chip> layOut(int first, int last) {
        var laid = new ArrayList<Chip>();
        if (first < n) {
            add(laid, Chip.MORE, more(n - first));
        }
        for (int each = first; each >= last; each--) {
            add(laid, each, chip(each));
        }
        if (last > 0) {
            add(laid, Chip.MORE, more(last));
        }
        return laid.getLast().row() < rows ? laid : List.of();
    }

    private void add(List<Chip> laid, int each, String text) {
        double chip = each == Chip.MORE ? pen.width(text, Font.bold(size())) + size() * 1.4 : chipWidth(each);
        double x = laid.isEmpty() ? 0 : laid.getLast().x() + laid.getLast().width() + GAP;
        int row = laid.isEmpty() ? 0 : laid.getLast().row();
        boolean fits = x + chip <= width;
        laid.add(new Chip(each, text, fits ? x : 0, fits || laid.isEmpty() ? row : row + 1, chip));
    }

    private String more(int count) {
        return pen.localize("recursion.more-arguments", count);
    }

    public void paint(double left, double top) {
        caption(left, top + lineHeight() / 2);
        double first = top + height() - (chips.isEmpty() ? 0 : chips.getLast().row() + 0.5) * rowHeight();
        for (var chip : chips) {
            paintChip(chip, left + chip.x(), first + chip.row() * rowHeight());
        }
    }

    private void paintChip(Chip chip, double x, double y) {
        if (chip.argument() == Chip.MORE) {
            pen.text(chip.text(), x + chip.width() / 2, y, Font.text(size()), pen.color(Ink.FAINT));
            return;
        }
        int each = chip.argument();
        boolean known = board.isKnown(each) || board.computed(each) > 0;
        boolean lit = each == argument && board.calls() > 0;
        var tint = known ? pen.tint(each) : pen.color(Ink.SURFACE);
        var stroke = pen.color(lit ? Ink.MARK : Ink.GRID);
        double height = rowHeight() * 0.84;
        pen.box(x + chip.width() / 2, y, chip.width(), height, tint, stroke, lit ? 2.5 : 1, false);
        pen.tally(each, x, y, height);
        var ink = known ? Ink.TEXT : Ink.FAINT;
        pen.text(chip.text(), x + chip.width() / 2, y, Font.text(size()).bold(lit), pen.color(ink));
    }

    private String calls() {
        return pen.localize("recursion.calls", board.calls());
    }

    private String times() {
        if (argument < 0) {
            return "";
        }
        var key = board.lookups(argument) > 0 ? "recursion.times-known" : "recursion.times-called";
        var call = board.function().call(argument);
        return pen.localize(key, call, board.computed(argument), board.lookups(argument));
    }

    /** Returns whether the two sentences of the caption do not fit side by side. */
    boolean breaks() {
        double both = pen.width(times(), Font.bold(pen.textSize())) + pen.width(calls(), Font.text(pen.textSize()));
        return both + 2 * pen.textSize() > width;
    }

    private void caption(double left, double y) {
        double size = pen.textSize() * Math.min(1, width / pen.width(times(), Font.bold(pen.textSize())));
        pen.text(times(), left, y, Font.bold(size), pen.color(Ink.TEXT), TextAlign.LEFT);
        boolean below = breaks();
        pen.text(
                calls(),
                below ? left : left + width,
                below ? y + lineHeight() : y,
                Font.text(pen.textSize()),
                pen.color(Ink.FAINT),
                below ? TextAlign.LEFT : TextAlign.RIGHT);
    }
}
