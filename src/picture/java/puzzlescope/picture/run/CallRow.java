package puzzlescope.picture.run;

import puzzlescope.engine.replay.CallTree;

/**
 * A row of an outline of calls.
 *
 * @param call its number in the {@link CallTree}, or {@link CallTree#NONE} where there is no tree
 * @param opened the number of the event that opened it; {@link #LEFT_OUT} for a row that stands for calls not shown
 * @param closed the number of the event that ended it, or {@link CallTree#UNKNOWN} while it is open
 * @param depth how many calls are above it
 * @param foldable whether it has called something
 * @param folded whether what it has called is not shown
 * @param solved whether a solution was found in it
 */
public record CallRow(int call, long opened, long closed, int depth, boolean foldable, boolean folded, boolean solved) {

    public static final long LEFT_OUT = -1;

    static CallRow leftOut(int depth) {
        return new CallRow(CallTree.NONE, LEFT_OUT, CallTree.UNKNOWN, depth, false, false, false);
    }

    public boolean isLeftOut() {
        return opened == LEFT_OUT;
    }

    public boolean isOpen() {
        return !isLeftOut() && closed == CallTree.UNKNOWN;
    }
}
