package puzzlescope.core.puzzle.recursion.search;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.recursion.event.RecursiveFunction;
import puzzlescope.core.puzzle.recursion.event.StackEvent;

/** Counts the calls of one run and sees that no more are open than the stack is to hold. Solver thread only. */
final class OpenCalls {

    private final RecursiveFunction function;
    private final int limit;
    private final EventSink sink;
    private final int[] times;
    private int open;
    private int made;

    OpenCalls(RecursiveFunction function, int limit, EventSink sink) {
        this.function = function;
        this.limit = limit;
        this.sink = sink;
        times = new int[function.isOfNumber() ? function.greatest() + 1 : 0];
    }

    /** How many calls have been made. */
    int made() {
        return made;
    }

    /** Which call with this argument comes next, from 1. */
    int next(int n) {
        return n < 0 ? 1 : ++times[n];
    }

    /**
     * Opens a call.
     *
     * @throws StackFull if that was the last one that there is room for
     */
    void open(long event) {
        sink.emit(event);
        made++;
        if (++open == limit) {
            sink.emit(new StackEvent.StackFilled(function, limit).pack());
            throw new StackFull();
        }
    }

    /** Ends the innermost call. */
    void close(long event) {
        open--;
        sink.emit(event);
    }

    /** Thrown through all open calls when there is no room for another. */
    static final class StackFull extends RuntimeException {

        private static final long serialVersionUID = 1L;

        StackFull() {
            super("the stack is full", null, false, false);
        }
    }
}
