package puzzlescope.recursion.picture;

import java.util.HashMap;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.engine.trace.Trace;
import puzzlescope.recursion.event.NumberEvent;

/**
 * Layout of a tree of calls, from the top down: leaf calls side by side, a unit apart, every other call centred above
 * its children. Made from all calls that are read, so that nothing moves while the tree is shown growing.
 */
public final class CallLayout {

    private final CallTree tree;
    private final Trace trace;
    private final int size;
    private final float[] x;
    private final int[] level;
    private final short[] argument;
    /** The deepest level of a call and its subtree. */
    private final int[] lowest;

    private final int[] width;
    private int leaves;
    private int levels;

    public CallLayout(CallTree tree) {
        this.tree = tree;
        trace = tree.trace();
        size = tree.size();
        x = new float[size];
        level = new int[size];
        argument = new short[size];
        lowest = new int[size];
        width = new int[size];
        place();
        readArguments();
    }

    private void place() {
        for (int call = 0; call < size; call++) {
            int above = tree.parent(call);
            level[call] = above == CallTree.NONE ? 0 : level[above] + 1;
            lowest[call] = level[call];
            levels = Math.max(levels, level[call] + 1);
            if (isLeaf(call)) {
                x[call] = leaves++;
                width[call] = 1;
            }
        }
        for (int call = size - 1; call >= 0; call--) {
            if (!isLeaf(call)) {
                x[call] = (x[call + 1] + x[lastChild(call)]) / 2;
            }
            int above = tree.parent(call);
            if (above != CallTree.NONE) {
                lowest[above] = Math.max(lowest[above], lowest[call]);
                width[above] += width[call];
            }
        }
    }

    private int lastChild(int call) {
        int child = call + 1;
        while (tree.end(child) < tree.end(call)) {
            child = tree.end(child);
        }
        return child;
    }

    private void readArguments() {
        var different = new HashMap<String, Integer>();
        for (int call = 0; call < size; call++) {
            var opening = RecursionScene.event(trace, tree.opened(call));
            if (opening instanceof NumberEvent.NumberCalled called) {
                argument[call] = (short) called.n();
            } else if (opening instanceof ProgramEvent.Called called) {
                argument[call] = (short) different
                        .computeIfAbsent(called.call(), _ -> different.size() & Short.MAX_VALUE)
                        .intValue();
            }
        }
    }

    public int size() {
        return size;
    }

    /** Returns whether this is the layout of a tree's current content. */
    public boolean isOf(CallTree other) {
        return size == other.size() && trace == other.trace();
    }

    boolean isLeaf(int call) {
        return tree.end(call) == call + 1;
    }

    /** Horizontal position, from 0 to below {@link #leaves}, in units of the distance between two leaves. */
    double x(int call) {
        return x[call];
    }

    /** Level of a call; that of the first call is 0. */
    int level(int call) {
        return level[call];
    }

    int lowest(int call) {
        return lowest[call];
    }

    /** Returns the argument of a call; for those of a program the same number for equal calls. */
    public int argument(int call) {
        return argument[call];
    }

    int leaves() {
        return leaves;
    }

    int levels() {
        return levels;
    }

    /** Returns the number of leaves below a call; 1 for a leaf. */
    int width(int call) {
        return width[call];
    }
}
