package puzzlescope.recursion.picture;

import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.BinarySearchEvent;
import puzzlescope.recursion.event.GreetingEvent;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.RecursionEvent;
import puzzlescope.recursion.event.StackEvent;

/**
 * Paints the list as boxes: the remaining range with its ends and its middle, excluded elements greyed and crossed out.
 */
final class ListPainter {

    private static final double LARGEST_BOX = 58;
    /** Gap that a crossing line leaves beside and above a number, in text sizes. */
    private static final double AROUND = 0.4;

    private static final double HIGH = 1.1;
    // Heights in text sizes.
    private static final double HEAD = 2.2;
    private static final double ROW = 5.3;

    private final RecursionPen pen;
    private final List<Integer> list;
    private final int target;
    private final double left;
    private final double top;
    /** Font size. */
    private final double size;

    private final double box;
    private final int columns;
    private final double rowHeight;

    /** @param height available for all rows; text is scaled down to fit */
    ListPainter(
            RecursionPen pen, List<Integer> list, int target, double left, double top, double width, double height) {
        this.pen = pen;
        this.list = list;
        this.target = target;
        this.top = top;
        double fitting = pen.textSize();
        while (fitting > Font.LEAST && height(fitting, columns(fitting, width)) > height) {
            fitting = Math.max(Font.LEAST, fitting * 0.95);
        }
        size = fitting;
        columns = columns(size, width);
        box = Math.min(LARGEST_BOX, width / columns);
        this.left = left + (width - box * columns) / 2;
        rowHeight = size * ROW;
    }

    private int columns(double letters, double width) {
        int longest = list.stream()
                .mapToInt(number -> number.toString().length())
                .max()
                .orElse(1);
        double least = Math.max(letters * 1.9, RecursionPen.width("0".repeat(longest), letters) + 8);
        return Math.clamp((int) (width / least), 1, list.size());
    }

    private double height(double letters, int across) {
        int rows = (list.size() + across - 1) / across;
        return letters * (HEAD + rows * ROW);
    }

    double height() {
        return height(size, columns);
    }

    private double x(int place) {
        return left + (place % columns + 0.5) * box;
    }

    private double y(int place) {
        int row = place / columns;
        return top + size * HEAD + (row + 0.5) * rowHeight - size * 0.2;
    }

    void paint(RecursionBoard board, Moment moment) {
        int lower = board.depth() == 0 ? 0 : board.lower(board.depth() - 1);
        int upper = board.depth() == 0 ? list.size() - 1 : board.upper(board.depth() - 1);
        var event = (RecursionEvent) moment.event().orElse(null);
        int matched = matched(event);
        pen.badge(
                pen.localize("recursion.target-is", target),
                left + box * columns / 2,
                top + size,
                size,
                pen.color(Ink.MARK),
                pen.color(Ink.ON_MARK));
        for (int place = 0; place < list.size(); place++) {
            paintBox(place, lower, upper, event, matched, moment.happened());
        }
        if (board.depth() > 0) {
            var compared = event instanceof BinarySearchEvent.MiddleCompared now ? now : null;
            paintRange(lower, upper, compared == null ? Box.EMPTY : badge(compared));
        }
        if (event instanceof BinarySearchEvent.MiddleCompared compared) {
            paintComparison(compared, moment.happened());
        }
    }

    private static int matched(@Nullable RecursionEvent event) {
        return switch (event) {
            case BinarySearchEvent.PlaceMatched matched -> matched.place();
            case BinarySearchEvent.PlaceReturned returned when returned.isMatch() -> returned.place();
            case BinarySearchEvent.SearchAnswered answered -> answered.place();
            case NumberEvent _,
                    BinarySearchEvent.RangeSearched _,
                    BinarySearchEvent.MiddleCompared _,
                    BinarySearchEvent.PlaceRefused _,
                    BinarySearchEvent.PlaceReturned _,
                    BinarySearchEvent.SearchFailed _,
                    GreetingEvent _,
                    StackEvent _ -> -1;
            case null -> -1;
        };
    }

