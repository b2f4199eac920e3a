package puzzlescope.picture.run;

import java.util.Optional;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.trace.Trace;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.SmallPicture;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** Paints the rows of an outline of calls: guides, triangle, call, and result. For one painting. */
public final class CallRowPainter {

    private static final String SOLVED = " \u2605";
    private static final String IN_VAIN = " \u00d7";
    private static final String BACK = " \u21a9";
    private static final double CHARACTER = 0.602;
    private static final double BAR = 3;
    private static final double PICTURE = 0.9;
    private static final double STEP = 1.05;
    /** Largest share of the width for indentation. */
    private static final double MOST_INDENTED = 0.5;

    private final Surface surface;
    private final Style style;
    private final Font font;
    private final double width;
    private final double rowHeight;
    private final @Nullable LongFunction<Optional<SmallPicture>> pictures;
    private int shallowest;
    private int deepest;

    /**
     * @param pictures small pictures beside the calls, by the numbers of the events that opened these; null if there
     * are none
     */
    public CallRowPainter(
            Surface surface,
            Style style,
            Font font,
            double width,
            double rowHeight,
            @Nullable LongFunction<Optional<SmallPicture>> pictures) {
        this.pictures = pictures;
        this.surface = surface;
        this.style = style;
        this.font = font;
        this.width = width;
        this.rowHeight = rowHeight;
        surface.setTextBaseline(Baseline.CENTER);
        surface.setTextAlign(TextAlign.LEFT);
    }

    /** Sets the least and the greatest depth of the painted rows; the least is not indented. */
    public void between(int least, int greatest) {
        shallowest = least;
        deepest = greatest;
    }

    private static double step(double size, double width, int shallowest, int deepest) {
        return Math.min(size * STEP, width * MOST_INDENTED / Math.max(1, deepest - shallowest));
    }

    private static double left(double size, double width, int shallowest, int deepest, int depth) {
        return BAR + size * 0.35 + (depth - shallowest) * step(size, width, shallowest, deepest);
    }

    /** Left edge of a row's text. */
    public static double textLeft(double size, double width, int shallowest, int deepest, int depth) {
        return left(size, width, shallowest, deepest, depth) + size;
    }

    private double left(int depth) {
        return left(font.size(), width, shallowest, deepest, depth);
    }

    public void drawText(String text) {
        surface.setFont(font);
        surface.setFill(style.color(Ink.FAINT));
        surface.fillText(text, BAR + font.size() * 0.4, rowHeight / 2);
    }

    /**
     * Paints a row.
     *
     * @param line number of rows above it
     * @param current whether it is that of the innermost open call
     * @param framed whether it is at the keyboard cursor
     */
    public void paint(CallRow row, CallWords words, int line, boolean current, boolean framed) {
        double top = line * rowHeight;
        double middle = top + rowHeight / 2;
        if (current) {
            surface.setFill(style.color(Ink.CURVE_FILL));
            surface.fillRect(0, top, width, rowHeight);
            surface.setFill(style.color(Ink.CURVE));
            surface.fillRect(0, top, BAR, rowHeight);
        }
        if (framed) {
            surface.setStroke(style.color(Ink.CURVE));
            surface.setLineWidth(1.5);
            surface.strokeRect(1, top + 1, width - 2, rowHeight - 2);
        }
        paintGuides(row.depth(), top);
        double x = textLeft(font.size(), width, shallowest, deepest, row.depth());
        if (row.isLeftOut()) {
            text("\u22ef", x, middle, false, Ink.FAINT);
            return;
        }
        paintTriangle(row, middle);
        x += paintPicture(row, x, top);
        var call = words.of(row.opened(), row.depth() + 1);
        var end = row.isOpen() ? null : end(row, words.trace());
        var result = end == null ? "" : result(end, row.solved());
        // The result is always visible; the call is truncated where there is no room.
        var shown = cut(call, width - x - widthOf(result, font.size()));
        double after = x + text(shown, x, middle, current, row.isOpen() || current ? Ink.TEXT : Ink.FAINT);
        if (end != null) {
            paintReturn(end, result, row.solved(), after, middle);
        }
    }

