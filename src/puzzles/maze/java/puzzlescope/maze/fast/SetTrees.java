package puzzlescope.maze.fast;

/**
 * Disjoint sets as trees in an array: each place has the next one on the way to the root, a root has minus the size of its set.
 *
 * <p>Source: B. A. Galler and M. J. Fischer, An improved equivalence algorithm (1964); the smaller goes under the larger, and
 * ways are halved, as R. E. Tarjan and J. van Leeuwen tell (1984). All but constant time each.
 */
final class SetTrees {

    private SetTrees() {}

    /** Makes one set of those of two places; whether they were two. */
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

    /** The root of a place; the way there is halved. */
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
