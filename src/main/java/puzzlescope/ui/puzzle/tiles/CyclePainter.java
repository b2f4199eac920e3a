package puzzlescope.ui.puzzle.tiles;

import javafx.geometry.Rectangle2D;
import javafx.scene.canvas.GraphicsContext;
import puzzlescope.core.puzzle.tiles.board.TilesBoard;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/** Draws the boards of a cycle in a ring, in the order in which they come again and again, the present one marked. */
final class CyclePainter {

    private static final double FACE = 0.84;
    // In units.
    private static final double LARGEST = 6;
    private static final double NUMBER = 1.6;
    private static final double CAPTION = 0.95;
    private static final double CAPTION_SHARE = 0.94;
    private static final double HOLLOW = 4.5;
    private static final double BELOW = 4;

    private final GraphicsContext graphics;
    private final Brush brush;
    private final Appearance appearance;
    private final Rectangle2D area;
    private final double unit;

    /** @param unit the size of text */
    CyclePainter(Brush brush, Appearance appearance, Rectangle2D area, double unit) {
        this.brush = brush;
        this.appearance = appearance;
        this.area = area;
        this.unit = unit;
        graphics = brush.graphics();
    }

    /** @param cycle how many boards it has */
    void paint(TilesBoard board, int cycle) {
        var ring = Ring.fit(area, cycle, LARGEST * unit);
        boolean within =
                ring.inside().getWidth() >= HOLLOW * unit && ring.inside().getHeight() >= HOLLOW * unit;
        if (!within) {
            double height = area.getHeight() - BELOW * unit;
            ring = Ring.fit(
                    new Rectangle2D(area.getMinX(), area.getMinY(), area.getWidth(), height), cycle, LARGEST * unit);
        }
        line(ring, cycle);
        var boards = board.last(cycle - 1);
        var small = new SmallBoard(graphics, appearance, brush.family());
        int oldest = board.moves() - (cycle - 1);
        for (int i = 0; i < cycle; i++) {
            // A board has the same place each time it comes.
            var center = ring.center((oldest + i) % cycle);
            double side = ring.pitch() * FACE;
            small.paint(boards[i], center.getX() - side / 2, center.getY() - side / 2, side, i == cycle - 1);
        }
        caption(ring, cycle, within);
    }

    private void line(Ring ring, int cycle) {
        graphics.setStroke(appearance.color(Ink.CONFLICT));
        graphics.setLineWidth(Math.max(1, ring.pitch() * (1 - FACE) / 4));
        for (int i = 0; i < cycle; i++) {
            var from = ring.center(i);
            var to = ring.center((i + 1) % cycle);
            graphics.strokeLine(from.getX(), from.getY(), to.getX(), to.getY());
        }
    }

    private void caption(Ring ring, int cycle, boolean within) {
        var inside = ring.inside();
        double x = within ? inside.getMinX() + inside.getWidth() / 2 : area.getMinX() + area.getWidth() / 2;
        double y = within
                ? inside.getMinY() + inside.getHeight() / 2 - CAPTION * unit / 2
                : ring.top() + ring.rows() * ring.pitch() + NUMBER * unit;
        brush.text(appearance.say("number", cycle), x, y, NUMBER * unit, true, Ink.CONFLICT);
        brush.text(
                appearance.say("tiles.way.cycle", cycle),
                x,
                y + (NUMBER + CAPTION) * unit * 0.62,
                CAPTION * unit,
                false,
                Ink.TEXT,
                (within ? inside : area).getWidth() * CAPTION_SHARE);
    }
}
