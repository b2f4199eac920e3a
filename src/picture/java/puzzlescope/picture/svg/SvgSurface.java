package puzzlescope.picture.svg;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.Outline;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Style;

/**
 * A surface that writes SVG 1.1. The same calls give the same text: lengths have two decimals. Text is placed by its
 * baseline and condensed only on request, so that every SVG viewer shows the same.
 */
public final class SvgSurface extends StateSurface {

    /** Font family list of texts. */
    public static final String TEXT_FACES = "'DejaVu Sans',Verdana,'Noto Sans CJK SC','Microsoft YaHei',sans-serif";
    /** Monospaced font family list. */
    public static final String MONOSPACED_FACES = "'DejaVu Sans Mono',Consolas,'Noto Sans Mono CJK SC',monospace";

    /** Extent of a stroke from its centre line in line widths, at the tip of a mitred corner. */
    private static final double REACH = 2;
    /** Factor by which text in a substitute font may be wider than measured. */
    private static final double LETTERS_REACH = 1.5;
    /** Bounds of a path given as text, whose place is unknown. */
    private static final double ANYWHERE = 1e6;

    private final Style style;
    private final List<SvgElement> elements = new ArrayList<>();
    private final SvgDefinitions svgDefinitions = new SvgDefinitions();
    private final StringBuilder path = new StringBuilder();
    private Bounds pathBounds = new Bounds();

    /**
     * Creates an empty picture.
     *
     * @param width in px, like the height
     * @param style measures text
     */
    public SvgSurface(double width, double height, Style style) {
        super(width, height);
        this.style = style;
    }

    /** The picture so far. */
    public SvgDrawing drawing() {
        return new SvgDrawing(width(), height(), svgDefinitions.svg(), List.copyOf(elements));
    }

    /** The picture so far as a document. */
    public String document() {
        return drawing().document();
    }

    /** Adds an element with its bounds. */
    private void draw(Box bounds, String tag, String attributes, String paint) {
        if (state().opacity > 0) {
            add(bounds, "<" + tag + attributes + paint + place() + "/>", null);
        }
    }

    /** Adds a stroked element. */
    private void outline(Box around, String tag, String attributes) {
        double reach = state().lineWidth * REACH;
        var bounds = new Box(
                around.left() - reach, around.top() - reach, around.width() + 2 * reach, around.height() + 2 * reach);
        draw(bounds, tag, attributes, state().stroked());
    }

    private void add(Box bounds, String svg, @Nullable SvgImage image) {
        var clip = state().clip;
        elements.add(new SvgElement(
                clip.isEmpty() ? svg + "\n" : "<g clip-path=\"url(#" + clip + ")\">" + svg + "</g>\n",
                image,
                state().transform.around(bounds)));
    }

    /** The attributes of filled shapes. */
    private String filled() {
        var gradient = state().gradient;
        var paint = gradient == null ? state().fill.hex() : "url(#" + svgDefinitions.define(gradient) + ")";
        double opacity = gradient == null ? state().fill.opacity() : 1;
        return SvgAttributes.of("fill", paint) + SvgAttributes.share("fill-opacity", opacity * state().opacity);
    }

    /** The transform attribute; the clip, in px of the picture, goes around the transformed elements. */
    private String place() {
        var transform = state().transform;
        return transform.equals(Affine.IDENTITY) ? "" : SvgAttributes.of("transform", transform.svg());
    }

    @Override
    public void clip(double x, double y, double w, double h, double arc) {
        var within = state().clip.isEmpty() ? "" : SvgAttributes.of("clip-path", "url(#" + state().clip + ")");
        var shape = "<rect" + SvgAttributes.rectangle(x, y, w, h) + SvgAttributes.corners(arc)
                + (state().transform.equals(Affine.IDENTITY)
                        ? ""
                        : SvgAttributes.of("transform", state().transform.svg()))
                + "/>";
        clip(svgDefinitions.define("clip" + within + shape, "clipPath", within, shape));
    }

    @Override
    public void setFill(Gradient gradient) {
        super.setFill(gradient);
        svgDefinitions.define(gradient);
    }

    @Override
    public void fillText(String text, double x, double y) {
        write(text, x, y, "");
    }

    @Override
    public void fillText(String text, double x, double y, double most) {
        boolean narrowed = style.width(text, state().font) > most;
        write(
                text,
                x,
                y,
                narrowed
                        ? SvgAttributes.of("textLength", most) + SvgAttributes.of("lengthAdjust", "spacingAndGlyphs")
                        : "");
    }

    private void write(String text, double x, double y, String narrowed) {
        if (text.isEmpty() || state().opacity <= 0) {
            return;
        }
        double size = state().font.size();
        double reach = style.width(text, state().font) * LETTERS_REACH + size;
        var bounds = new Box(x - reach, y + state().down() - 2 * size, 2 * reach, 3 * size);
        add(
                bounds,
                "<text" + SvgAttributes.of("x", x) + SvgAttributes.of("y", y + state().down()) + state().lettered()
                        + SvgAttributes.of("xml:space", "preserve") + filled() + narrowed + place() + ">"
                        + Xml.escaped(text) + "</text>",
                null);
    }

    @Override
    public void fillRect(double x, double y, double w, double h) {
        draw(new Box(x, y, w, h), "rect", SvgAttributes.rectangle(x, y, w, h), filled());
    }

