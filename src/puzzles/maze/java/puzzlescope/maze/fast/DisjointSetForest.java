package puzzlescope.maze.fast;

/**
 * Disjoint sets as trees in an array: each entry holds its parent, a root minus the size of its set.
 *
 * <p>Source: B. A. Galler and M. J. Fischer, An improved equivalence algorithm (1964); union by size with path halving,
 * as in R. E. Tarjan and J. van Leeuwen (1984). Almost constant time each.
 */
final class DisjointSetForest {

    private DisjointSetForest() {}

    /** Unites the sets of two elements; returns whether they were different. */
    static boolean unite(int[] parents, int one, int other) {
        int kept = root(parents, one);
        int absorbed = root(parents, other);
        if (kept == absorbed) {
            return false;
        }
        if (parents[kept] > parents[absorbed]) {
            int larger = absorbed;
            absorbed = kept;
            kept = larger;
        }
        parents[kept] += parents[absorbed];
        parents[absorbed] = kept;
        return true;
    }

    /** Returns the root of an element, halving the path to it. */
    static int root(int[] parents, int start) {
        int here = start;
        int next = parents[here];
        while (next >= 0) {
            int beyond = parents[next];
            if (beyond < 0) {
                return next;
            }
            parents[here] = beyond;
            here = beyond;
            next = parents[here];
        }
        return here;
    }
}
