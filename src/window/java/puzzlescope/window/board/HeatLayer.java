package puzzlescope.window.board;

import java.util.function.LongToDoubleFunction;
import java.util.function.LongUnaryOperator;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Surface;
import puzzlescope.window.theme.Appearance;

/**
 * A heat map over the places of a board: a tint whose strength is the number of events, and the number where there is
 * room. FX thread only.
 *
 * @param warmth of a place, from 0 to 1; 0 leaves it as it is
 * @param figure the number written on a place; negative for none
 */
public record HeatLayer(LongToDoubleFunction warmth, LongUnaryOperator figure) {

    private static final double FAINTEST = 0.15;
    private static final double STRONGEST = 0.6;
    /** Text size as a share of a place's height. */
    private static final double LETTERS = 0.3;

    private static final double PADDING = 3;

    void paint(Surface surface, Appearance appearance, BoardPlaces boardPlaces) {
        for (long place : boardPlaces.all()) {
            double warm = warmth.applyAsDouble(place);
            var box = warm > 0 ? boardPlaces.outline(place) : null;
            if (box != null) {
                surface.setFill(appearance.color(Ink.MARK));
                surface.setOpacity(FAINTEST + (STRONGEST - FAINTEST) * warm);
                surface.fillRect(box.left(), box.top(), box.width(), box.height());
                surface.setOpacity(1);
                write(surface, appearance, box, figure.applyAsLong(place));
            }
        }
    }

    private static void write(Surface surface, Appearance appearance, Box box, long figure) {
        // Without room around the figure, the tint alone is more legible.
        var text = String.valueOf(figure);
        double size = Math.clamp(box.height() * LETTERS, Font.LEAST, appearance.textSize());
        var font = Font.bold(size);
        double width = appearance.width(text, font);
        if (figure < 0 || box.width() < width + 4 * PADDING || box.height() < 2 * size) {
            return;
        }
        double x = (box.left() + box.right()) / 2;
        double y = (box.top() + box.bottom()) / 2;
        var pen = new Pen(surface, appearance);
        pen.plate(x, y, width + 2 * PADDING, size + 2 * PADDING, size / 2, pen.color(Ink.SURFACE));
        pen.text(text, x, y, font, pen.color(Ink.TEXT));
    }
}
