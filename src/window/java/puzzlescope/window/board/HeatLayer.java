package puzzlescope.window.board;

import java.util.function.LongToDoubleFunction;
import java.util.function.LongUnaryOperator;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/**
 * A heat map over the places of a board: the strength of a colour is the number of events. A large square has it, with
 * the number, in a band at its bottom that leaves the rest in sight, a node in a band below it; a small square is
 * covered, and a row shows through. FX thread only.
 *
 * @param warmth of a place, from 0 to 1; 0 leaves it as it is
 * @param figure the number written on a place; negative for none
 */
public record HeatLayer(LongToDoubleFunction warmth, LongUnaryOperator figure) {

    private static final double FAINTEST = 0.15;
    /** Text size as a share of a place's height. */
    private static final double LETTERS = 0.22;
    /** The largest height of a band as a share of its place. */
    private static final double BAND = 0.4;

    /** Opacity of the colour on a row. */
    private static final double SHEER = 0.5;

    private static final double PADDING = 2;

    void paint(Surface surface, Style style, BoardPlaces boardPlaces) {
        for (long place : boardPlaces.all()) {
            double warm = warmth.applyAsDouble(place);
            var box = warm > 0 ? boardPlaces.outline(place) : null;
            if (box != null) {
                paint(surface, style, boardPlaces.form(), box, warm, figure.applyAsLong(place));
            }
        }
    }

    private static void paint(Surface surface, Style style, BoardPlaces.Form form, Box box, double warm, long figure) {
        // Opaque where nothing has to be read below, so that equal counts have the same shade on every colour of the
        // board.
        var tint = style.color(Ink.SURFACE).interpolate(style.color(Ink.MARK), FAINTEST + (1 - FAINTEST) * warm);
        surface.setFill(tint);
        if (form == BoardPlaces.Form.ROW) {
            surface.setOpacity(SHEER);
            surface.fillRect(box.left(), box.top(), box.width(), box.height());
            surface.setOpacity(1);
            return;
        }
        var text = String.valueOf(figure);
        var font = Font.bold(Math.clamp(box.height() * LETTERS, Font.LEAST, style.textSize()));
        double band = font.size() + 2 * PADDING;
        boolean isNode = form == BoardPlaces.Form.NODE;
        boolean hasRoom = box.width() >= style.width(text, font) + 2 * PADDING;
        if (figure < 0 || !hasRoom || !isNode && box.height() * BAND < band) {
            surface.fillRect(box.left(), box.top(), box.width(), box.height());
            return;
        }
        double top = isNode ? box.bottom() : box.bottom() - band;
        surface.fillRect(box.left(), top, box.width(), band);
        new Pen(surface, style).text(text, (box.left() + box.right()) / 2, top + band / 2, font, letters(style, tint));
    }

    private static Color letters(Style style, Color tint) {
        var text = style.color(Ink.TEXT);
        var surface = style.color(Ink.SURFACE);
        return tint.contrast(text) >= tint.contrast(surface) ? text : surface;
    }
}
