package puzzlescope.recursion.picture;

import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.NumberEvent.ListReturned;
import puzzlescope.recursion.event.NumberEvent.ValueAppended;
import puzzlescope.recursion.event.RecursiveFunction;

/** Paints the list that a loop extends: the numbers with their indices, and the two whose sum is appended. */
final class NumbersPainter {

    private static final int NONE = -1;
    /** Scale of the numbers relative to other text, where there is room. */
    private static final double[] SCALES = {2, 1.6, 1.3, 1};

    /** Heights in sizes of the numbers. */
    private static final double BOX = 2.2;

    private static final double ROW = 4.2;
    private static final double ABOVE = 1.6;
    private static final double BELOW = 0.2;

    private final RecursionPen pen;
    private final int last;
    private final double[] area;
    private final String longest;
    private double size;
    private double box;
    private int columns;
    private double left;
    private double top;

    /**
     * @param last the index of the last requested number
     * @param area the available room: left, top, width and height
     */
    NumbersPainter(RecursionPen pen, int last, double[] area) {
        this.pen = pen;
        this.last = last;
        this.area = area.clone();
        longest = String.valueOf(RecursiveFunction.FIBONACCI_LOOP.value(last));
        int scale = 0;
        do {
            layOut(SCALES[scale] * pen.textSize());
        } while (needed() > area[3] / 2 && ++scale < SCALES.length);
    }

    private void layOut(double letters) {
        size = letters;
        double least = Math.max(RecursionPen.width(longest, size) + size, BOX * size);
        columns = Math.clamp((int) (area[2] / least), 1, last + 1);
        box = Math.min(least, area[2] / columns);
        left = area[0] + (area[2] - box * columns) / 2;
        top = area[1] + ABOVE * size;
    }

    private double needed() {
        int rows = (last + columns) / columns;
        return (rows * ROW + ABOVE + BELOW) * size;
    }

    /** Height in px. */
    double height() {
        return Math.min(needed(), area[3]);
    }

    private double x(int index) {
        return left + (index % columns + 0.5) * box;
    }

    private double y(int index) {
        return top + (Math.floorDiv(index, columns) + 0.5) * ROW * size;
    }

    void paint(RecursionBoard board, Moment moment) {
        var event = moment.event().orElse(null);
        int appended = event instanceof ValueAppended now ? now.n() : NONE;
        var settled = event instanceof ListReturned ? Ink.TILE_HOME : Ink.TILE;
        scrollTo(board);
        pen.surface().save();
        pen.surface().clip(area[0], area[1], area[2], area[3]);
        for (int index = 0; index <= last; index++) {
            if (!board.isKnown(index)) {
                pen.box(x(index), y(index), box - 4, BOX * size, Color.TRANSPARENT, pen.color(Ink.GRID), 1.2, true);
                continue;
            }
            boolean fresh = index == appended;
            boolean summand = index == appended - 1 || index == appended - 2;
            pen.surface().setOpacity(fresh ? moment.happened() : 1);
            paintNumber(index, fresh ? Ink.MARK : settled, summand);
        }
        pen.surface().setOpacity(1);
        if (appended >= 0) {
            paintSum(appended);
        }
        pen.surface().restore();
    }

    /** Scrolls to the last row with numbers if not all rows fit. */
    private void scrollTo(RecursionBoard board) {
        int end = 0;
        while (end < last && board.isKnown(end + 1)) {
            end++;
        }
        double bottom = y(end) + ROW * size / 2;
        top -= Math.max(0, bottom - area[1] - area[3]);
    }

    private void paintNumber(int index, Ink fill, boolean summand) {
        var border = pen.color(summand ? Ink.PATH : Ink.GRID);
        pen.box(x(index), y(index), box - 4, BOX * size, pen.color(fill), border, summand ? 3 : 1.2, false);
        var number = String.valueOf(RecursiveFunction.FIBONACCI_LOOP.value(index));
        pen.text(number, x(index), y(index), Font.bold(size), pen.color(fill == Ink.MARK ? Ink.ON_MARK : Ink.TEXT));
        pen.text(
                String.valueOf(index),
                x(index),
                y(index) - 1.6 * size,
                Font.text(Font.SMALL * size),
                pen.color(Ink.FAINT));
    }

    private void paintSum(int index) {
        var function = RecursiveFunction.FIBONACCI_LOOP;
        var sum = function.value(index - 2) + " + " + function.value(index - 1) + " = " + function.value(index);
        double half = RecursionPen.width(sum, pen.textSize()) / 2 + pen.textSize();
        double right = area[0] + area[2] - half;
        double x = right > area[0] + half ? Math.clamp(x(index), area[0] + half, right) : area[0] + area[2] / 2;
        double y = Math.max(area[1] + pen.textSize(), y(index) - ROW * size / 2 - BELOW * size);
        pen.badge(sum, x, y, pen.textSize(), pen.color(Ink.MARK), pen.color(Ink.ON_MARK));
    }
}
