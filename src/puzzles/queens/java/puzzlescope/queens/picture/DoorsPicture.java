package puzzlescope.queens.picture;

import puzzlescope.picture.Font;
import puzzlescope.picture.Illustration;
import puzzlescope.picture.Ink;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/**
 * The parable of backtracking: two doors, behind each two more, and one room to be found. Numbered arrows lead on
 * through the doors, and back where the room was the wrong one.
 */
final class DoorsPicture implements Illustration {

    /** Lengths are in text sizes. */
    private static final double HEIGHT = 19.8;

    private static final double START = 18.3;
    private static final double FIRST_DOORS = 12;
    private static final double SECOND_DOORS = 4.7;
    private static final double ROOMS = 1.5;
    private static final double DOOR_WIDTH = 1.7;
    private static final double DOOR_HEIGHT = 2.6;
    private static final double BESIDE = 0.6;
    /** Position of a number along its arrow, so that the numbers of both directions do not overlap. */
    private static final double NUMBER_AT = 0.36;

    private static final double KNOB = 0.22;

    private final Style style;
    private final double text;

    DoorsPicture(Style style) {
        this.style = style;
        text = style.textSize();
    }

    @Override
    public double height() {
        return HEIGHT * text;
    }

    @Override
    public String description() {
        return style.localize("queens.doors");
    }

    @Override
    public void paint(Surface surface, double width) {
        double middle = width / 2;
        double left = width * 0.27;
        double right = width * 0.73;
        double out = width * 0.145;
        // Into the left half, two dead ends, and back.
        way(surface, middle, START, left, FIRST_DOORS, Ink.MARK, 1, -1);
        way(surface, left, FIRST_DOORS, left - out, SECOND_DOORS, Ink.MARK, 2, -1);
        way(surface, left - out, SECOND_DOORS, left, FIRST_DOORS, Ink.CONFLICT, 3, -1);
        way(surface, left, FIRST_DOORS, left + out, SECOND_DOORS, Ink.MARK, 4, 1);
        way(surface, left + out, SECOND_DOORS, left, FIRST_DOORS, Ink.CONFLICT, 5, 1);
        way(surface, left, FIRST_DOORS, middle, START, Ink.CONFLICT, 6, -1);
        way(surface, middle, START, right, FIRST_DOORS, Ink.SOLUTION, 7, 1);
        way(surface, right, FIRST_DOORS, right - out, SECOND_DOORS, Ink.SOLUTION, 8, -1);
        door(surface, left, FIRST_DOORS, Ink.FAINT);
        door(surface, right, FIRST_DOORS, Ink.SOLUTION);
        door(surface, left - out, SECOND_DOORS, Ink.FAINT);
        door(surface, left + out, SECOND_DOORS, Ink.FAINT);
        door(surface, right - out, SECOND_DOORS, Ink.SOLUTION);
        door(surface, right + out, SECOND_DOORS, Ink.FAINT);
        write(surface, "\u2717", left - out, ROOMS, Ink.CONFLICT, 1.6);
        write(surface, "\u2717", left + out, ROOMS, Ink.CONFLICT, 1.6);
        write(surface, style.localize("queens.doors.room"), right - out, ROOMS, Ink.SOLUTION, 1);
        write(surface, "?", right + out, ROOMS, Ink.FAINT, 1.6);
        write(surface, style.localize("queens.doors.start"), middle, START + 0.6, Ink.TEXT, 1);
    }

    /** Draws an arrow from one door to another, beside the one in the opposite direction, with its number. */
    private void way(Surface surface, double x1, double row1, double x2, double row2, Ink ink, int number, int side) {
        double y1 = row1 * text;
        double y2 = row2 * text;
        boolean back = y2 > y1;
        double beside = (back ? -side : side) * BESIDE * text;
        double fromX = x1 + beside;
        double toX = x2 + beside;
        double fromY = y1 + (back ? DOOR_HEIGHT / 2 + 0.1 : -DOOR_HEIGHT / 2 - 0.1) * text;
        double toY = y2 + (back ? -DOOR_HEIGHT / 2 - 0.2 : DOOR_HEIGHT / 2 + 0.2) * text;
        if (row1 == START) {
            fromY = y1 - 0.3 * text;
        }
        if (row2 == START) {
            toY = y2 - 0.3 * text;
        }
        surface.setStroke(style.color(ink));
        surface.setFill(style.color(ink));
        surface.setLineCap(LineCap.ROUND);
        surface.setLineWidth(Math.max(1.5, text * 0.13));
        if (back) {
            surface.setLineDashes(text * 0.35, text * 0.35);
        }
        surface.strokeLine(fromX, fromY, toX, toY);
        surface.setLineDashes();
        head(surface, fromX, fromY, toX, toY);
        double x = fromX + (toX - fromX) * NUMBER_AT;
        double y = fromY + (toY - fromY) * NUMBER_AT;
        double size = 0.62 * text;
        surface.setFill(style.color(Ink.SURFACE));
        surface.fillOval(x - size, y - size, 2 * size, 2 * size);
        surface.setLineWidth(1);
        surface.strokeOval(x - size, y - size, 2 * size, 2 * size);
        write(surface, String.valueOf(number), x, y / text, Ink.TEXT, 0.8);
    }

    private void head(Surface surface, double fromX, double fromY, double toX, double toY) {
        double angle = Math.atan2(toY - fromY, toX - fromX);
        double reach = 0.55 * text;
        var xs = new double[] {toX, toX - reach * Math.cos(angle - 0.45), toX - reach * Math.cos(angle + 0.45)};
        var ys = new double[] {toY, toY - reach * Math.sin(angle - 0.45), toY - reach * Math.sin(angle + 0.45)};
        surface.fillPolygon(xs, ys, xs.length);
    }

    private void door(Surface surface, double x, double row, Ink ink) {
        double width = DOOR_WIDTH * text;
        double height = DOOR_HEIGHT * text;
        double top = row * text - height / 2;
        surface.setFill(style.color(Ink.SURFACE));
        surface.fillRoundRect(x - width / 2, top, width, height, text * 0.4);
        surface.setStroke(style.color(ink));
        surface.setLineWidth(Math.max(1.5, text * 0.12));
        surface.strokeRoundRect(x - width / 2, top, width, height, text * 0.4);
        surface.setFill(style.color(ink));
        double knob = KNOB * text;
        surface.fillOval(x + width * 0.22, row * text, knob, knob);
    }

    private void write(Surface surface, String words, double x, double row, Ink ink, double size) {
        new Pen(surface, style).text(words, x, row * text, Font.bold(size * text), style.color(ink));
    }
}
