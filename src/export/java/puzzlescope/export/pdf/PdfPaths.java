package puzzlescope.export.pdf;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import puzzlescope.picture.svg.SvgNumbers;

/** Converts shapes to PDF path operators. */
final class PdfPaths {

    private static final int COORDINATES = 6;

    private PdfPaths() {}

    static void append(StringBuilder content, Shape shape) {
        append(content, shape.getPathIterator(null));
    }

    static void append(StringBuilder content, Shape shape, AffineTransform transform) {
        append(content, shape.getPathIterator(transform));
    }

    /** Appends a transformation for everything drawn after it. */
    static void append(StringBuilder content, AffineTransform matrix) {
        content.append(SvgNumbers.fine(matrix.getScaleX())).append(' ');
        content.append(SvgNumbers.fine(matrix.getShearY())).append(' ');
        content.append(SvgNumbers.fine(matrix.getShearX())).append(' ');
        content.append(SvgNumbers.fine(matrix.getScaleY())).append(' ');
        content.append(SvgNumbers.of(matrix.getTranslateX())).append(' ');
        content.append(SvgNumbers.of(matrix.getTranslateY())).append(" cm\n");
    }

    private static void append(StringBuilder content, PathIterator path) {
        var at = new double[COORDINATES];
        double x = 0;
        double y = 0;
        for (; !path.isDone(); path.next()) {
            switch (path.currentSegment(at)) {
                case PathIterator.SEG_MOVETO -> step(content, "m", at, 2);
                case PathIterator.SEG_LINETO -> step(content, "l", at, 2);
                case PathIterator.SEG_CUBICTO -> step(content, "c", at, 6);
                case PathIterator.SEG_QUADTO ->
                    step(
                            content,
                            "c",
                            new double[] {
                                x + 2 * (at[0] - x) / 3,
                                y + 2 * (at[1] - y) / 3,
                                at[2] + 2 * (at[0] - at[2]) / 3,
                                at[3] + 2 * (at[1] - at[3]) / 3,
                                at[2],
                                at[3]
                            },
                            6);
                default -> content.append("h\n");
            }
            int last = switch (path.currentSegment(at)) {
                case PathIterator.SEG_QUADTO -> 2;
                case PathIterator.SEG_CUBICTO -> 4;
                default -> 0;
            };
            x = at[last];
            y = at[last + 1];
        }
    }

    private static void step(StringBuilder content, String operator, double[] numbers, int count) {
        for (int i = 0; i < count; i++) {
            content.append(SvgNumbers.of(numbers[i])).append(' ');
        }
        content.append(operator).append('\n');
    }
}
