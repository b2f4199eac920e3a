package puzzlescope.picture.run;

import java.util.List;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.trace.Trace;

/**
 * The rows of a tree of calls: of all calls or, where they are too many, of the path to the innermost one. One thread.
 */
public final class CallRows {

    /** Number of calls above which only the path to the innermost call is shown. */
    public static final int MOST_CALLS = 100_000;

    private final CallTree tree;
    private final CallOutline outline;
    private final long nanos;
    private List<CallRow> path = List.of();
    private long position = -1;

    /** @param nanos time limit of reading on, and of finding calls beside the open ones */
    public CallRows(Trace trace, long nanos) {
        this.nanos = nanos;
        tree = new CallTree(trace, MOST_CALLS);
        outline = new CallOutline(tree);
    }

    public boolean hasMoreToRead() {
        return tree.hasMoreToRead();
    }

    public Trace trace() {
        return tree.trace();
    }

    /** The position of these calls; -1 before the first. */
    public long position() {
        return position;
    }

    /** Reads on for a moment and lays the calls out at the timeline's position; returns whether that changed. */
    public boolean show(Timeline timeline) {
        if (timeline.trace() != tree.trace()) {
            tree.reset(timeline.trace());
            outline.forget();
            position = -1;
        }
        tree.read(nanos);
        boolean moved = position != timeline.position();
        position = timeline.position();
        if (tree.isWhole()) {
            outline.update(position);
        } else {
            path = CallPath.rows(tree.trace(), position, timeline.depth(), nanos);
        }
        return moved;
    }

    public int size() {
        return tree.isWhole() ? outline.size() : path.size();
    }

    public CallRow row(int row) {
        return tree.isWhole() ? outline.row(row) : path.get(row);
    }

    public int depth(int row) {
        return tree.isWhole() ? outline.depth(row) : path.get(row).depth();
    }

    public boolean isCall(int row) {
        return row >= 0 && !row(row).isLeftOut();
    }

    /** The row of the call that has just returned, else of the innermost open one; or -1. */
    public int current() {
        if (tree.isWhole()) {
            int returned = tree.returnedAt(position);
            int current = returned == CallTree.NONE ? tree.currentAt(position) : returned;
            return current == CallTree.NONE ? -1 : outline.rowOf(current);
        }
        int row = path.size() - 1;
        while (row >= 0 && !path.get(row).isOpen() && path.get(row).closed() != position - 1) {
            row--;
        }
        return row;
    }

    /** The row of the call opened by an event; if it has none, the current row or the first. */
    public int rowOf(long opened) {
        for (int row = 0; row < size(); row++) {
            if (row(row).opened() == opened && opened != CallRow.LEFT_OUT) {
                return row;
            }
        }
        return Math.max(current(), size() == 0 ? -1 : 0);
    }

    /** The row of a row's caller; -1 if there is none. */
    public int above(int row) {
        int above = row - 1;
        while (above >= 0 && depth(above) >= depth(row)) {
            above--;
        }
        return above;
    }

    /** Folds or unfolds the children of a call. */
    public void toggle(CallRow row) {
        outline.toggle(row.call());
    }
}
