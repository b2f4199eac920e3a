package puzzlescope.ui.puzzle.tiles;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import puzzlescope.core.puzzle.tiles.space.Move;

/** Small signs around a point, {@code size} px wide, drawn as strokes so that they need no font. */
final class TileSigns {

    private static final double STROKE = 0.17;

    private TileSigns() {}

    static void arrow(GraphicsContext graphics, Move move, double x, double y, double size, Color color) {
        double ahead = size / 2;
        double wing = size * 0.34;
        prepare(graphics, size, color);
        double tipX = x + move.columns() * ahead;
        double tipY = y + move.rows() * ahead;
        graphics.strokeLine(x - move.columns() * ahead, y - move.rows() * ahead, tipX, tipY);
        head(graphics, move, tipX, tipY, wing);
    }

    /** The head alone, with its tip at a point. */
    static void head(GraphicsContext graphics, Move move, double tipX, double tipY, double wing) {
        double backX = tipX - move.columns() * wing;
        double backY = tipY - move.rows() * wing;
        double acrossX = move.rows() * wing;
        double acrossY = move.columns() * wing;
        graphics.strokePolyline(
                new double[] {backX + acrossX, tipX, backX - acrossX},
                new double[] {backY + acrossY, tipY, backY - acrossY},
                3);
    }

    static void tick(GraphicsContext graphics, double x, double y, double size, Color color) {
        prepare(graphics, size, color);
        graphics.strokePolyline(
                new double[] {x - size * 0.46, x - size * 0.12, x + size * 0.46},
                new double[] {y + size * 0.04, y + size * 0.36, y - size * 0.34},
                3);
    }

    /** A cross in a disk. */
    static void refused(GraphicsContext graphics, double x, double y, double size, Color disk, Color cross) {
        disk(graphics, x, y, size, disk);
        double arm = size * 0.2;
        prepare(graphics, size * 0.7, cross);
        graphics.strokeLine(x - arm, y - arm, x + arm, y + arm);
        graphics.strokeLine(x - arm, y + arm, x + arm, y - arm);
    }

    /** A bar in a disk: no way on. */
    static void deadEnd(GraphicsContext graphics, double x, double y, double size, Color disk, Color bar) {
        disk(graphics, x, y, size, disk);
        graphics.setFill(bar);
        double half = size * 0.29;
        double thickness = size * 0.18;
        graphics.fillRoundRect(x - half, y - thickness / 2, 2 * half, thickness, thickness / 2, thickness / 2);
    }

    private static void disk(GraphicsContext graphics, double x, double y, double size, Color color) {
        graphics.setFill(color);
        graphics.fillOval(x - size / 2, y - size / 2, size, size);
    }

    private static void prepare(GraphicsContext graphics, double size, Color color) {
        graphics.setStroke(color);
        graphics.setLineWidth(Math.max(1.2, size * STROKE));
        graphics.setLineDashes();
        graphics.setLineCap(StrokeLineCap.ROUND);
        graphics.setLineJoin(StrokeLineJoin.ROUND);
    }
}
