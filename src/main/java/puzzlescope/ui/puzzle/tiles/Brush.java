package puzzlescope.ui.puzzle.tiles;

import java.util.Optional;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/** Draws trays, hollows and tiles of any size on a canvas. Lengths without a unit are shares of a cell. */
final class Brush {

    /** From a square's edge to the tile on it. */
    static final double INSET = 0.035;

    private static final double ROUNDING = 0.22;
    private static final double DEPTH = 0.035;
    private static final double DIGITS = 0.46;
    private static final double SMALLEST_SHADED = 20;
    private static final double SMALLEST_NUMBERED = 40;
    /** The number on a piece of a picture. */
    private static final double SPOT = 0.24;

    private static final double SPOT_SIZE = 0.3;
    private static final double SPOT_DIGITS = 0.19;

    private static final double LABEL = 0.15;
    private static final double LABEL_AT = 0.13;
    private static final double LABEL_WIDTH = 0.5;

    private final GraphicsContext graphics;
    private final Appearance appearance;
    private final String family;
    private final Optional<Image> picture;
    private final boolean numbered;
    private final int size;

    /**
     * @param family the typeface of all text
     * @param picture of which each tile shows a piece; empty if tiles only show their numbers
     * @param numbered whether tiles show their numbers
     * @param size how many squares a side of the board has
     */
    Brush(
            GraphicsContext graphics,
            Appearance appearance,
            String family,
            Optional<Image> picture,
            boolean numbered,
            int size) {
        this.graphics = graphics;
        this.appearance = appearance;
        this.family = family;
        this.picture = picture;
        this.numbered = numbered;
        this.size = size;
    }

    GraphicsContext graphics() {
        return graphics;
    }

    /** The typeface of all text. */
    String family() {
        return family;
    }

    Color color(Ink ink) {
        return appearance.color(ink);
    }

    /** What the tiles lie in; {@code rim} px wider than the squares on every side. */
    void tray(double x, double y, double side, double rim) {
        double arc = trayArc(side, rim);
        graphics.setFill(color(Ink.TRAY));
        graphics.fillRoundRect(x - rim, y - rim, side + 2 * rim, side + 2 * rim, arc, arc);
    }

    static double trayArc(double side, double rim) {
        return 2.2 * rim + side * 0.02;
    }

    /** A square without a tile: deeper than the tray, with the shade of its upper edge. */
    void hollow(double x, double y, double cell) {
        double inset = cell * INSET;
        double side = cell - 2 * inset;
        var deep = color(Ink.HOLLOW);
        var bottom = deep.interpolate(color(Ink.TRAY), 0.55);
        graphics.setFill(new LinearGradient(
                0,
                y,
                0,
                y + cell,
                false,
                CycleMethod.NO_CYCLE,
                new Stop(0, deep),
                new Stop(0.3, bottom),
                new Stop(1, bottom)));
        graphics.fillRoundRect(x + inset, y + inset, side, side, cell * ROUNDING, cell * ROUNDING);
    }

    /** A tile whose square begins at a point. */
    void tile(double x, double y, double cell, int number, Color face) {
        double inset = cell * INSET;
        double side = cell - 2 * inset;
        double arc = cell * ROUNDING;
        if (cell >= SMALLEST_SHADED) {
            graphics.setFill(color(Ink.HOLLOW));
            graphics.fillRoundRect(x + inset, y + inset + cell * DEPTH, side, side, arc, arc);
        }
        graphics.setFill(face);
        graphics.fillRoundRect(x + inset, y + inset, side, side, arc, arc);
        picture.ifPresent(image -> piece(image, x + inset, y + inset, side, arc, number));
        if (picture.isEmpty()) {
            text(String.valueOf(number), x + cell / 2, y + cell / 2, cell * DIGITS, true, Ink.TEXT);
        } else if (numbered && number < size * size && cell >= SMALLEST_NUMBERED) {
            target(x + cell * SPOT, y + cell * SPOT, cell * SPOT_SIZE);
            text(String.valueOf(number), x + cell * SPOT, y + cell * SPOT, cell * SPOT_DIGITS, true, Ink.TEXT);
        }
    }

    private void piece(Image image, double x, double y, double side, double arc, int number) {
        var part = Picture.piece(image, number, size);
        double radius = arc / 2;
        graphics.save();
        graphics.beginPath();
        graphics.moveTo(x + radius, y);
        graphics.arcTo(x + side, y, x + side, y + side, radius);
        graphics.arcTo(x + side, y + side, x, y + side, radius);
        graphics.arcTo(x, y + side, x, y, radius);
        graphics.arcTo(x, y, x + side, y, radius);
        graphics.closePath();
        graphics.clip();
        graphics.drawImage(image, part.getMinX(), part.getMinY(), part.getWidth(), part.getHeight(), x, y, side, side);
        graphics.restore();
    }

    /** Whether tiles show pieces of a picture, so that signs on them need a ground of their own. */
    boolean paintsPicture() {
        return picture.isPresent();
    }

    /** What is written in the upper right corner of a square that begins at a point. */
    void label(String label, double x, double y, double cell) {
        graphics.setTextAlign(TextAlignment.RIGHT);
        graphics.setTextBaseline(VPos.TOP);
        graphics.setFont(font(cell * LABEL, false));
        graphics.setFill(color(Ink.TEXT));
        graphics.fillText(label, x + cell * (1 - LABEL_AT), y + cell * LABEL_AT, cell * LABEL_WIDTH);
    }

    /** A round ground for a sign or number on a picture, with its middle at a point. */
    void target(double x, double y, double diameter) {
        graphics.setFill(color(Ink.SURFACE));
        graphics.fillOval(x - diameter / 2, y - diameter / 2, diameter, diameter);
    }

    /** An outline just within a tile's edge; {@code dash} px long dashes, or none if 0. */
    void outline(double x, double y, double cell, double width, double dash, Color color) {
        double inset = cell * INSET + width / 2;
        double side = cell - 2 * inset;
        double arc = cell * ROUNDING - width;
        graphics.setStroke(color);
        graphics.setLineWidth(width);
        setDashes(dash);
        graphics.strokeRoundRect(x + inset, y + inset, side, side, arc, arc);
        graphics.setLineDashes();
    }

    void setDashes(double dash) {
        if (dash > 0) {
            graphics.setLineDashes(dash, dash * 0.8);
        } else {
            graphics.setLineDashes();
        }
    }

    /** Text with its middle at a point. */
    void text(String text, double x, double y, double size, boolean bold, Ink ink) {
        text(text, x, y, size, bold, ink, Double.MAX_VALUE);
    }

    /** The same narrowed to a width. */
    void text(String text, double x, double y, double size, boolean bold, Ink ink, double width) {
        graphics.setTextAlign(TextAlignment.CENTER);
        graphics.setTextBaseline(VPos.CENTER);
        graphics.setFont(font(size, bold));
        graphics.setFill(color(ink));
        graphics.fillText(text, x, y, width);
    }

    /** Text that begins at a point on its upper edge and is narrowed to a width. */
    void line(String text, double x, double y, double size, boolean bold, Ink ink, double width) {
        graphics.setTextAlign(TextAlignment.LEFT);
        graphics.setTextBaseline(VPos.TOP);
        graphics.setFont(font(size, bold));
        graphics.setFill(color(ink));
        graphics.fillText(text, x, y, width);
    }

    /** The typeface in a size. */
    Font font(double size) {
        return font(size, false);
    }

    private Font font(double size, boolean bold) {
        return Font.font(family, bold ? FontWeight.BOLD : FontWeight.NORMAL, size);
    }
}
