package puzzlescope.engine.puzzle;

import java.util.List;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;

/**
 * Advice on the next move.
 *
 * @param move the events of the move; empty if there is none to be advised
 * @param why the advice and its reason, or the reason why there is none
 * @param outlook the distance to the end from the current board
 */
public record Hint(List<Event> move, Message why, Outlook outlook) {

    public Hint {
        move = List.copyOf(move);
    }

    /** Creates advice without an outlook. */
    public Hint(List<Event> move, Message why) {
        this(move, why, Outlook.UNKNOWN);
    }

    /** Returns a hint without a move. */
    public static Hint none(Message why) {
        return new Hint(List.of(), why);
    }

    /** Returns a copy with this outlook. */
    public Hint with(Outlook known) {
        return new Hint(move, why, known);
    }
}
