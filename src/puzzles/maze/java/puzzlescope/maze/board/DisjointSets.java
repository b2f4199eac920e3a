package puzzlescope.maze.board;

import puzzlescope.engine.event.StateIo;

/**
 * Disjoint sets of cells as a forest: the absorbed set becomes a child of the kept one and takes its number. There is
 * no path compression, so that the last union can be undone. A set's number is that of its root, counted from 1. One
 * thread.
 *
 * <p>Source: B. A. Galler and M. J. Fischer, An improved equivalence algorithm (1964).
 */
public final class DisjointSets {

    private final int[] parents;

    public DisjointSets(int cells) {
        parents = new int[cells];
        for (int cell = 0; cell < cells; cell++) {
            parents[cell] = cell;
        }
    }

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

    /** Undoes the last union, in which this set was absorbed. */
    void part(int absorbed) {
        parents[absorbed - 1] = absorbed - 1;
    }

    int size() {
        return parents.length;
    }

    void state(StateIo io) {
        for (int cell = 0; cell < parents.length; cell++) {
            parents[cell] = cell + io.compact(parents[cell] - cell);
        }
    }
}
