package puzzlescope.maze.board;

import org.jspecify.annotations.Nullable;

/** Records the changes of a board for an observer, if there is one. One thread. */
final class Watch {

    private final int rows;
    private final int columns;
    private @Nullable Changes changes;

    /** @param rows the number of rows of squares */
    Watch(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    Changes begin() {
        var fresh = new Changes(rows, columns);
        changes = fresh;
        return fresh;
    }

    boolean isFor(Changes observer) {
        return changes == observer;
    }

    void note(int row, int column) {
        if (changes != null) {
            changes.note(row, column);
        }
    }

    /** Includes the passages east and south, which are drawn like their cells. */
    void noteCell(int row, int column) {
        if (changes != null) {
            changes.note(row, column);
            changes.note(row, column + 1);
            changes.note(row + 1, column);
        }
    }

    void noteTiles(long[] tiles) {
        if (changes != null) {
            changes.noteTiles(tiles);
        }
    }

    void noteAll() {
        if (changes != null) {
            changes.noteAll();
        }
    }
}
