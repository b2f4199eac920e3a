package puzzlescope.ui.puzzle.maze;

import java.util.Arrays;
import puzzlescope.core.puzzle.maze.Changes;
import puzzlescope.core.puzzle.maze.MazeBoard;

/**
 * The colours that pixels are made of, tile by tile: of the squares of a part of the board, or, for a maze that is seen from
 * afar, of all its blocks of two by two squares, a cell with the walls and passages north and west of it. Since all blocks
 * are made alike, walls do not flicker. FX thread only.
 */
final class ColorField {

    private final int unit;
    private final int perTile;
    private final int firstTileRow;
    private final int firstTileColumn;
    private final int width;
    private final int[] colors;

    /**
     * @param unit how many squares a block has on a side, 1 or 2
     * @param ground the colour until there is another
     */
    ColorField(int unit, int firstTileRow, int firstTileColumn, int tileRows, int tileColumns, int ground) {
        this.unit = unit;
        this.firstTileRow = firstTileRow;
        this.firstTileColumn = firstTileColumn;
        perTile = Changes.TILE / unit;
        width = tileColumns * perTile;
        colors = new int[width * tileRows * perTile];
        Arrays.fill(colors, ground);
    }

    /** Where the colour of a block in the field's first column lies. */
    int line(int row) {
        return (row - firstTileRow * perTile) * width - firstTileColumn * perTile;
    }

    int[] colors() {
        return colors;
    }

    void refresh(MazeBoard board, SquareColors from, int tileRow, int tileColumn) {
        if (unit == 2 && from.knowsBlocks(board)) {
            refreshByLooks(board, from, tileRow, tileColumn);
            return;
        }
        for (int row = tileRow * perTile; row < (tileRow + 1) * perTile; row++) {
            int line = line(row);
            for (int column = tileColumn * perTile; column < (tileColumn + 1) * perTile; column++) {
                colors[line + column] = unit == 1 ? color(board, from, row, column) : merge(board, from, row, column);
            }
        }
    }

    private void refreshByLooks(MazeBoard board, SquareColors from, int tileRow, int tileColumn) {
        for (int row = tileRow * perTile; row < (tileRow + 1) * perTile; row++) {
            int line = line(row);
            for (int column = tileColumn * perTile; column < (tileColumn + 1) * perTile; column++) {
                colors[line + column] = from.ofBlock(board.look(2 * row, 2 * column));
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
