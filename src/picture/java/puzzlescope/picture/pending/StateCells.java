package puzzlescope.picture.pending;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.PendingState;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.PendingPictures;
import puzzlescope.picture.SmallPicture;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/**
 * Size of a row's cells, and how one is drawn: a small picture if there is room, the label, the cost. Lengths are px.
 *
 * @param pictures null where there is no room for them
 */
record StateCells(
        Style style,
        double width,
        double height,
        int lines,
        @Nullable PendingPictures pictures) {

    static final double GAP = 0.35;
    private static final double PICTURE = 3.7;
    /** Font size of the secondary text, as a share of the label's. */
    private static final double SMALL = 0.86;

    private static final double LINE = 1.25;
    private static final double PADDING = 0.35;
    private static final double WIDEST = 10;
    private static final double ARC = 6;

    static StateCells of(Style style, List<PendingState> entries, Optional<PendingPictures> pictures) {
        double size = style.textSize();
        double widest = 2 * size;
        int lines = 0;
        for (var entry : entries) {
            widest = Math.max(widest, style.width(style.localize(entry.label()), Font.bold(size)));
            for (var line : entry.lines()) {
                widest = Math.max(widest, style.width(style.localize(line), Font.bold(small(size))));
            }
            lines = Math.max(lines, entry.lines().size());
        }
        widest = Math.max(widest, pictures.isPresent() ? PICTURE * size : 0);
        // Rounded up in steps, so that a longer label does not move all cells each time.
        double width = Math.min(WIDEST * size, Math.ceil(widest / size * 2) / 2 * size) + PADDING * size;
        double drawn =
                pictures.map(each -> (PICTURE * each.flat() + PADDING) * size).orElse(0.0);
        return new StateCells(
                style, width, drawn + (LINE * (1 + lines) + 2 * PADDING) * size, lines, pictures.orElse(null));
    }

    private static double small(double size) {
        return Math.max(Font.LEAST, SMALL * size);
    }

    static double pictureWidth(Style style) {
        return PICTURE * style.textSize();
    }

    double gap() {
        return style.textSize() * GAP;
    }

    /**
     * Draws an entry.
     *
     * @param drawn small pictures by the ids of entries
     * @param next whether it is taken next
     */
    void paint(
            Surface surface, Map<Long, SmallPicture> drawn, PendingState entry, double left, double top, boolean next) {
        double size = style.textSize();
        var pen = new Pen(surface, style);
        pen.plate(left + width / 2, top + height / 2, width, height, ARC, pen.color(Ink.CURVE_FILL));
        var edge = pen.color(next ? Ink.MARK : Ink.GRID);
        pen.frame(left + width / 2, top + height / 2, width, height, ARC, next ? 2.5 : 1, edge);
        double y = top + PADDING * size;
        if (pictures != null) {
            double side = PICTURE * size;
            double x = left + (width - side) / 2;
            var picture = drawn.get(entry.id());
            if (picture != null) {
                picture.paint(surface, x, y, side);
            }
            y += (PICTURE * pictures.flat() + PADDING) * size;
        }
        y += LINE / 2 * size;
        text(pen, style.localize(entry.label()), Font.text(size), Ink.TEXT, left, y);
        for (int i = 0; i < entry.lines().size(); i++) {
            y += LINE * size;
            boolean decides = i == 0 && entry.lines().size() > 1;
            var font = Font.text(small(size)).bold(decides);
            text(pen, style.localize(entry.lines().get(i)), font, decides ? Ink.TEXT : Ink.FAINT, left, y);
        }
    }

    private void text(Pen pen, String text, Font font, Ink ink, double left, double y) {
        double room = width - style.textSize() * PADDING / 2;
        pen.text(text, left + width / 2, y, font, pen.color(ink), TextAlign.CENTER, room);
    }
}
