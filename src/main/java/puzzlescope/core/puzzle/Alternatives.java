package puzzlescope.core.puzzle;

import java.util.stream.LongStream;
import puzzlescope.core.event.Board;

/**
 * What might be taken for the next event of a run by somebody who does not know it: said by a puzzle where a recording alone cannot
 * tell. All are packed events of the run's vocabulary that do not come next and would be false if they were said of the board.
 * Stateless; any thread.
 */
public interface Alternatives {

    /** Of a puzzle whose recordings tell enough. */
    Alternatives NONE = new Alternatives() {};

    /**
     * The same done elsewhere: to another square, with another disk, in another direction.
     *
     * @param board as it stands before the event
     */
    default LongStream elsewhere(Board board, long next) {
        return LongStream.empty();
    }

    /**
     * What else might have come of the same: accepted, or rejected for another reason.
     *
     * @param board as it stands before the event
     */
    default LongStream otherwise(Board board, long next) {
        return LongStream.empty();
    }
}
