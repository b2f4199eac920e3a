package puzzlescope.maze.fast;

import java.util.Arrays;

/**
 * The walls that no tile can decide alone, with the cells at the tiles' edges that they separate; each of these
 * represents its set. A second round of Kruskal's algorithm decides the walls.
 */
final class UndecidedWalls {

    private final long[] keys;
    private final int[] walls;
    private final int[] ones;
    private final int[] others;
    private final int[] parents;
    private int count;

    UndecidedWalls(int mostWalls, int mostEdges) {
        keys = new long[mostWalls];
        walls = new int[mostWalls];
        ones = new int[mostWalls];
        others = new int[mostWalls];
        parents = new int[mostEdges];
    }

    /** Adds a wall of the grid, with a key that contains its weight. */
    void add(long key, int wall, int one, int other) {
        keys[count] = WallWeights.renumbered(key, count);
        walls[count] = wall;
        ones[count] = one;
        others[count] = other;
        count++;
    }

    /** Receives the walls that are removed. */
    interface WallConsumer {
        void open(int wall);
    }

    /** Processes the walls in the order of their weights, and removes each that connects two sets. */
    void work(WallConsumer gone, Runnable meanwhile) {
        Arrays.fill(parents, -1);
        var sorted = new long[count];
        new BucketSort().sort(keys, count, sorted, meanwhile);
        for (int i = 0; i < count; i++) {
            int number = WallWeights.number(sorted[i]);
            if (DisjointSetForest.unite(parents, ones[number], others[number])) {
                gone.open(walls[number]);
            }
            if (i % ProgressListener.CELLS == 0) {
                meanwhile.run();
            }
        }
    }
}
