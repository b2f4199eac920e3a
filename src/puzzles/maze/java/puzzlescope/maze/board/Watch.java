package puzzlescope.maze.board;

import org.jspecify.annotations.Nullable;

/** Takes down for an observer, if there is one, what changes on a board. One thread. */
final class Watch {

    private final int rows;
    private final int columns;
    private @Nullable Changes changes;

    /** @param rows how many rows of squares the board has */
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

    /** The passages in the east and south are drawn as their cells are, so that they change too. */
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
