package puzzlescope.picture.svg;

import java.util.Base64;
import puzzlescope.picture.Box;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.Outline;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Style;

/**
 * A surface that writes what is drawn as SVG 1.1. The same calls give the same text: lengths have two decimals. Letters are
 * placed by their baseline and narrowed to a width only where that is asked for, so that every reader of SVG shows the same.
 */
public final class SvgSurface extends StateSurface {

    /** The typefaces of texts, the first that is there. */
    public static final String TEXT_FACES = "'DejaVu Sans',Verdana,'Noto Sans CJK SC','Microsoft YaHei',sans-serif";
    /** Those whose letters are equally wide. */
    public static final String MONOSPACED_FACES = "'DejaVu Sans Mono',Consolas,'Noto Sans Mono CJK SC',monospace";

    private final double width;
    private final double height;
    private final Style style;
    private final StringBuilder body = new StringBuilder();
    private final Definitions definitions = new Definitions();
    private final StringBuilder path = new StringBuilder();

    /**
     * An empty picture.
     *
     * @param width in px, like the height
     * @param style how wide letters are
     */
    public SvgSurface(double width, double height, Style style) {
        this.width = width;
        this.height = height;
        this.style = style;
    }

    /** The picture so far, a whole document. */
    public String document() {
        return document(new Box(0, 0, width, height));
    }

    /** A part of the picture so far as a document, as large as it is in the whole. */
    public String document(Box part) {
        var size = Numbers.of(part.width()) + "\" height=\"" + Numbers.of(part.height());
        var box = String.join(
                " ",
                Numbers.of(part.left()),
                Numbers.of(part.top()),
                Numbers.of(part.width()),
                Numbers.of(part.height()));
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"" + size
                + "\" viewBox=\"" + box + "\">\n" + definitions.svg() + body + "</svg>\n";
    }

    private void element(String tag, String attributes, String paint) {
        body.append("<").append(tag).append(attributes).append(paint);
        place();
        body.append("/>\n");
    }

    /** The clip is in px of the picture, so it goes around what is transformed. */
    private void place() {
        if (!state().transform.equals(Affine.IDENTITY)) {
            body.append(" transform=\"").append(state().transform.svg()).append('"');
        }
    }

    private void draw(String tag, String attributes, String paint) {
        if (state().opacity <= 0) {
            return;
        }
        if (state().clip.isEmpty()) {
            element(tag, attributes, paint);
        } else {
            body.append("<g clip-path=\"url(#").append(state().clip).append(")\">");
            element(tag, attributes, paint);
            body.setLength(body.length() - 1);
            body.append("</g>\n");
        }
    }

    @Override
    public double width() {
        return width;
    }

    @Override
    public double height() {
        return height;
    }

    @Override
    public double pixelsPerPx() {
        return 1;
    }

    @Override
    public void clip(double x, double y, double w, double h, double arc) {
        var within = state().clip.isEmpty() ? "" : Attributes.of("clip-path", "url(#" + state().clip + ")");
        var shape = "<rect" + Attributes.rectangle(x, y, w, h) + Attributes.corners(arc)
                + (state().transform.equals(Affine.IDENTITY)
                        ? ""
                        : Attributes.of("transform", state().transform.svg()))
                + "/>";
        state().clip = definitions.define("clip" + within + shape, "clipPath", within, shape);
    }

