package puzzlescope.core.puzzle.maze.board;

import java.nio.ByteBuffer;

/**
 * Disjoint sets of cells as a forest: the absorbed set hangs below the kept one and takes its number. No path is shortened,
 * so that the last union can be taken back. A set's number is that of its root, counted from 1. One thread.
 *
 * <p>Source: B. A. Galler and M. J. Fischer, An improved equivalence algorithm (1964).
 */
public final class Sets {

    private final int[] parents;

    public Sets(int cells) {
        parents = new int[cells];
        for (int cell = 0; cell < cells; cell++) {
            parents[cell] = cell;
        }
    }

    /** The number of the set that a cell is in. */
    public int number(int cell) {
        int root = cell;
        while (parents[root] != root) {
            root = parents[root];
        }
        return root + 1;
    }

    public void unite(int kept, int absorbed) {
        parents[absorbed - 1] = kept - 1;
    }

    /** Takes the last union, in which this set was absorbed, out. */
    void part(int absorbed) {
        parents[absorbed - 1] = absorbed - 1;
    }

    int bytes() {
        int bytes = 0;
        for (int cell = 0; cell < parents.length; cell++) {
            bytes += ShortForm.bytes(parents[cell] - cell);
        }
        return bytes;
    }

    void write(ByteBuffer bytes) {
        for (int cell = 0; cell < parents.length; cell++) {
            ShortForm.write(parents[cell] - cell, bytes);
        }
    }

    void read(ByteBuffer bytes) {
        for (int cell = 0; cell < parents.length; cell++) {
            parents[cell] = cell + ShortForm.read(bytes);
        }
    }
}
