package puzzlescope.engine.puzzle;

import java.util.List;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;

/**
 * Advice on the next move.
 *
 * @param move the events of the move; empty if there is none to be advised
 * @param why the advice and its reason, or the reason why there is none
 * @param distance the distance to the end from the current board
 */
public record Hint(List<Event> move, Message why, DistanceToGoal distance) {

    public Hint {
        move = List.copyOf(move);
    }

    /** Creates advice without an outlook. */
    public Hint(List<Event> move, Message why) {
        this(move, why, DistanceToGoal.UNKNOWN);
    }

    /** Returns a hint without a move. */
    public static Hint none(Message why) {
        return new Hint(List.of(), why);
    }

    /** Returns a copy with this outlook. */
    public Hint with(DistanceToGoal known) {
        return new Hint(move, why, known);
    }
}
