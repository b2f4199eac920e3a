package puzzlescope.engine.puzzle;

import java.util.stream.Stream;
import puzzlescope.engine.event.Event;

/** How the program that tells a run writes its calls, where pseudocode writes them otherwise. Stateless; any thread. */
@FunctionalInterface
public interface CallNames {

    /** Of a program that writes them as the pseudocode does. */
    CallNames AS_PSEUDOCODE = (opened, _) -> opened.callWithLead();

    /**
     * A call as the program writes it.
     *
     * @param opened the event that opened it
     * @param callers the events that opened the calls which it lies in, the innermost first; they are read as far as they are
     *     asked for, and end early where the recording's beginning is not kept
     */
    String of(Event opened, Stream<Event> callers);
}