    @Override
    public void setFill(Gradient gradient) {
        state().fill = "url(#" + definitions.define(gradient) + ")";
        state().fillOpacity = 1;
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
                narrowed ? Attributes.of("textLength", most) + Attributes.of("lengthAdjust", "spacingAndGlyphs") : "");
    }

    private void write(String text, double x, double y, String narrowed) {
        if (text.isEmpty() || state().opacity <= 0) {
            return;
        }
        boolean clipped = !state().clip.isEmpty();
        if (clipped) {
            body.append("<g clip-path=\"url(#").append(state().clip).append(")\">");
        }
        body.append("<text")
                .append(Attributes.of("x", x))
                .append(Attributes.of("y", y + state().down()))
                .append(state().lettered())
                .append(Attributes.of("xml:space", "preserve"))
                .append(state().filled())
                .append(narrowed);
        place();
        body.append(">").append(Xml.escaped(text)).append("</text>").append(clipped ? "</g>\n" : "\n");
    }

    @Override
    public void fillRect(double x, double y, double w, double h) {
        draw("rect", Attributes.rectangle(x, y, w, h), state().filled());
    }

    @Override
    public void strokeRect(double x, double y, double w, double h) {
        draw("rect", Attributes.rectangle(x, y, w, h), state().stroked());
    }

    @Override
    public void fillRoundRect(double x, double y, double w, double h, double arc) {
        draw("rect", Attributes.rectangle(x, y, w, h) + Attributes.corners(arc), state().filled());
    }

    @Override
    public void strokeRoundRect(double x, double y, double w, double h, double arc) {
        draw("rect", Attributes.rectangle(x, y, w, h) + Attributes.corners(arc), state().stroked());
    }

    @Override
    public void fillOval(double x, double y, double w, double h) {
        draw("ellipse", Attributes.ellipse(x, y, w, h), state().filled());
    }

    @Override
    public void strokeOval(double x, double y, double w, double h) {
        draw("ellipse", Attributes.ellipse(x, y, w, h), state().stroked());
    }

    @Override
    public void strokeArc(double x, double y, double w, double h, double start, double extent) {
        draw("path", Attributes.arc(x, y, w, h, start, extent), state().stroked());
    }

    @Override
    public void strokeLine(double x1, double y1, double x2, double y2) {
        draw(
                "line",
                Attributes.of("x1", x1) + Attributes.of("y1", y1) + Attributes.of("x2", x2) + Attributes.of("y2", y2),
                state().stroked());
    }

    @Override
    public void fillPolygon(double[] xs, double[] ys, int count) {
        draw("polygon", Attributes.points(xs, ys, count), state().filled());
    }

    @Override
    public void strokePolygon(double[] xs, double[] ys, int count) {
        draw("polygon", Attributes.points(xs, ys, count), state().stroked());
    }

    @Override
    public void strokePolyline(double[] xs, double[] ys, int count) {
        draw("polyline", Attributes.points(xs, ys, count), state().stroked());
    }

    @Override
    public void beginPath() {
        path.setLength(0);
    }

    private void step(String command, double... places) {
        path.append(command);
        for (int i = 0; i < places.length; i++) {
            path.append(i == 0 ? "" : " ").append(Numbers.of(places[i]));
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
        draw("path", Attributes.of("d", path.toString()), state().filled());
    }

    @Override
    public void stroke() {
        draw("path", Attributes.of("d", path.toString()), state().stroked());
    }

    @Override
    public void fillOutline(Outline outline, double centerX, double centerY, double side) {
        var shape = definitions.define(outline, "path", Attributes.of("d", outline.path()), "");
        save();
        translate(centerX - side / 2, centerY - side / 2);
        scale(side / outline.side(), side / outline.side());
        draw("use", Attributes.of("xlink:href", "#" + shape), state().filled());
        restore();
    }

    @Override
    public void pixels(Pixels pixels, double x, double y, double w, double h) {
        image(Attributes.rectangle(x, y, w, h), pixels, "pixelated");
    }

    @Override
    public void pixels(Pixels pixels, Box part, double x, double y, double w, double h) {
        save();
        clip(x, y, w, h, 0);
        double across = w / part.width();
        double down = h / part.height();
        image(
                Attributes.rectangle(
                        x - part.left() * across,
                        y - part.top() * down,
                        pixels.width() * across,
                        pixels.height() * down),
                pixels,
                "auto");
        restore();
    }

    private void image(String place, Pixels pixels, String rendering) {
        var data = "data:image/png;base64," + Base64.getEncoder().encodeToString(PngBytes.of(pixels));
        draw(
                "image",
                place
                        + Attributes.of("preserveAspectRatio", "none")
                        + Attributes.of("image-rendering", rendering)
                        + Attributes.of("xlink:href", data),
                Attributes.share("opacity", state().opacity));
    }
}
