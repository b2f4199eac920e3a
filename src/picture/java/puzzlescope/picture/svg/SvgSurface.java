package puzzlescope.picture.svg;

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

    private final Style style;
    private final StringBuilder elements = new StringBuilder();
    private final SvgDefinitions svgDefinitions = new SvgDefinitions();
    private final StringBuilder path = new StringBuilder();

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

    /** The picture so far as a document. */
    public String document() {
        return document(new Box(0, 0, width(), height()));
    }

    /** A part of the picture so far as a document, at the same scale. */
    public String document(Box part) {
        var size = SvgNumbers.of(part.width()) + "\" height=\"" + SvgNumbers.of(part.height());
        var box = String.join(
                " ",
                SvgNumbers.of(part.left()),
                SvgNumbers.of(part.top()),
                SvgNumbers.of(part.width()),
                SvgNumbers.of(part.height()));
        var definitions = svgDefinitions.svg();
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"" + size
                + "\" viewBox=\"" + box + "\">\n"
                + (definitions.isEmpty() ? "" : "<defs>\n" + definitions + "</defs>\n")
                + elements + "</svg>\n";
    }

    /** Returns a document with a title and a description, which are spoken to those who cannot see it. */
    public static String described(String document, String title, String description) {
        int body = document.indexOf(">\n") + 2;
        return document.substring(0, body).replaceFirst("<svg ", "<svg role=\"img\" ")
                + "<title>" + Xml.escaped(title) + "</title>\n<desc>" + Xml.escaped(description) + "</desc>\n"
                + document.substring(body);
    }

    private void draw(String tag, String attributes, String paint) {
        if (state().opacity > 0) {
            add("<" + tag + attributes + paint + place() + "/>");
        }
    }

    /** Adds a stroked element. */
    private void outline(String tag, String attributes) {
        draw(tag, attributes, state().stroked());
    }

    private void add(String element) {
        var clip = state().clip;
        elements.append(clip.isEmpty() ? element : "<g clip-path=\"url(#" + clip + ")\">" + element + "</g>")
                .append('\n');
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
    public void clip(double x, double y, double w, double h) {
        var within = state().clip.isEmpty() ? "" : SvgAttributes.of("clip-path", "url(#" + state().clip + ")");
        var shape = "<rect" + SvgAttributes.rectangle(x, y, w, h)
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
        add("<text" + SvgAttributes.of("x", x) + SvgAttributes.of("y", y + state().down()) + state().lettered()
                + SvgAttributes.of("xml:space", "preserve") + filled() + narrowed + place() + ">"
                + Xml.escaped(text) + "</text>");
    }

    @Override
    public void fillRect(double x, double y, double w, double h) {
        draw("rect", SvgAttributes.rectangle(x, y, w, h), filled());
    }

    @Override
    public void strokeRect(double x, double y, double w, double h) {
        outline("rect", SvgAttributes.rectangle(x, y, w, h));
    }

    @Override
    public void fillRoundRect(double x, double y, double w, double h, double arc) {
        draw("rect", SvgAttributes.rectangle(x, y, w, h) + SvgAttributes.corners(arc), filled());
    }

    @Override
    public void strokeRoundRect(double x, double y, double w, double h, double arc) {
        outline("rect", SvgAttributes.rectangle(x, y, w, h) + SvgAttributes.corners(arc));
    }

    @Override
    public void fillOval(double x, double y, double w, double h) {
        draw("ellipse", SvgAttributes.ellipse(x, y, w, h), filled());
    }

    @Override
    public void strokeOval(double x, double y, double w, double h) {
        outline("ellipse", SvgAttributes.ellipse(x, y, w, h));
    }

    @Override
    public void strokeArc(double x, double y, double w, double h, double start, double extent) {
        outline("path", SvgAttributes.arc(x, y, w, h, start, extent));
    }

    @Override
    public void strokeLine(double x1, double y1, double x2, double y2) {
        outline(
                "line",
                SvgAttributes.of("x1", x1)
                        + SvgAttributes.of("y1", y1)
                        + SvgAttributes.of("x2", x2)
                        + SvgAttributes.of("y2", y2));
    }

    @Override
    public void fillPolygon(double[] xs, double[] ys, int count) {
        draw("polygon", SvgAttributes.points(xs, ys, count), filled());
    }

    @Override
    public void strokePolygon(double[] xs, double[] ys, int count) {
        outline("polygon", SvgAttributes.points(xs, ys, count));
    }

    @Override
    public void strokePolyline(double[] xs, double[] ys, int count) {
        outline("polyline", SvgAttributes.points(xs, ys, count));
    }

    @Override
    public void beginPath() {
        path.setLength(0);
    }

    private void step(String command, double... places) {
        path.append(command);
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
    }

    @Override
    public void fill() {
        draw("path", SvgAttributes.of("d", path.toString()), filled());
    }

    @Override
    public void stroke() {
        outline("path", SvgAttributes.of("d", path.toString()));
    }

    @Override
    public void fillOutline(Outline outline, double centerX, double centerY, double side) {
        var shape = svgDefinitions.define(outline, "path", SvgAttributes.of("d", outline.path()), "");
        save();
        translate(centerX - side / 2, centerY - side / 2);
        scale(side / outline.side(), side / outline.side());
        draw("use", SvgAttributes.of("xlink:href", "#" + shape), filled());
        restore();
    }

    @Override
    protected void image(Pixels pixels, Box place, boolean smooth) {
        draw(
                "image",
                SvgAttributes.rectangle(place.left(), place.top(), place.width(), place.height())
                        + SvgAttributes.of("preserveAspectRatio", "none")
                        + SvgAttributes.of("image-rendering", smooth ? "auto" : "pixelated"),
                SvgAttributes.of("xlink:href", PngBytes.address(pixels))
                        + SvgAttributes.share("opacity", state().opacity));
    }
}
