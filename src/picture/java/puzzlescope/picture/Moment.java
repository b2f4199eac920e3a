package puzzlescope.picture;

import java.util.Optional;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.program.ProgramEvent;

/**
 * A moment to draw. The board is always in the state at the end of the movement: a view moves the piece named by
 * {@code event} from its old position to its position on the board.
 *
 * @param board the board at the position
 * @param event the event shown; empty at the start
 * @param progress share of the movement that is complete, from 0 to 1; 1 at rest
 * @param forward whether the event was just applied; if false it was just undone
 */
public record Moment(Board board, Optional<Event> event, double progress, boolean forward) {

    /** Returns the moment as a painter of the puzzle knows it: what programs tell besides moves nothing on a board. */
    public Moment ofPuzzle() {
        return event.orElse(null) instanceof ProgramEvent
                ? new Moment(board, Optional.empty(), progress, forward)
                : this;
    }

    /** Share of the event that has happened, from 0 (none) to 1, in either direction of playback. */
    public double happened() {
        return forward ? progress : 1 - progress;
    }

    public boolean isAtRest() {
        return progress >= 1;
    }
}
