package puzzlescope.tiles.picture;

import java.util.List;
import java.util.Optional;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** Draws trays, hollows and tiles of any size on a canvas. Lengths without a unit are shares of a cell. */
public final class TilesPen extends Pen {

    /** Distance from a square's edge to its tile. */
    static final double INSET = 0.035;

    private static final double ROUNDING = 0.22;
    private static final double DEPTH = 0.035;
    /** Visible frame of a face around its picture, as a share of it: just enough to keep the picture's corners within the rounding. */
    private static final double FRAME = 0.036;

    private static final double DIGITS = 0.46;
    private static final double SMALLEST_SHADED = 20;
    private static final double SMALLEST_NUMBERED = 40;
    /** Size of the number on a piece of a picture. */
    private static final double SPOT = 0.24;

    private static final double SPOT_SIZE = 0.3;
    private static final double SPOT_DIGITS = 0.19;

    private static final double LABEL = 0.15;
    private static final double LABEL_AT = 0.13;
    private static final double LABEL_WIDTH = 0.5;

    private final Optional<TileImage> picture;
    private final boolean numbered;
    private final int size;

    /**
     * @param picture the picture of which each tile shows a piece; empty if tiles only show their numbers
     * @param numbered whether tiles show their numbers
     * @param size number of squares on a side of the board
     */
    public TilesPen(Surface surface, Style style, Optional<TileImage> picture, boolean numbered, int size) {
        super(surface, style);
        this.picture = picture;
        this.numbered = numbered;
        this.size = size;
    }

    /** Draws the tray; {@code rim} px wider than the squares on every side. */
    void tray(double x, double y, double side, double rim) {
        double arc = trayArc(side, rim);
        surface.setFill(color(Ink.TRAY));
        surface.fillRoundRect(x - rim, y - rim, side + 2 * rim, side + 2 * rim, arc);
    }

    static double trayArc(double side, double rim) {
        return 2.2 * rim + side * 0.02;
    }

    /** Draws a square without a tile: deeper than the tray, with the shade of its upper edge. */
    void hollow(double x, double y, double cell) {
        double inset = cell * INSET;
        double side = cell - 2 * inset;
        var deep = color(Ink.HOLLOW);
        var bottom = deep.interpolate(color(Ink.TRAY), 0.55);
        surface.setFill(new Gradient(
                0,
                y,
                0,
                y + cell,
                List.of(new Gradient.Stop(0, deep), new Gradient.Stop(0.3, bottom), new Gradient.Stop(1, bottom))));
        surface.fillRoundRect(x + inset, y + inset, side, side, cell * ROUNDING);
    }

    /** Draws a tile in the square that begins at a point. */
    void tile(double x, double y, double cell, int number, Color face) {
        double inset = cell * INSET;
        double side = cell - 2 * inset;
        double arc = cell * ROUNDING;
        if (cell >= SMALLEST_SHADED) {
            surface.setFill(color(Ink.HOLLOW));
            surface.fillRoundRect(x + inset, y + inset + cell * DEPTH, side, side, arc);
        }
        surface.setFill(face);
        surface.fillRoundRect(x + inset, y + inset, side, side, arc);
        picture.ifPresent(image -> piece(image, x + inset, y + inset, side, number));
        if (picture.isEmpty()) {
            text(String.valueOf(number), x + cell / 2, y + cell / 2, Font.bold(cell * DIGITS), color(Ink.TEXT));
        } else if (numbered && number < size * size && cell >= SMALLEST_NUMBERED) {
            target(x + cell * SPOT, y + cell * SPOT, cell * SPOT_SIZE);
            text(
                    String.valueOf(number),
                    x + cell * SPOT,
                    y + cell * SPOT,
                    Font.bold(cell * SPOT_DIGITS),
                    color(Ink.TEXT));
        }
    }

    /** Draws the piece on a face, which is seen around it. */
    private void piece(TileImage image, double x, double y, double face, int number) {
        double frame = face * FRAME;
        double side = face - 2 * frame;
        surface.save();
        surface.clip(x + frame, y + frame, side, side);
        image.paintPiece(surface, number, size, x + frame, y + frame, side);
        surface.restore();
    }

    /** Bounds of a tile's piece in the largest centred square of a picture. */
    public static Box piece(Pixels image, int tile, int size) {
        double side = Math.min(image.width(), image.height());
        double part = side / size;
        double left = (image.width() - side) / 2;
        double top = (image.height() - side) / 2;
        int row = (tile - 1) / size;
        int column = (tile - 1) % size;
        return new Box(left + column * part, top + row * part, part, part);
    }

    /** Returns whether tiles show pieces of a picture, so that signs on them need their own background. */
    boolean paintsPicture() {
        return picture.isPresent();
    }

    /** Draws the label in the upper right corner of a square that begins at a point. */
    public void label(String label, double x, double y, double cell) {
        write(Font.text(cell * LABEL), color(Ink.TEXT), TextAlign.RIGHT, Baseline.TOP);
        surface.fillText(label, x + cell * (1 - LABEL_AT), y + cell * LABEL_AT, cell * LABEL_WIDTH);
    }

    /** Draws a round background for a sign or number on a picture, centred on a point. */
    void target(double x, double y, double diameter) {
        disk(x, y, diameter, color(Ink.SURFACE));
    }

    /** Draws an outline just within a tile's edge; {@code dash} is the length of dashes in px, 0 for a solid line. */
    void outline(double x, double y, double cell, double width, double dash, Color color) {
        double inset = cell * INSET + width / 2;
        double side = cell - 2 * inset;
        double arc = cell * ROUNDING - width;
        setDashes(dash);
        frame(x + cell / 2, y + cell / 2, /* width= */ side, /* height= */ side, arc, /* line= */ width, color);
        surface.setLineDashes();
    }

    void setDashes(double dash) {
        if (dash > 0) {
            surface.setLineDashes(dash, dash * 0.8);
        } else {
            surface.setLineDashes();
        }
    }

    /** Draws text from a point on its upper edge, condensed to a width. */
    void line(String text, double x, double y, double size, boolean bold, Ink ink, double width) {
        write(Font.text(size).bold(bold), color(ink), TextAlign.LEFT, Baseline.TOP);
        surface.fillText(text, x, y, width);
    }
}
