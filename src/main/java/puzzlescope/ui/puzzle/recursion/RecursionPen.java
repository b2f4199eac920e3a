package puzzlescope.ui.puzzle.recursion;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import puzzlescope.ui.board.TextWidths;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/**
 * What the painters of one canvas share: words, inks, the typeface. Lengths are px.
 *
 * @param font the typeface and the size of plain text
 */
record RecursionPen(GraphicsContext graphics, Appearance appearance, Font font) {

    private static final Ink[] TINTS = {
        Ink.TINT_1, Ink.TINT_2, Ink.TINT_3, Ink.TINT_4, Ink.TINT_5, Ink.TINT_6, Ink.TINT_7, Ink.TINT_8
    };
    private static final int SHADES = 4;
    /** How much nearer to the colour of text the tints are each time they come again. */
    private static final double SHADE = 0.13;

    private static final int FIRST_WIDE = 0x2E80;
    private static final double NARROW = 0.6;

    Color color(Ink ink) {
        return appearance.color(ink);
    }

    /** The tint of an argument: eight, then the same eight in stronger shades. */
    Color tint(int argument) {
        int shade = Math.floorMod(round(argument), SHADES);
        return appearance
                .color(TINTS[Math.floorMod(argument, TINTS.length)])
                .interpolate(color(Ink.TEXT), shade * SHADE);
    }

    private static int round(int argument) {
        return Math.floorDiv(argument, TINTS.length);
    }

    /** Strokes at the left end of a box that say which time around its tint comes: none the first time. */
    void tally(int argument, double left, double y, double height) {
        graphics.setStroke(color(Ink.TEXT));
        graphics.setLineWidth(1.5);
        for (int stroke = 0; stroke < Math.abs(round(argument)); stroke++) {
            double x = left + 4 + 3 * stroke;
            graphics.strokeLine(x, y - height * 0.28, x, y + height * 0.28);
        }
    }

    /** How wide a text is. */
    double widthOf(String text, double size, boolean bold) {
        return TextWidths.of(text, font.getFamily(), bold, size);
    }

    double textSize() {
        return font.getSize();
    }

    /** About how wide a text is; characters of Chinese are as wide as high. */
    static double width(String text, double size) {
        double width = 0;
        for (int i = 0; i < text.length(); i++) {
            width += text.charAt(i) < FIRST_WIDE ? NARROW : 1;
        }
        return width * size;
    }

    void text(String text, double x, double y, double size, boolean bold, Color color, TextAlignment alignment) {
        graphics.setFont(Font.font(font.getFamily(), bold ? FontWeight.BOLD : FontWeight.NORMAL, size));
        graphics.setTextAlign(alignment);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.setFill(color);
        graphics.fillText(text, x, y);
    }

    void text(String text, double x, double y, double size, boolean bold, Color color) {
        text(text, x, y, size, bold, color, TextAlignment.CENTER);
    }

    /** Text with room around it on a rounded ground; x is its middle. */
    void badge(String text, double x, double y, double size, Color ground, Color color) {
        double width = Math.max(size * 1.6, width(text, size) + size * 0.8);
        double height = size * 1.5;
        graphics.setFill(ground);
        graphics.fillRoundRect(x - width / 2, y - height / 2, width, height, height, height);
        text(text, x, y, size, true, color);
    }

    /** A box around a middle; dashed if it stands for something that was not computed here. */
    void box(double x, double y, double width, double height, Color fill, Color stroke, double line, boolean dashed) {
        double arc = Math.min(height, 14);
        graphics.setFill(fill);
        graphics.fillRoundRect(x - width / 2, y - height / 2, width, height, arc, arc);
        graphics.setStroke(stroke);
        graphics.setLineWidth(line);
        graphics.setLineDashes(dashed ? new double[] {4, 3} : new double[0]);
        graphics.strokeRoundRect(x - width / 2, y - height / 2, width, height, arc, arc);
        graphics.setLineDashes();
    }
}
