package puzzlescope.core.puzzle;

import java.util.List;
import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;

/**
 * Advice on the next move.
 *
 * @param move the events of the move; empty if there is none to be advised
 * @param why what to do and why, or why nothing can be advised
 */
public record Hint(List<Event> move, Message why) {

    public Hint {
        move = List.copyOf(move);
    }

    /** No move can be advised. */
    public static Hint none(Message why) {
        return new Hint(List.of(), why);
    }
}
