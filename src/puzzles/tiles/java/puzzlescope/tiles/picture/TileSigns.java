package puzzlescope.tiles.picture;

import puzzlescope.picture.Color;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.LineJoin;
import puzzlescope.picture.Surface;
import puzzlescope.tiles.space.Move;

/** Small signs around a point, {@code size} px wide, drawn as strokes so that they need no font. */
final class TileSigns {

    private static final double STROKE = 0.17;

    private TileSigns() {}

    static void arrow(Surface surface, Move move, double x, double y, double size, Color color) {
        double ahead = size / 2;
        double wing = size * 0.34;
        prepare(surface, size, color);
        double tipX = x + move.columns() * ahead;
        double tipY = y + move.rows() * ahead;
        surface.strokeLine(x - move.columns() * ahead, y - move.rows() * ahead, tipX, tipY);
        head(surface, move, tipX, tipY, wing);
    }

    /** Draws the arrowhead alone, with its tip at a point. */
    static void head(Surface surface, Move move, double tipX, double tipY, double wing) {
        double backX = tipX - move.columns() * wing;
        double backY = tipY - move.rows() * wing;
        double acrossX = move.rows() * wing;
        double acrossY = move.columns() * wing;
        surface.strokePolyline(
                new double[] {backX + acrossX, tipX, backX - acrossX},
                new double[] {backY + acrossY, tipY, backY - acrossY},
                3);
    }

    static void tick(Surface surface, double x, double y, double size, Color color) {
        prepare(surface, size, color);
        surface.strokePolyline(
                new double[] {x - size * 0.46, x - size * 0.12, x + size * 0.46},
                new double[] {y + size * 0.04, y + size * 0.36, y - size * 0.34},
                3);
    }

    static void refused(Surface surface, double x, double y, double size, Color disk, Color cross) {
        disk(surface, x, y, size, disk);
        double arm = size * 0.2;
        prepare(surface, size * 0.7, cross);
        surface.strokeLine(x - arm, y - arm, x + arm, y + arm);
        surface.strokeLine(x - arm, y + arm, x + arm, y - arm);
    }

    /** A bar in a disk: no way on. */
    static void deadEnd(Surface surface, double x, double y, double size, Color disk, Color bar) {
        disk(surface, x, y, size, disk);
        surface.setFill(bar);
        double half = size * 0.29;
        double thickness = size * 0.18;
        surface.fillRoundRect(x - half, y - thickness / 2, 2 * half, thickness, thickness / 2);
    }

    private static void disk(Surface surface, double x, double y, double size, Color color) {
        surface.setFill(color);
        surface.fillOval(x - size / 2, y - size / 2, size, size);
    }

    private static void prepare(Surface surface, double size, Color color) {
        surface.setStroke(color);
        surface.setLineWidth(Math.max(1.2, size * STROKE));
        surface.setLineDashes();
        surface.setLineCap(LineCap.ROUND);
        surface.setLineJoin(LineJoin.ROUND);
    }
}