    @Override
    public void strokeRect(double x, double y, double w, double h) {
        outline(new Box(x, y, w, h), "rect", SvgAttributes.rectangle(x, y, w, h));
    }

    @Override
    public void fillRoundRect(double x, double y, double w, double h, double arc) {
        draw(new Box(x, y, w, h), "rect", SvgAttributes.rectangle(x, y, w, h) + SvgAttributes.corners(arc), filled());
    }

    @Override
    public void strokeRoundRect(double x, double y, double w, double h, double arc) {
        outline(new Box(x, y, w, h), "rect", SvgAttributes.rectangle(x, y, w, h) + SvgAttributes.corners(arc));
    }

    @Override
    public void fillOval(double x, double y, double w, double h) {
        draw(new Box(x, y, w, h), "ellipse", SvgAttributes.ellipse(x, y, w, h), filled());
    }

    @Override
    public void strokeOval(double x, double y, double w, double h) {
        outline(new Box(x, y, w, h), "ellipse", SvgAttributes.ellipse(x, y, w, h));
    }

    @Override
    public void strokeArc(double x, double y, double w, double h, double start, double extent) {
        outline(new Box(x, y, w, h), "path", SvgAttributes.arc(x, y, w, h, start, extent));
    }

    @Override
    public void strokeLine(double x1, double y1, double x2, double y2) {
        outline(
                new Bounds().add(x1, y1, x2, y2).box(),
                "line",
                SvgAttributes.of("x1", x1)
                        + SvgAttributes.of("y1", y1)
                        + SvgAttributes.of("x2", x2)
                        + SvgAttributes.of("y2", y2));
    }

    @Override
    public void fillPolygon(double[] xs, double[] ys, int count) {
        draw(around(xs, ys, count), "polygon", SvgAttributes.points(xs, ys, count), filled());
    }

    @Override
    public void strokePolygon(double[] xs, double[] ys, int count) {
        outline(around(xs, ys, count), "polygon", SvgAttributes.points(xs, ys, count));
    }

    @Override
    public void strokePolyline(double[] xs, double[] ys, int count) {
        outline(around(xs, ys, count), "polyline", SvgAttributes.points(xs, ys, count));
    }

    private static Box around(double[] xs, double[] ys, int count) {
        return new Bounds().add(xs, ys, count).box();
    }

    @Override
    public void beginPath() {
        path.setLength(0);
        pathBounds = new Bounds();
    }

    private void step(String command, double... places) {
        path.append(command);
        pathBounds.add(places);
        for (int i = 0; i < places.length; i++) {
            path.append(i == 0 ? "" : " ").append(SvgNumbers.of(places[i]));
        }
    }

    @Override
    public void moveTo(double x, double y) {
        step("M", x, y);
    }

    @Override
    public void lineTo(double x, double y) {
        step("L", x, y);
    }

    @Override
    public void quadraticCurveTo(double controlX, double controlY, double x, double y) {
        step("Q", controlX, controlY, x, y);
    }

    @Override
    public void bezierCurveTo(
            double control1X, double control1Y, double control2X, double control2Y, double x, double y) {
        step("C", control1X, control1Y, control2X, control2Y, x, y);
    }

    @Override
    public void closePath() {
        path.append('Z');
    }

    @Override
    public void svgPath(String svg) {
        path.append(svg);
        pathBounds.add(-ANYWHERE, -ANYWHERE, ANYWHERE, ANYWHERE);
    }

    @Override
    public void fill() {
        draw(pathBounds.box(), "path", SvgAttributes.of("d", path.toString()), filled());
    }

    @Override
    public void stroke() {
        outline(pathBounds.box(), "path", SvgAttributes.of("d", path.toString()));
    }

    @Override
    public void fillOutline(Outline outline, double centerX, double centerY, double side) {
        var shape = svgDefinitions.define(outline, "path", SvgAttributes.of("d", outline.path()), "");
        save();
        translate(centerX - side / 2, centerY - side / 2);
        scale(side / outline.side(), side / outline.side());
        draw(
                new Box(0, 0, outline.side(), outline.side()),
                "use",
                SvgAttributes.of("xlink:href", "#" + shape),
                filled());
        restore();
    }

    @Override
    public void pixels(Pixels pixels, double x, double y, double w, double h) {
        image(new Box(x, y, w, h), pixels, "pixelated");
    }

    @Override
    public void pixels(Pixels pixels, Box part, double x, double y, double w, double h) {
        save();
        clip(x, y, w, h, 0);
        double across = w / part.width();
        double down = h / part.height();
        image(
                new Box(
                        x - part.left() * across,
                        y - part.top() * down,
                        pixels.width() * across,
                        pixels.height() * down),
                pixels,
                "auto");
        restore();
    }

    private void image(Box place, Pixels pixels, String rendering) {
        if (state().opacity > 0) {
            var attributes = SvgAttributes.rectangle(place.left(), place.top(), place.width(), place.height())
                    + SvgAttributes.of("preserveAspectRatio", "none")
                    + SvgAttributes.of("image-rendering", rendering)
                    + SvgElement.NO_ADDRESS
                    + SvgAttributes.share("opacity", state().opacity);
            add(place, "<image" + attributes + place() + "/>", new SvgImage(pixels));
        }
    }
}
