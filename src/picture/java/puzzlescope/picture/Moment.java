package puzzlescope.picture;

import java.util.Optional;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;

/**
 * What is to be drawn. The board always is where the movement ends: a view moves the piece that {@code event} names from
 * where it was to where the board has it.
 *
 * @param board the board at the position
 * @param event the event that is shown; empty at the start
 * @param progress how much of the movement is over, from 0 to 1; 1 at rest
 * @param forward whether the event was just applied; if false it was just undone
 */
public record Moment(Board board, Optional<Event> event, double progress, boolean forward) {

    /** How much of the event has happened, from 0 (not at all) to 1, whichever way it is played. */
    public double happened() {
        return forward ? progress : 1 - progress;
    }

    public boolean isAtRest() {
        return progress >= 1;
    }
}
