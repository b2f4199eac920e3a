package puzzlescope.picture.run;

import java.util.List;
import java.util.stream.Stream;
import puzzlescope.picture.ColorPair;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/**
 * Draws an icicle with its names. For one painting; one thread.
 *
 * @param column width of a column, in px
 */
public record IciclePainter(Surface surface, Style style, Icicle icicle, IcicleScale scale, double column) {

    private static final double THIN = 4;

    /** Draws the icicle from the left edge on. */
    void paint(IcicleNames names) {
        int deepest = icicle.deepest();
        for (int depth = scale.base() + 1; depth <= deepest; depth = scale.next(depth)) {
            for (var kind : Icicle.Kind.values()) {
                paint(depth, kind);
            }
            if (scale.hasNames()) {
                names.paint(surface, style, icicle, scale, depth, column, Long.MAX_VALUE);
            }
        }
    }

    /** Paints all boxes of a kind and a depth at once, since there may be thousands. */
    private void paint(int depth, Icicle.Kind kind) {
        double y = scale.y(depth);
        double height = Math.max(1, scale.row());
        double bottom = y + height - (height > THIN ? 1 : 0);
        boolean[] any = new boolean[1];
        surface.setFill(style.color(ink(kind)));
        surface.beginPath();
        icicle.forEachBox(depth, (_, first, end, of) -> {
            if (of == kind) {
                any[0] = true;
                double left = first * column;
                double width = (end - first) * column;
                // Narrower by a gap, so that a box ends before the next one begins.
                double right = left + width - (width > THIN ? 1 : 0);
                surface.moveTo(left, y);
                surface.lineTo(right, y);
                surface.lineTo(right, bottom);
                surface.lineTo(left, bottom);
                surface.closePath();
            }
        });
        if (any[0]) {
            surface.fill();
        }
    }

    /** The colours that must be distinguishable. */
    public static List<ColorPair> colorPairs() {
        return Stream.of(
                        ColorPair.apart(Ink.SOLUTION, Ink.BRANCH, Ink.BRANCHES),
                        // A tick with the name, or hatching where there is no room for it.
                        ColorPair.shapes(Ink.SOLUTION, Ink.BRANCH, Ink.BRANCHES),
                        ColorPair.letters(Ink.TEXT, Ink.BRANCH),
                        ColorPair.letters(Ink.SURFACE, Ink.SOLUTION))
                .flatMap(List::stream)
                .toList();
    }

    /** Ink of a kind of box; solved calls also have a sign in their names. */
    public static Ink ink(Icicle.Kind kind) {
        return switch (kind) {
            case CALL -> Ink.BRANCH;
            case MANY -> Ink.BRANCHES;
            case SOLVED, MANY_SOLVED -> Ink.SOLUTION;
        };
    }
}
