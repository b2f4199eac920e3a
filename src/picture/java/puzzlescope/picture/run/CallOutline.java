package puzzlescope.picture.run;

import java.util.Arrays;
import java.util.BitSet;
import puzzlescope.engine.replay.CallTree;

/**
 * The rows of a tree of calls at a position: calls that were made before it, each above its children. A tree of few
 * calls is shown whole; of a larger one only the open calls and their direct children. Calls folded or unfolded by a
 * person stay so. One thread.
 */
public final class CallOutline {

    /** Number of calls up to which all are shown. */
    public static final int FEW = 64;

    private final CallTree tree;
    private final BitSet foldedByHand = new BitSet();
    private final BitSet unfoldedByHand = new BitSet();
    private int[] calls = new int[FEW];
    private int[] depths = new int[FEW];
    private int size;
    private int made;
    private long position;

    public CallOutline(CallTree tree) {
        this.tree = tree;
    }

    /** Forgets what was folded and unfolded by hand. */
    public void forget() {
        foldedByHand.clear();
        unfoldedByHand.clear();
    }

    /** Lays out the rows for a position. */
    public void update(long at) {
        position = at;
        made = tree.countAt(at);
        size = 0;
        int call = 0;
        int depth = 0;
        int before = CallTree.NONE;
        while (call < made) {
            int above = tree.parent(call);
            for (int up = before; up != above; up = tree.parent(up)) {
                depth--;
            }
            depth++;
            add(call, depth - 1);
            before = call;
            call = isUnfolded(call) ? call + 1 : Math.min(tree.end(call), made);
        }
    }

    private void add(int call, int depth) {
        if (size == calls.length) {
            calls = Arrays.copyOf(calls, 2 * size);
            depths = Arrays.copyOf(depths, 2 * size);
        }
        calls[size] = call;
        depths[size++] = depth;
    }

    private boolean isUnfolded(int call) {
        return unfoldedByHand.get(call) || (!foldedByHand.get(call) && (made <= FEW || tree.isOpenAt(call, position)));
    }

    /** Folds an unfolded call, and vice versa. */
    public void toggle(int call) {
        boolean unfold = !isUnfolded(call);
        unfoldedByHand.set(call, unfold);
        foldedByHand.set(call, !unfold);
        update(position);
    }

    public int size() {
        return size;
    }

    public int depth(int row) {
        return depths[row];
    }

    public CallRow row(int row) {
        int call = calls[row];
        long closed = tree.closed(call) < position ? tree.closed(call) : CallTree.UNKNOWN;
        boolean foldable = call + 1 < made && tree.parent(call + 1) == call;
        return new CallRow(
                call,
                tree.opened(call),
                closed,
                depths[row],
                foldable,
                foldable && !isUnfolded(call),
                tree.isSolvedAt(call, position));
    }

    /** The row of a call, or of the innermost call above it that has one; -1 if there is none. */
    public int rowOf(int call) {
        int found = Arrays.binarySearch(calls, 0, size, call);
        for (int above = call; found < 0 && above != CallTree.NONE; above = tree.parent(above)) {
            found = Arrays.binarySearch(calls, 0, size, above);
        }
        return found < 0 ? -1 : found;
    }
}
