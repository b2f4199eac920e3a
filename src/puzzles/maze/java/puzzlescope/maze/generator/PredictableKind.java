package puzzlescope.maze.generator;

import java.util.stream.LongStream;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Alternatives.Chance;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.event.CarvingKind;

/** A kind of event whose result can be predicted, once the random part of the attempt is decided. */
public interface PredictableKind extends CarvingKind {

    /** Returns the random part: usually the cell of the attempt. */
    default Chance chance() {
        return roles().contains(Role.TRY) && !roles().contains(Role.REJECT) ? Chance.WHERE : Chance.NONE;
    }

    /**
     * Returns the other places where it could happen, including the next event; only that if no question is to be
     * asked, and nothing if the recording alone decides.
     *
     * @param board the board before the event
     */
    default LongStream elsewhere(CarvingBoard board, long next) {
        return LongStream.empty();
    }

    /**
     * Returns the false results of the same attempt, possibly together with the true one.
     *
     * @param board the board before the event
     */
    LongStream alternativeOutcomes(CarvingBoard board, long next);
}
