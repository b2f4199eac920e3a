package puzzlescope.ui.calls;

import java.util.List;
import puzzlescope.core.replay.CallTree;
import puzzlescope.core.replay.Timeline;
import puzzlescope.core.trace.Trace;

/** The rows of a tree of calls: of all that were made, or, where they are too many, of the way to the innermost one. FX thread only. */
final class CallRows {

    private static final long READ_NANOS = 1_000_000;
    private static final long PATH_NANOS = 1_000_000;

    private final CallTree tree;
    private final CallOutline outline;
    private List<CallRow> path = List.of();
    private long position = -1;

    /** @param most of recordings with more calls only the way to the innermost one is shown */
    CallRows(Trace trace, int most) {
        tree = new CallTree(trace, most);
        outline = new CallOutline(tree);
    }

    /** Whether the recording has more calls to be read. */
    boolean isBehind() {
        return tree.isBehind();
    }

    Trace trace() {
        return tree.trace();
    }

    /** The position whose calls these are; -1 before any. */
    long position() {
        return position;
    }

    /** Reads on for a moment and lays the calls out at the timeline's position; gives whether that is another one. */
    boolean show(Timeline timeline) {
        if (timeline.trace() != tree.trace()) {
            tree.use(timeline.trace());
            outline.forget();
            position = -1;
        }
        tree.read(READ_NANOS);
        boolean moved = position != timeline.position();
        position = timeline.position();
        if (tree.isWhole()) {
            outline.lay(position);
        } else {
            path = CallPath.rows(tree.trace(), position, timeline.depth(), PATH_NANOS);
        }
        return moved;
    }

    int size() {
        return tree.isWhole() ? outline.size() : path.size();
    }

    CallRow row(int row) {
        return tree.isWhole() ? outline.row(row) : path.get(row);
    }

    int depth(int row) {
        return tree.isWhole() ? outline.depth(row) : path.get(row).depth();
    }

    boolean isCall(int row) {
        return row >= 0 && !row(row).isLeftOut();
    }

    /** The row of the call that has just returned, else of the innermost open one; or -1. */
    int current() {
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

    /** The row of the call that an event opened; the current one if it has none, or the first. */
    int rowOf(long opened) {
        for (int row = 0; row < size(); row++) {
            if (row(row).opened() == opened && opened != CallRow.LEFT_OUT) {
                return row;
            }
        }
        return Math.max(current(), size() == 0 ? -1 : 0);
    }

    /** The row of the call that made the one of a row; -1 if none did. */
    int above(int row) {
        int above = row - 1;
        while (above >= 0 && depth(above) >= depth(row)) {
            above--;
        }
        return above;
    }

    /** Folds what a call called, or unfolds it. */
    void toggle(CallRow row) {
        outline.toggle(row.call());
    }
}
