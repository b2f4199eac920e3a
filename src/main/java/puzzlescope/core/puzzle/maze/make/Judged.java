package puzzlescope.core.puzzle.maze.make;

import java.util.stream.LongStream;
import puzzlescope.core.event.Role;
import puzzlescope.core.puzzle.Alternatives.Chance;
import puzzlescope.core.puzzle.maze.board.CarvingBoard;
import puzzlescope.core.puzzle.maze.event.CarvingKind;

/** A kind of event of which can be asked what comes of it, once chance has decided what is tried. */
public interface Judged extends CarvingKind {

    /** What chance decides of it: usually at which cell something is tried. */
    default Chance chance() {
        return roles().contains(Role.TRY) && !roles().contains(Role.REJECT) ? Chance.WHERE : Chance.NONE;
    }

    /**
     * What else might be said of the same draw, though it would be false; that which comes may be among it.
     *
     * @param board as it stands before the event
     */
    LongStream otherwise(CarvingBoard board, long next);
}
