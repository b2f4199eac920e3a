package puzzlescope.engine.check;

import java.util.Optional;
import puzzlescope.engine.event.Board;

/** Compares two boards beyond their snapshots, which know only the fields that the board writes. */
@FunctionalInterface
public interface BoardComparison {

    /** Compares the numbers and flags that boards hold directly, as far as their module lets them be read. */
    BoardComparison PLAIN_FIELDS = PlainFields::difference;

    /** Returns where two boards differ, and how; empty if they do not. */
    Optional<String> difference(Board one, Board other);
}
