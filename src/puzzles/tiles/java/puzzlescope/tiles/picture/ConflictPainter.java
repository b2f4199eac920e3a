package puzzlescope.tiles.picture;

import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.board.Grid;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.space.LinearConflict;

/** Marks tiles in a linear conflict: an arc from one to the other, with its cost of 2 moves. */
record ConflictPainter(TilesPen tilesPen, Grid grid, TilesBoard board) {

    private static final double WIDTH = 0.03;
    /** Distance from the edge of the squares to the ends of the arc. */
    private static final double INSET = 0.2;

    private static final double BEND = 0.17;
    private static final double DOT = 0.1;
    private static final double SIGN = 0.2;

    void paint() {
        board.conflicts().forEach(this::arc);
    }

    private void arc(LinearConflict linearConflict) {
        double cell = grid.cell();
        int size = board.size();
        int fromRow = linearConflict.square() / size;
        int toRow = linearConflict.other() / size;
        boolean row = fromRow == toRow;
        // Along the upper edge in a row, along the left edge in a column.
        double offX = row ? 0.5 : INSET;
        double offY = row ? INSET : 0.5;
        double fromX = grid.x(linearConflict.square() % size) + cell * offX;
        double fromY = grid.y(fromRow) + cell * offY;
        double toX = grid.x(linearConflict.other() % size) + cell * offX;
        double toY = grid.y(toRow) + cell * offY;
        double bend = cell * BEND;
        double middleX = (fromX + toX) / 2 - (row ? 0 : bend);
        double middleY = (fromY + toY) / 2 - (row ? bend : 0);
        var surface = tilesPen.surface();
        var color = tilesPen.color(Ink.CONFLICT);
        tilesPen.stroke(Math.max(1.5, cell * WIDTH), color);
        surface.beginPath();
        surface.moveTo(fromX, fromY);
        surface.quadraticCurveTo(middleX, middleY, toX, toY);
        surface.stroke();
        surface.setFill(color);
        double dot = cell * DOT;
        surface.fillOval(fromX - dot / 2, fromY - dot / 2, dot, dot);
        surface.fillOval(toX - dot / 2, toY - dot / 2, dot, dot);
        badge((fromX + toX) / 2 - (row ? 0 : bend / 2), (fromY + toY) / 2 - (row ? bend / 2 : 0));
    }

    private void badge(double x, double y) {
        double size = grid.cell() * SIGN;
        var surface = tilesPen.surface();
        surface.setFill(tilesPen.color(Ink.CONFLICT));
        surface.fillRoundRect(x - size * 0.8, y - size * 0.6, size * 1.6, size * 1.2, size * 0.6);
        tilesPen.text("+2", x, y, Font.bold(size * 0.85), tilesPen.color(Ink.SURFACE));
    }
}
