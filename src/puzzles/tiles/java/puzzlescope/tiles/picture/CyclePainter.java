package puzzlescope.tiles.picture;

import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.tiles.board.TilesBoard;

/** Draws the boards of a cycle in a ring, in their order of repetition, the current one marked. */
final class CyclePainter {

    private static final double FACE = 0.84;
    // In units.
    private static final double LARGEST = 6;
    private static final double NUMBER = 1.6;
    private static final double CAPTION = 0.95;
    private static final double CAPTION_SHARE = 0.94;
    private static final double HOLLOW = 4.5;
    private static final double BELOW = 4;

    private final Surface surface;
    private final TilesPen tilesPen;
    private final Style style;
    private final Box area;
    private final double unit;

    /** @param unit the size of text */
    CyclePainter(TilesPen tilesPen, Style style, Box area, double unit) {
        this.tilesPen = tilesPen;
        this.style = style;
        this.area = area;
        this.unit = unit;
        surface = tilesPen.surface();
    }

    /** @param cycle number of boards in the cycle */
    void paint(TilesBoard board, int cycle) {
        var ring = Ring.fit(area, cycle, LARGEST * unit);
        boolean within = ring.inside().width() >= HOLLOW * unit && ring.inside().height() >= HOLLOW * unit;
        if (!within) {
            double height = area.height() - BELOW * unit;
            ring = Ring.fit(new Box(area.left(), area.top(), area.width(), height), cycle, LARGEST * unit);
        }
        line(ring, cycle);
        var boards = board.last(cycle - 1);
        var small = new SmallBoard(surface, style);
        int oldest = board.moves() - (cycle - 1);
        for (int i = 0; i < cycle; i++) {
            // A board has the same place each time it recurs.
            var center = ring.center((oldest + i) % cycle);
            double side = ring.pitch() * FACE;
            small.paint(boards[i], center.x() - side / 2, center.y() - side / 2, side, i == cycle - 1);
        }
        caption(ring, cycle, within);
    }

    private void line(Ring ring, int cycle) {
        tilesPen.stroke(Math.max(1, ring.pitch() * (1 - FACE) / 4), style.color(Ink.CONFLICT));
        for (int i = 0; i < cycle; i++) {
            var from = ring.center(i);
            var to = ring.center((i + 1) % cycle);
            surface.strokeLine(from.x(), from.y(), to.x(), to.y());
        }
    }

    private void caption(Ring ring, int cycle, boolean within) {
        var inside = ring.inside();
        double x = within ? inside.left() + inside.width() / 2 : area.left() + area.width() / 2;
        double y = within
                ? inside.top() + inside.height() / 2 - CAPTION * unit / 2
                : ring.top() + ring.rows() * ring.pitch() + NUMBER * unit;
        tilesPen.text(style.localize("number", cycle), x, y, Font.bold(NUMBER * unit), tilesPen.color(Ink.CONFLICT));
        tilesPen.text(
                style.localize("tiles.way.cycle", cycle),
                x,
                y + (NUMBER + CAPTION) * unit * 0.62,
                Font.text(CAPTION * unit),
                tilesPen.color(Ink.TEXT),
                TextAlign.CENTER,
                (within ? inside : area).width() * CAPTION_SHARE);
    }
}
