package puzzlescope.window.board;

import javafx.geometry.Side;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;

/** The places of a board that one can point at, as they are drawn now. Each has a number that stays while the run is open. */
public interface Places {

    /** All places that are drawn now, in any order. */
    long[] all();

    /** Where the cursor of the keys begins; negative if there is no place now. */
    long first();

    /** The place beside a place, or the place itself if there is none on that side. */
    long beside(long place, Side side);

    /** Where a place is drawn on the canvas; null if it is not there or out of sight. */
    @Nullable
    Box outline(long place);

    /** Brings a place into sight; gives whether the board has to be drawn again for that. */
    default boolean reveal(long place) {
        return false;
    }
}
