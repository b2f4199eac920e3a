package puzzlescope.core.puzzle.maze;

import java.nio.ByteBuffer;

/**
 * Disjoint sets of cells as a forest: the smaller set hangs below the larger one and takes its number. No path is
 * shortened, so that the last union can be taken back; a find climbs at most log n links all the same. A set's number is
 * that of its root, counted from 1. One thread.
 *
 * <p>Source: B. A. Galler and M. J. Fischer, An improved equivalence algorithm (1964).
 */
final class Sets {

    private final int[] parents;
    private final int[] sizes;

    Sets(int cells) {
        parents = new int[cells];
        sizes = new int[cells];
        for (int cell = 0; cell < cells; cell++) {
            parents[cell] = cell;
            sizes[cell] = 1;
        }
    }

    /** The number of the set that a cell is in. */
    int number(int cell) {
        int root = cell;
        while (parents[root] != root) {
            root = parents[root];
        }
        return root + 1;
    }

    /** How many cells the set with a number has. */
    int size(int number) {
        return sizes[number - 1];
    }

    /** The number that the union of two sets gets: that of the larger one, of two equal ones the lower. */
    int keeping(int one, int other) {
        int difference = size(one) - size(other);
        return difference > 0 || (difference == 0 && one < other) ? one : other;
    }

    void unite(int kept, int absorbed) {
        parents[absorbed - 1] = kept - 1;
        sizes[kept - 1] += sizes[absorbed - 1];
    }

    /** Takes the last union out. */
    void part(int kept, int absorbed) {
        sizes[kept - 1] -= sizes[absorbed - 1];
        parents[absorbed - 1] = absorbed - 1;
    }

    int bytes() {
        return 2 * Integer.BYTES * parents.length;
    }

    void write(ByteBuffer bytes) {
        for (int cell = 0; cell < parents.length; cell++) {
            bytes.putInt(parents[cell]).putInt(sizes[cell]);
        }
    }

    void read(ByteBuffer bytes) {
        for (int cell = 0; cell < parents.length; cell++) {
            parents[cell] = bytes.getInt();
            sizes[cell] = bytes.getInt();
        }
    }
}
