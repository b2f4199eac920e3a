package puzzlescope.picture.svg;

import java.util.Arrays;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.LineJoin;
import puzzlescope.picture.TextAlign;

/** What the setters of a surface set, and how it is written. */
final class State {

    Affine transform = Affine.IDENTITY;
    String fill = Color.BLACK.hex();
    double fillOpacity = 1;
    Color stroke = Color.BLACK;
    double lineWidth = 1;
    LineCap cap = LineCap.SQUARE;
    LineJoin join = LineJoin.MITER;
    double[] dashes = {};
    double opacity = 1;
    Font font = Font.text(13);
    TextAlign align = TextAlign.LEFT;
    Baseline baseline = Baseline.BASELINE;
    String clip = "";

    State copy() {
        var copy = new State();
        copy.transform = transform;
        copy.fill = fill;
        copy.fillOpacity = fillOpacity;
        copy.stroke = stroke;
        copy.lineWidth = lineWidth;
        copy.cap = cap;
        copy.join = join;
        copy.dashes = dashes;
        copy.opacity = opacity;
        copy.font = font;
        copy.align = align;
        copy.baseline = baseline;
        copy.clip = clip;
        return copy;
    }

    /** The attributes of what is filled. */
    String filled() {
        return Attributes.of("fill", fill) + Attributes.share("fill-opacity", fillOpacity * opacity);
    }

    /** How far below its place the baseline of a text lies, in px. */
    double down() {
        return font.size() * baseline.below();
    }

    /** The attributes of letters. */
    String lettered() {
        var faces = switch (font.face()) {
            case TEXT -> SvgSurface.TEXT_FACES;
            case MONOSPACED -> SvgSurface.MONOSPACED_FACES;
        };
        var anchor = switch (align) {
            case LEFT -> "";
            case CENTER -> Attributes.of("text-anchor", "middle");
            case RIGHT -> Attributes.of("text-anchor", "end");
        };
        return Attributes.of("font-size", font.size())
                + Attributes.of("font-family", faces)
                + (font.bold() ? Attributes.of("font-weight", "bold") : "")
                + anchor;
    }

    /** The attributes of what is drawn by its line. */
    String stroked() {
        var text = new StringBuilder(" fill=\"none\"")
                .append(Attributes.of("stroke", stroke.hex()))
                .append(Attributes.share("stroke-opacity", stroke.opacity() * opacity))
                .append(Attributes.of("stroke-width", lineWidth));
        if (cap != LineCap.BUTT) {
            text.append(Attributes.of("stroke-linecap", cap == LineCap.ROUND ? "round" : "square"));
        }
        if (join != LineJoin.MITER) {
            text.append(Attributes.of("stroke-linejoin", join == LineJoin.ROUND ? "round" : "bevel"));
        }
        if (dashes.length > 0) {
            text.append(" stroke-dasharray=\"");
            Arrays.stream(dashes).forEach(dash -> text.append(Numbers.of(dash)).append(' '));
            text.setCharAt(text.length() - 1, '"');
        }
        return text.toString();
    }
}
