package puzzlescope.engine.puzzle;

import java.util.stream.Stream;
import puzzlescope.engine.event.Event;

/** The program's notation for calls, where it differs from that of the pseudocode. Stateless; any thread. */
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
}
