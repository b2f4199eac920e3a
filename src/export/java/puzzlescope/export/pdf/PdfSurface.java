package puzzlescope.export.pdf;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import puzzlescope.export.shape.ShapeSurface;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Style;
import puzzlescope.picture.svg.SvgNumbers;

/** A surface that records drawing as PDF operators. */
public final class PdfSurface extends ShapeSurface {

    private final PdfResources resources;
    private final StringBuilder content = new StringBuilder();
    /** The elements that marked content belongs to, by its number. */
    private final List<PdfTag> marks = new ArrayList<>();
    /** The length of the content that is marked, or is known to be mere decoration. */
    private int settled;

    PdfSurface(PdfResources resources, double width, double height, Style style) {
        super(width, height, style);
        this.resources = resources;
    }

    /** Returns the operators so far. */
    CharSequence content() {
        return content;
    }

    /** Returns the elements that marked content belongs to, by its number. */
    List<PdfTag> marks() {
        return marks;
    }

    /**
     * Marks what is drawn as a part of an element of the file's structure.
     *
     * @param page the index of this page
     */
    void mark(PdfTag tag, int page, Runnable drawing) {
        settle();
        tag.mark(page, marks.size());
        content.append("/%s << /MCID %d >> BDC\n".formatted(tag.type(), marks.size()));
        marks.add(tag);
        drawing.run();
        content.append("EMC\n");
        settled = content.length();
    }

    /** Marks what was drawn outside any element as decoration. */
    void settle() {
        if (content.length() > settled) {
            content.insert(settled, "/Artifact BMC\n").append("EMC\n");
            settled = content.length();
        }
    }

    /** Draws another picture into a rectangle. */
    public void put(PdfSurface other, double x, double y, double w, double h) {
        content.append("q\n");
        matrix(new AffineTransform(w / other.width(), 0, 0, h / other.height(), x, y));
        PdfPaths.append(content, new Rectangle2D.Double(0, 0, other.width(), other.height()));
        content.append("W n\n").append(other.content).append("Q\n");
    }

    @Override
    public double width(String text, Font font) {
        return resources.letters.width(text, font);
    }

    private void matrix(AffineTransform matrix) {
        if (!matrix.isIdentity()) {
            PdfPaths.append(content, matrix);
        }
    }

    /** Begins an element with the current clip, transformation and opacity. */
    private void begin(double opacity) {
        content.append("q\n").append(state().clip());
        matrix(transform());
        content.append(resources.opacity(opacity * state().opacity()));
    }

    @Override
    protected void paint(Shape shape) {
        var gradient = state().gradient();
        begin(gradient == null ? state().fill().opacity() : 1);
        if (gradient == null) {
            content.append(PdfResources.rgb(state().fill())).append(" rg\n");
        }
        PdfPaths.append(content, shape);
        content.append(gradient == null ? "f\n" : "W n\n" + resources.gradient(gradient))
                .append("Q\n");
    }

    @Override
    protected void trace(Shape shape) {
        begin(state().stroke().opacity());
        content.append(PdfResources.rgb(state().stroke())).append(" RG ");
        content.append(SvgNumbers.of(state().lineWidth())).append(" w ");
        content.append(
                switch (state().cap()) {
                    case BUTT -> "0 J ";
                    case ROUND -> "1 J ";
                    case SQUARE -> "2 J ";
                });
        content.append(
                switch (state().join()) {
                    case MITER -> "0 j 4 M\n";
                    case ROUND -> "1 j\n";
                    case BEVEL -> "2 j\n";
                });
        if (state().dashes().length > 0) {
            content.append(Arrays.stream(state().dashes())
                    .mapToObj(SvgNumbers::of)
                    .collect(Collectors.joining(" ", "[", "] 0 d\n")));
        }
        PdfPaths.append(content, shape);
        content.append("S\nQ\n");
    }

    @Override
    public void clip(double x, double y, double w, double h) {
        var clip = new StringBuilder(state().clip());
        PdfPaths.append(clip, rounded(x, y, w, h, 0), transform());
        clip(clip.append("W n\n").toString());
    }

    @Override
    protected void write(String text, double x, double y, double across) {
        begin(state().fill().opacity());
        content.append(PdfResources.rgb(state().fill())).append(" rg\n");
        resources.letters.write(content, text, state().font(), x, y, across);
        content.append("Q\n");
    }

    @Override
    protected void image(Pixels pixels, Box place, boolean smooth) {
        save();
        translate(place.left(), place.bottom());
        scale(place.width(), -place.height());
        begin(1);
        content.append(resources.image(pixels)).append("Q\n");
        restore();
    }
}
