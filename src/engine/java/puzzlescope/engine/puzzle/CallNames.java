package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Variables.Variable;

/**
 * The program's notation for calls, where it differs from that of the pseudocode, and what they compute. Stateless; any
 * thread.
 */
@FunctionalInterface
public interface CallNames {

    /** Notation of a program that writes calls as the pseudocode does. */
    CallNames AS_PSEUDOCODE = (opened, _) -> opened.callWithLead();

    /**
     * Returns a call as the program writes it.
     *
     * @param opened the event that opened the call
     * @param callers the events that opened the enclosing calls, the innermost first; read lazily, and ends early where
     *     the recording's beginning is not kept
     */
    String of(Event opened, Stream<Event> callers);

    /**
     * Returns what a call computes where it is, its variables replaced by their values, with the calls that it makes as
     * {@link Event#call} says them: {@code = fib(3) + fib(2)} for the value of the call itself, {@code x = f(2) + 1} for
     * that of a variable, {@code if f(2) > 1} for a choice; empty if it computes nothing, or if that is not known.
     *
     * @param opened the event that opened the call
     * @param step the step by which the call came where it is, such as a line of a person's program; the event that
     *     opened it if there is none
     * @param variables returns the variables of the call
     */
    default String expression(Event opened, Event step, Supplier<List<Variable>> variables) {
        return "";
    }
}
