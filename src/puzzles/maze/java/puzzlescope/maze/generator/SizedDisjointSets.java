package puzzlescope.maze.generator;

import java.util.Arrays;
import puzzlescope.maze.board.DisjointSets;

/**
 * Disjoint sets with sizes, so that the smaller one is absorbed: a find then takes at most log n steps. Solver thread
 * only.
 */
public final class SizedDisjointSets {

    private final DisjointSets disjointSets;
    private final int[] sizes;

    public SizedDisjointSets(int cells) {
        disjointSets = new DisjointSets(cells);
        sizes = new int[cells];
        Arrays.fill(sizes, 1);
    }

    public int number(int cell) {
        return disjointSets.number(cell);
    }

    /** The size of the set with a number. */
    public int size(int number) {
        return sizes[number - 1];
    }

    /** The number of the union of two sets: that of the larger one, of two equal ones the lower. */
    public int survivor(int one, int other) {
        int difference = size(one) - size(other);
        return difference > 0 || (difference == 0 && one < other) ? one : other;
    }

    public void unite(int kept, int absorbed) {
        disjointSets.unite(kept, absorbed);
        sizes[kept - 1] += sizes[absorbed - 1];
    }
}
