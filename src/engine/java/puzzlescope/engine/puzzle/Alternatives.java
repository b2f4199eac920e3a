package puzzlescope.engine.puzzle;

import java.util.stream.LongStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.EventKind;

/**
 * What might be taken for the next event of a run by somebody who does not know it: said by a puzzle where a recording alone cannot
 * tell. All are packed events of the run's vocabulary; but for the next one itself they would be false if they were said of the board.
 * Stateless; any thread.
 */
public interface Alternatives {

    /** What chance decides of an event, which nobody can know before. */
    enum Chance {
        /** Nothing: it follows from the board. */
        NONE,
        /** Where it happens; what comes of it there follows from the board. */
        WHERE,
        /** Whether it happens at all. */
        WHETHER
    }

    /** Of a puzzle whose recordings tell enough. */
    Alternatives NONE = new Alternatives() {};

    /**
     * All that might be done, what comes next among it: with another square, another disk, in another direction. Empty where the
     * recording alone is to tell; that alone which comes next where nobody can know it.
     *
     * @param board as it stands before the event
     * @param kind that of the event
     */
    default LongStream elsewhere(Board board, EventKind kind, long next) {
        return LongStream.empty();
    }

    /** What chance decides of an event of a kind, so that it could only be guessed. */
    default Chance chance(EventKind kind) {
        return Chance.NONE;
    }

    /**
     * What else might have come of the same: accepted, or rejected for another reason.
     *
     * @param board as it stands before the event
     * @param kind that of the event
     */
    default LongStream otherwise(Board board, EventKind kind, long next) {
        return LongStream.empty();
    }
}
