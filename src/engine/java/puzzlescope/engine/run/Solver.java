package puzzlescope.engine.run;

import puzzlescope.engine.event.EventSink;

/** An algorithm applied to one instance. Each call of {@link #solve} starts afresh and emits the same events. */
@FunctionalInterface
public interface Solver {

    /**
     * Runs the algorithm to its end.
     *
     * @return {@link Outcome#SOLVED}, {@link Outcome#NO_SOLUTION}, {@link Outcome#GAVE_UP} or
     *     {@link Outcome#STACK_OVERFLOW}
     * @throws puzzlescope.engine.event.RunStopped if the sink throws it
     */
    Outcome solve(EventSink sink);
}
