package puzzlescope.engine.puzzle;

import java.util.stream.LongStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.EventKind;

/**
 * Plausible candidates for the next event of a run, for someone who has not seen it: supplied by a puzzle whose
 * recordings alone are not enough to derive them. All are packed events of the run's vocabulary, and all but the actual
 * next event would be false for the board. Stateless; any thread.
 */
public interface Alternatives {

    /** The random part of an event, which nobody can know beforehand. */
    enum Chance {
        /** Nothing is random: the event follows from the board. */
        NONE,
        /** The place is random; the result there follows from the board. */
        WHERE,
        /** The occurrence itself is random. */
        WHETHER
    }

    /** No candidates, for a puzzle whose recordings suffice. */
    Alternatives NONE = new Alternatives() {};

    /**
     * Returns all possible events of this kind, including the next one, such as those with another square, another disk
     * or another direction. Empty if the recording alone decides; only the next event if it cannot be known.
     *
     * @param board the board before the event
     * @param kind the kind of the event
     */
    default LongStream elsewhere(Board board, EventKind kind, long next) {
        return LongStream.empty();
    }

    /** Returns the random part of an event of a kind, which could only be guessed. */
    default Chance chance(EventKind kind) {
        return Chance.NONE;
    }

    /**
     * Returns the other possible results of the same attempt: accepted, or rejected for another reason.
     *
     * @param board the board before the event
     * @param kind the kind of the event
     */
    default LongStream alternativeOutcomes(Board board, EventKind kind, long next) {
        return LongStream.empty();
    }
}
