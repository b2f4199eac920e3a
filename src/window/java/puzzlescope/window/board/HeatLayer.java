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
 * A heat map over the places of a board: the strength of a colour is the number of events. A large place has it, with
 * the number, in a band at its bottom that leaves the rest in sight; a small one is covered. FX thread only.
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

    private static final double PADDING = 2;

    void paint(Surface surface, Style style, BoardPlaces boardPlaces) {
        for (long place : boardPlaces.all()) {
            double warm = warmth.applyAsDouble(place);
            var box = warm > 0 ? boardPlaces.outline(place) : null;
            if (box != null) {
                paint(surface, style, box, warm, figure.applyAsLong(place));
            }
        }
    }

    private static void paint(Surface surface, Style style, Box box, double warm, long figure) {
        // Opaque, so that equal counts have the same shade on every colour of the board.
        var tint = style.color(Ink.SURFACE).interpolate(style.color(Ink.MARK), FAINTEST + (1 - FAINTEST) * warm);
        surface.setFill(tint);
        var text = String.valueOf(figure);
        var font = Font.bold(Math.clamp(box.height() * LETTERS, Font.LEAST, style.textSize()));
        double band = font.size() + 2 * PADDING;
        if (figure < 0 || box.width() < style.width(text, font) + 2 * PADDING || box.height() * BAND < band) {
            surface.fillRect(box.left(), box.top(), box.width(), box.height());
            return;
        }
        surface.fillRect(box.left(), box.bottom() - band, box.width(), band);
        new Pen(surface, style)
                .text(text, (box.left() + box.right()) / 2, box.bottom() - band / 2, font, letters(style, tint));
    }

    private static Color letters(Style style, Color tint) {
        var text = style.color(Ink.TEXT);
        var surface = style.color(Ink.SURFACE);
        return tint.contrast(text) >= tint.contrast(surface) ? text : surface;
    }
}
