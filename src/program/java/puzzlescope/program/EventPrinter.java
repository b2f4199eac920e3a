package puzzlescope.program;

import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;

/** Prints a run in a form in which it can be read again. One thread. */
public interface EventPrinter {

    /** Prints what comes before the first event. */
    void begin(Puzzle puzzle, Arguments arguments);

    /** Prints what tells an event, if anything does. */
    void emit(long event);

    /** Prints what comes after the last event. */
    default void end() {}

    /** Returns whether no event told anything that this form could show. */
    default boolean isEmpty() {
        return false;
    }
}