    private void paintBox(int place, int lower, int upper, @Nullable Object event, int matched, double happened) {
        boolean middle = event instanceof BinarySearchEvent.MiddleCompared compared && compared.middle() == place;
        boolean refused = event instanceof BinarySearchEvent.PlaceRefused other && other.place() == place;
        double out = place < lower || place > upper ? 1 : isExcluded(event, place) ? happened : 0;
        Color fill = pen.color(matched == place ? Ink.TILE_HOME : middle ? Ink.MARK : Ink.TILE);
        Color stroke = pen.color(matched == place ? Ink.SOLUTION : refused ? Ink.CONFLICT : Ink.GRID);
        double side = box - 4;
        double height = Math.min(side, size * 2.4);
        pen.surface().setOpacity(1 - 0.65 * out);
        pen.box(x(place), y(place), side, height, fill, stroke, matched == place || refused ? 3 : 1.2, false);
        var ink = middle ? Ink.ON_MARK : Ink.TEXT;
        double letters = Math.min(
                size * 1.1,
                (side - 4) / (0.62 * Math.max(2, list.get(place).toString().length())));
        pen.text(
                list.get(place).toString(),
                x(place),
                y(place),
                Font.text(letters).bold(out == 0),
                pen.color(ink));
        if (out > 0) {
            crossOut(place, side - 6, height - 6, letters, out);
        }
        pen.surface().setOpacity(1);
        pen.text(
                String.valueOf(place),
                x(place),
                y(place) - height / 2 - size * 0.55,
                Font.text(size * Font.SMALL),
                pen.color(Ink.FAINT));
    }

    /** Draws a line from the lower left to the upper right of a box, with a gap for its number. */
    private void crossOut(int place, double width, double height, double letters, double share) {
        var text = list.get(place).toString();
        double gap =
                Math.min((pen.width(text, Font.text(letters)) + letters * AROUND) / width, letters * HIGH / height);
        double before = (1 - gap) / 2;
        pen.stroke(1.2, pen.color(Ink.FAINT));
        diagonal(place, width, height, 0, Math.min(share, before));
        diagonal(place, width, height, 1 - before, share);
    }

    private void diagonal(int place, double width, double height, double from, double to) {
        if (to > from) {
            pen.surface()
                    .strokeLine(
                            x(place) + width * (from - 0.5),
                            y(place) - height * (from - 0.5),
                            x(place) + width * (to - 0.5),
                            y(place) - height * (to - 0.5));
        }
    }

    private static boolean isExcluded(@Nullable Object event, int place) {
        return event instanceof BinarySearchEvent.MiddleCompared compared
                && (compared.isGreater() ? place <= compared.middle() : place > compared.middle());
    }

    /** Paints a bracket below the range with the names of its ends, unless the place is taken. */
    private void paintRange(int lower, int upper, Box taken) {
        var surface = pen.surface();
        for (int place = lower; place <= upper; place++) {
            pen.stroke(3, pen.color(Ink.PATH));
            double y = y(place) + size * 1.55;
            surface.strokeLine(x(place) - box / 2 + 3, y, x(place) + box / 2 - 3, y);
        }
        if (lower > upper) {
            return;
        }
        var lowerName = pen.localize("recursion.lower");
        var upperName = pen.localize("recursion.upper");
        double below = size * 2.35;
        boolean apart = x(upper) - x(lower) > RecursionPen.width(lowerName + upperName, size * Font.SMALL)
                || y(lower) != y(upper);
        if (lower == upper || !apart) {
            double x = (x(lower) + x(upper)) / 2;
            var text = lower == upper ? lowerName + " = " + upperName : lowerName + ", " + upperName;
            name(text, x, y(lower) + below, taken);
            return;
        }
        name(lowerName, x(lower), y(lower) + below, taken);
        name(upperName, x(upper), y(upper) + below, taken);
    }

    private void name(String text, double middle, double y, Box taken) {
        double letters = size * Font.SMALL;
        double x = keepInside(middle, text);
        double width = RecursionPen.width(text, letters);
        if (!taken.intersects(new Box(x - width / 2, y - letters / 2, width, letters))) {
            pen.text(text, x, y, Font.bold(letters), pen.color(Ink.PATH));
        }
    }

    private double keepInside(double x, String text) {
        double half = RecursionPen.width(text, size * Font.SMALL) / 2;
        double right = left + columns * box - half;
        return Math.max(Math.min(left + half, right), Math.min(x, right));
    }

    private String comparison(BinarySearchEvent.MiddleCompared compared) {
        var sign = compared.isGreater() ? " > " : " ≤ ";
        return pen.localize("recursion.middle") + ": " + target + sign + compared.found();
    }

    /** Bounds of the comparison. */
    private Box badge(BinarySearchEvent.MiddleCompared compared) {
        double height = size * 1.4;
        double half = RecursionPen.width(comparison(compared), size) / 2 + 8;
        double y = y(compared.middle()) + size * 2.35;
        double x = Math.clamp(
                x(compared.middle()),
                left + Math.min(half, columns * box / 2),
                left + columns * box - Math.min(half, columns * box / 2));
        return new Box(x - half, y - height / 2, 2 * half, height);
    }

    private void paintComparison(BinarySearchEvent.MiddleCompared compared, double happened) {
        var place = badge(compared);
        pen.surface().setOpacity(happened);
        pen.badge(
                comparison(compared),
                place.centerX(),
                place.centerY(),
                size * 0.9,
                pen.color(Ink.MARK),
                pen.color(Ink.ON_MARK));
        pen.surface().setOpacity(1);
    }
}
