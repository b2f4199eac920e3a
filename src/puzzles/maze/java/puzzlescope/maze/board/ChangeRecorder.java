package puzzlescope.maze.board;

import org.jspecify.annotations.Nullable;

/** Records the changes of a board for an observer, if there is one. One thread. */
final class ChangeRecorder {

    private final int rows;
    private final int columns;
    private @Nullable ChangedTiles changedTiles;

    /** @param rows the number of rows of squares */
    ChangeRecorder(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    ChangedTiles begin() {
        var fresh = new ChangedTiles(rows, columns);
        changedTiles = fresh;
        return fresh;
    }

    boolean isFor(ChangedTiles observer) {
        return changedTiles == observer;
    }

    void note(int row, int column) {
        if (changedTiles != null) {
            changedTiles.note(row, column);
        }
    }

    /** Includes the passages east and south, which are drawn like their cells. */
    void noteCell(int row, int column) {
        if (changedTiles != null) {
            changedTiles.note(row, column);
            changedTiles.note(row, column + 1);
            changedTiles.note(row + 1, column);
        }
    }

    void noteTiles(long[] tiles) {
        if (changedTiles != null) {
            changedTiles.noteTiles(tiles);
        }
    }

    void noteAll() {
        if (changedTiles != null) {
            changedTiles.noteAll();
        }
    }
}
