package puzzlescope.maze.make;

import java.util.stream.LongStream;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Alternatives.Chance;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.event.CarvingKind;

/** A kind of event of which can be asked what comes of it, once chance has decided what is tried. */
public interface Foreseeable extends CarvingKind {

    /** What chance decides of it: usually at which cell something is tried. */
    default Chance chance() {
        return roles().contains(Role.TRY) && !roles().contains(Role.REJECT) ? Chance.WHERE : Chance.NONE;
    }

    /**
     * Where else it might happen, that which comes next among it; that alone where nobody needs to be asked, and nothing where the
     * recording alone is to tell.
     *
     * @param board as it stands before the event
     */
    default LongStream elsewhere(CarvingBoard board, long next) {
        return LongStream.empty();
    }

    /**
     * What else might be said of the same draw, though it would be false; that which comes may be among it.
     *
     * @param board as it stands before the event
     */
    LongStream otherwise(CarvingBoard board, long next);
}
