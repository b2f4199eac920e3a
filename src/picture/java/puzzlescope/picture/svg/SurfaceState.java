package puzzlescope.picture.svg;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.LineJoin;
import puzzlescope.picture.TextAlign;

/** Graphics state of a surface, and its attributes in SVG. */
public final class SurfaceState {

    Affine transform = Affine.IDENTITY;
    Color fill = Color.BLACK;
    /** Replaces the colour, if there is one. */
    @Nullable
    Gradient gradient;

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

    SurfaceState copy() {
        var copy = new SurfaceState();
        copy.transform = transform;
        copy.fill = fill;
        copy.gradient = gradient;
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

    public Affine transform() {
        return transform;
    }

    public Color fill() {
        return fill;
    }

    public @Nullable Gradient gradient() {
        return gradient;
    }

    public Color stroke() {
        return stroke;
    }

    public double lineWidth() {
        return lineWidth;
    }

    public LineCap cap() {
        return cap;
    }

    public LineJoin join() {
        return join;
    }

    public double opacity() {
        return opacity;
    }

    public Font font() {
        return font;
    }

    public TextAlign align() {
        return align;
    }

    /** The clip, in px of the picture, in the surface's syntax; empty if there is none. */
    public String clip() {
        return clip;
    }

    public double[] dashes() {
        return dashes.clone();
    }

    /** Distance from a text's y down to its baseline, in px. */
    public double down() {
        return font.size() * baseline.below();
    }

    /** The attributes of text. */
    String lettered() {
        var faces = switch (font.face()) {
            case TEXT -> SvgSurface.TEXT_FACES;
            case MONOSPACED -> SvgSurface.MONOSPACED_FACES;
        };
        var anchor = switch (align) {
            case LEFT -> "";
            case CENTER -> SvgAttributes.of("text-anchor", "middle");
            case RIGHT -> SvgAttributes.of("text-anchor", "end");
        };
        return SvgAttributes.of("font-size", font.size())
                + SvgAttributes.of("font-family", faces)
                + (font.bold() ? SvgAttributes.of("font-weight", "bold") : "")
                + anchor;
    }

    /** The attributes of stroked shapes. */
    String stroked() {
        var text = new StringBuilder(" fill=\"none\"")
                .append(SvgAttributes.of("stroke", stroke.hex()))
                .append(SvgAttributes.share("stroke-opacity", stroke.opacity() * opacity))
                .append(SvgAttributes.of("stroke-width", lineWidth));
        if (cap != LineCap.BUTT) {
            text.append(SvgAttributes.of("stroke-linecap", cap == LineCap.ROUND ? "round" : "square"));
        }
        if (join != LineJoin.MITER) {
            text.append(SvgAttributes.of("stroke-linejoin", join == LineJoin.ROUND ? "round" : "bevel"));
        }
        if (dashes.length > 0) {
            text.append(" stroke-dasharray=\"");
            Arrays.stream(dashes)
                    .forEach(dash -> text.append(SvgNumbers.of(dash)).append(' '));
            text.setCharAt(text.length() - 1, '"');
        }
        return text.toString();
    }
}
