package puzzlescope.engine.puzzle;

import java.util.List;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;

/**
 * A position in a run.
 *
 * @param board the board before the next event
 * @param calls the innermost open calls, as in the pseudocode, innermost first
 * @param next the event that comes next
 * @param earlier the number of earlier events of its kind
 */
public record StepSituation(Board board, List<String> calls, Event next, long earlier) {

    public StepSituation {
        calls = List.copyOf(calls);
    }

    /** Returns whether no event of this kind came earlier, as for what is asked once a run. */
    public boolean isFirst() {
        return earlier == 0;
    }
}
