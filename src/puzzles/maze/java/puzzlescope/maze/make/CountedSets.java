package puzzlescope.maze.make;

import java.util.Arrays;
import puzzlescope.maze.board.Sets;

/**
 * Disjoint sets that know how many cells they have, so that the smaller one is absorbed: a find then climbs at most log n
 * links. Solver thread only.
 */
public final class CountedSets {

    private final Sets sets;
    private final int[] sizes;

    public CountedSets(int cells) {
        sets = new Sets(cells);
        sizes = new int[cells];
        Arrays.fill(sizes, 1);
    }

    /** The number of the set that a cell is in. */
    public int number(int cell) {
        return sets.number(cell);
    }

    /** How many cells the set with a number has. */
    public int size(int number) {
        return sizes[number - 1];
    }

    /** The number that the union of two sets gets: that of the larger one, of two equal ones the lower. */
    public int keeping(int one, int other) {
        int difference = size(one) - size(other);
        return difference > 0 || (difference == 0 && one < other) ? one : other;
    }

    public void unite(int kept, int absorbed) {
        sets.unite(kept, absorbed);
        sizes[kept - 1] += sizes[absorbed - 1];
    }
}
