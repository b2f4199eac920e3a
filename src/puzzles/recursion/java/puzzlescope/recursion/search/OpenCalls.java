package puzzlescope.recursion.search;

import static puzzlescope.recursion.event.RecursionKind.NUMBER_CALLED;
import static puzzlescope.recursion.event.RecursionKind.STACK_FILLED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.recursion.event.RecursionKind;
import puzzlescope.recursion.event.RecursiveFunction;

/** Counts the calls of one run and enforces the stack limit. Solver thread only. */
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

    int made() {
        return made;
    }

    /**
     * Opens a call of a function of a number.
     *
     * @param back the caller's argument minus this call's
     * @throws StackFullException if the limit is reached
     */
    void call(int n, int back) {
        int nth = n < 0 ? 1 : ++times[n];
        sink.emit(NUMBER_CALLED, function.ordinal(), n, back, nth);
        opened();
    }

    /** Ends the innermost call of a function of a number. */
    void end(RecursionKind kind, int n, int back) {
        closed();
        sink.emit(kind, function.ordinal(), n, back);
    }

    /**
     * Counts a call that was opened.
     *
     * @throws StackFullException if the limit is reached
     */
    void opened() {
        made++;
        if (++open == limit) {
            sink.emit(STACK_FILLED, function.ordinal(), limit);
            throw new StackFullException();
        }
    }

    /** Counts the return of the innermost call. */
    void closed() {
        open--;
    }

    /** Thrown through all open calls when the limit is reached. */
    static final class StackFullException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        StackFullException() {
            super("the stack is full", null, false, false);
        }
    }
}
