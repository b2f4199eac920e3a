package puzzlescope.maze.picture;

import java.util.Arrays;
import puzzlescope.maze.board.ChangedTiles;
import puzzlescope.maze.board.GiantBoard;
import puzzlescope.maze.board.MazeBoard;

/**
 * The colours that pixels are made of, tile by tile: the squares of a part of the board or, for a maze seen from afar,
 * all of its blocks. The smallest block is two by two squares, a cell with the walls and passages north and west of it.
 * Since all blocks are made alike, walls do not flicker. One thread at a time.
 */
final class ColorField {

    private final int unit;
    private final int perTile;
    private final int firstTileRow;
    private final int firstTileColumn;
    private final int width;
    private final int[] colors;

    /**
     * @param unit side of a block in squares, a power of two
     * @param ground the colour until there is another
     */
    ColorField(int unit, int firstTileRow, int firstTileColumn, int tileRows, int tileColumns, int ground) {
        this.unit = unit;
        this.firstTileRow = firstTileRow;
        this.firstTileColumn = firstTileColumn;
        perTile = ChangedTiles.TILE / unit;
        width = tileColumns * perTile;
        colors = new int[width * tileRows * perTile];
        Arrays.fill(colors, ground);
    }

    /** Index of the block in the field's first column of a row. */
    int line(int row) {
        return (row - firstTileRow * perTile) * width - firstTileColumn * perTile;
    }

    int[] colors() {
        return colors;
    }

    void refresh(MazeBoard board, SquareColors from, int tileRow, int tileColumn) {
        if (unit == 2 && board instanceof GiantBoard giant && from.knowsBlocks()) {
            refreshByLooks(giant, from, tileRow, tileColumn);
            return;
        }
        for (int row = tileRow * perTile; row < (tileRow + 1) * perTile; row++) {
            int line = line(row);
            for (int column = tileColumn * perTile; column < (tileColumn + 1) * perTile; column++) {
                colors[line + column] = unit == 1 ? color(board, from, row, column) : merge(board, from, row, column);
            }
        }
    }

    /** Sets each block of a tile to the mean of its four blocks in a field of half the block size. */
    void merge(ColorField finer, int tileRow, int tileColumn) {
        int[] parts = finer.colors;
        for (int row = tileRow * perTile; row < (tileRow + 1) * perTile; row++) {
            int line = line(row);
            int upper = finer.line(2 * row);
            int lower = finer.line(2 * row + 1);
            for (int column = tileColumn * perTile; column < (tileColumn + 1) * perTile; column++) {
                int left = 2 * column;
                colors[line + column] = SquareColors.blend(
                        parts[upper + left], parts[upper + left + 1], parts[lower + left], parts[lower + left + 1]);
            }
        }
    }

    private void refreshByLooks(GiantBoard board, SquareColors from, int tileRow, int tileColumn) {
        for (int row = tileRow * perTile; row < (tileRow + 1) * perTile; row++) {
            int line = line(row);
            for (int column = tileColumn * perTile; column < (tileColumn + 1) * perTile; column++) {
                colors[line + column] = from.ofBlock(board.cellStates(2 * row, 2 * column));
            }
        }
    }

    private static int color(MazeBoard board, SquareColors from, int row, int column) {
        return row < board.rows() && column < board.columns() ? from.of(board, row, column) : from.wall();
    }

    private static int merge(MazeBoard board, SquareColors from, int row, int column) {
        return SquareColors.mean(
                from.wall(),
                color(board, from, 2 * row, 2 * column + 1),
                color(board, from, 2 * row + 1, 2 * column),
                color(board, from, 2 * row + 1, 2 * column + 1));
    }
}