    /** Paints a row's picture; returns its width. */
    private double paintPicture(CallRow row, double x, double top) {
        if (pictures == null) {
            return 0;
        }
        double side = rowHeight * PICTURE;
        pictures.apply(row.opened())
                .ifPresent(picture -> picture.paint(surface, x, top + (rowHeight - side) / 2, side));
        surface.setTextBaseline(Baseline.CENTER);
        surface.setTextAlign(TextAlign.LEFT);
        return side + font.size() * 0.6;
    }

    private String cut(String text, double room) {
        if (widthOf(text, font.size()) <= room) {
            return text;
        }
        int letters = (int) (room / widthOf("0", font.size())) - 1;
        return letters <= 0 ? "\u2026" : text.substring(0, Math.min(text.length(), letters)) + "\u2026";
    }

    public static double widthOf(String text, double size) {
        return text.length() * size * CHARACTER;
    }

    public static String text(CallWords words, CallRow row) {
        var call = words.of(row.opened(), row.depth() + 1);
        var end = row.isOpen() ? null : end(row, words.trace());
        return end == null ? call : call + result(end, row.solved());
    }

    private void paintGuides(int depth, double top) {
        surface.setStroke(style.color(Ink.GRID));
        surface.setLineWidth(0.7);
        double step = step(font.size(), width, shallowest, deepest);
        if (step < 4) {
            return;
        }
        for (int level = shallowest; level < depth; level++) {
            double x = Math.floor(left(level) + font.size() * 0.35) + 0.5;
            surface.strokeLine(x, top, x, top + rowHeight);
        }
    }

    private void paintTriangle(CallRow row, double middle) {
        double size = font.size() * 0.62;
        double x = left(row.depth());
        surface.setFill(style.color(Ink.FAINT));
        if (!row.foldable()) {
            double dot = size * 0.45;
            surface.fillOval(x + size / 2 - dot / 2, middle - dot / 2, dot, dot);
        } else if (row.folded()) {
            surface.fillPolygon(
                    new double[] {x, x + size, x}, new double[] {middle - size / 2, middle, middle + size / 2}, 3);
        } else {
            surface.fillPolygon(
                    new double[] {x, x + size, x + size / 2},
                    new double[] {middle - size / 2.6, middle - size / 2.6, middle + size / 2},
                    3);
        }
    }

    private static @Nullable Event end(CallRow row, Trace trace) {
        var event = new long[1];
        return trace.copy(row.closed(), event, 0, 1) == 0
                ? null
                : trace.vocabulary().unpack(event[0]);
    }

    /** The result of a call; how it ended if it returned nothing. */
    private static String result(Event end, boolean solved) {
        return !end.result().isEmpty() ? " = " + end.result() : solved ? SOLVED : isDeadEnd(end) ? IN_VAIN : BACK;
    }

    private static boolean isDeadEnd(Event end) {
        var roles = end.kind().roles();
        return roles.contains(Role.DEAD_END) || roles.contains(Role.REJECT);
    }

    private void paintReturn(Event end, String result, boolean solved, double x, double middle) {
        boolean value = !end.result().isEmpty();
        text(
                result,
                x,
                middle,
                value,
                value ? Ink.TEXT : solved ? Ink.SOLUTION : isDeadEnd(end) ? Ink.CONFLICT : Ink.FAINT);
    }

    /** Writes a text; returns its width. */
    private double text(String text, double x, double middle, boolean bold, Ink ink) {
        surface.setFont(bold ? Font.bold(font.size()) : font);
        surface.setFill(style.color(ink));
        surface.fillText(text, x, middle);
        return widthOf(text, font.size());
    }
}
