package puzzlescope.engine.run;

import puzzlescope.engine.event.EventSink;

/** An algorithm applied to one instance. Each call of {@link #solve} starts afresh and emits the same events. */
@FunctionalInterface
public interface Solver {

    /**
     * Runs the algorithm to its end.
     *
     * @return {@link RunOutcome#SOLVED}, {@link RunOutcome#NO_SOLUTION}, {@link RunOutcome#GAVE_UP} or
     *     {@link RunOutcome#STACK_OVERFLOW}
     * @throws puzzlescope.engine.event.RunStoppedException if the sink throws it
     */
    RunOutcome solve(EventSink sink);
}
