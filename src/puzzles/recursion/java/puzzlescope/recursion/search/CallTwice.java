package puzzlescope.recursion.search;

import static puzzlescope.recursion.event.RecursionKind.FIRST_CALLED;
import static puzzlescope.recursion.event.RecursionKind.GOODBYE_PRINTED;
import static puzzlescope.recursion.event.RecursionKind.GOODBYE_RETURNED;
import static puzzlescope.recursion.event.RecursionKind.HANDED_CALLED;
import static puzzlescope.recursion.event.RecursionKind.HANDED_RETURNED;
import static puzzlescope.recursion.event.RecursionKind.HELLO_PRINTED;
import static puzzlescope.recursion.event.RecursionKind.HELLO_RETURNED;
import static puzzlescope.recursion.event.RecursionKind.PRINTED_TWICE;
import static puzzlescope.recursion.event.RecursionKind.SECOND_CALLED;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.recursion.event.Greeting;

/**
 * A function that takes another function as its argument and calls it twice.
 *
 * <p>Source: Al Sweigart, The Recursive Book of Recursion (2022), chapter 10, where match functions are passed to a
 * walk.
 *
 * <p>Input: the function passed. Output: its text, printed twice, after three calls. Time and space are constant.
 * Deterministic, no seed.
 */
public record CallTwice(Greeting greeting) implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        sink.emit(HANDED_CALLED, greeting.ordinal());
        call(FIRST_CALLED, sink);
        call(SECOND_CALLED, sink);
        sink.emit(HANDED_RETURNED, greeting.ordinal());
        sink.emit(PRINTED_TWICE, greeting.ordinal());
        return RunOutcome.SOLVED;
    }

    private void call(EventKind call, EventSink sink) {
        boolean hello = greeting == Greeting.HELLO;
        sink.emit(call, greeting.ordinal());
        sink.emit(hello ? HELLO_PRINTED : GOODBYE_PRINTED, greeting.ordinal());
        sink.emit(hello ? HELLO_RETURNED : GOODBYE_RETURNED, greeting.ordinal());
    }
}
