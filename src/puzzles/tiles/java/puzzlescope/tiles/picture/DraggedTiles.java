package puzzlescope.tiles.picture;

import puzzlescope.picture.Point;
import puzzlescope.tiles.board.TilesBoard;

/**
 * A dragged tile with those between it and the blank, as far as the blank lets them.
 *
 * @param row of the tile
 * @param column of the tile
 * @param rows the direction to the blank: -1, 0 or 1
 * @param columns the same
 * @param share the fraction of a square they are moved by; a tile that cannot slide gives way a little
 */
public record DraggedTiles(TilesBoard board, int row, int column, int rows, int columns, double share) {

    private static final double ENOUGH = 0.5;
    private static final double GIVING = 0.06;

    public static DraggedTiles of(TilesBoard board, int row, int column, Point offset, double cell) {
        int rows = Integer.signum(board.blankRow() - row);
        int columns = Integer.signum(board.blankColumn() - column);
        boolean stuck = rows != 0 && columns != 0;
        double along = stuck ? 0 : (rows * offset.y() + columns * offset.x()) / Math.max(1, cell);
        return new DraggedTiles(board, row, column, rows, columns, stuck ? GIVING : Math.clamp(along, 0, 1));
    }

    public boolean isStuck() {
        return rows != 0 && columns != 0;
    }

    public boolean movesOn() {
        return !isStuck() && share >= ENOUGH;
    }

    boolean has(int atRow, int atColumn) {
        if (isStuck()) {
            return atRow == row && atColumn == column;
        }
        boolean inLine = rows == 0 ? atRow == row : atColumn == column;
        int ahead = rows * (atRow - row) + columns * (atColumn - column);
        int toBlank = rows * (board.blankRow() - row) + columns * (board.blankColumn() - column);
        return inLine && ahead >= 0 && ahead < toBlank;
    }
}
