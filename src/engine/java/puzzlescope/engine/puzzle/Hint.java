package puzzlescope.engine.puzzle;

import java.util.List;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;

/**
 * Advice on the next move.
 *
 * @param move the events of the move; empty if there is none to be advised
 * @param why what to do and why, or why nothing can be advised
 * @param outlook what is known of the way to the end from where the advice is given
 */
public record Hint(List<Event> move, Message why, Outlook outlook) {

    public Hint {
        move = List.copyOf(move);
    }

    /** Advice where nothing is known of the rest of the way. */
    public Hint(List<Event> move, Message why) {
        this(move, why, Outlook.UNKNOWN);
    }

    /** No move can be advised. */
    public static Hint none(Message why) {
        return new Hint(List.of(), why);
    }

    /** The same where this is known. */
    public Hint with(Outlook known) {
        return new Hint(move, why, known);
    }
}
