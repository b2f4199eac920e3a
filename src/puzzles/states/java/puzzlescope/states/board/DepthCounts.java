package puzzlescope.states.board;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.search.FoundGraph;

/**
 * The number of nodes at each depth, among those found at a position. Follows a position in time proportional to the
 * distance moved.
 */
public final class DepthCounts {

    private @Nullable FoundGraph found;
    private int[] counts = new int[1];
    private int counted;

    /** Updates the counts to the position and returns whether anything has changed. */
    public boolean follow(SearchPosition search) {
        if (search.found() != found) {
            found = search.found();
            counts = new int[1];
            counted = 0;
        } else if (search.nodes() == counted) {
            return false;
        }
        for (; counted < search.nodes(); counted++) {
            int depth = search.found().depth(counted);
            if (depth >= counts.length) {
                counts = Arrays.copyOf(counts, Math.max(depth + 1, 2 * counts.length));
            }
            counts[depth]++;
        }
        while (counted > search.nodes()) {
            counts[search.found().depth(--counted)]--;
        }
        return true;
    }

    public int count(int depth) {
        return depth < counts.length ? counts[depth] : 0;
    }

    /** The least depth with the most nodes. */
    public int fullest() {
        int fullest = 0;
        for (int depth = 1; depth < counts.length; depth++) {
            fullest = counts[depth] > counts[fullest] ? depth : fullest;
        }
        return fullest;
    }

    /** The greatest depth at which there is a node. */
    public int deepest() {
        int deepest = counts.length - 1;
        while (deepest > 0 && counts[deepest] == 0) {
            deepest--;
        }
        return deepest;
    }
}
