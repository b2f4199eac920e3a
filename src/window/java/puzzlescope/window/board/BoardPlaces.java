package puzzlescope.window.board;

import javafx.geometry.Side;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;

/** The selectable places of a board, as they are drawn now. Each has a number that stays while the run is open. */
public interface BoardPlaces {

    /** The form of a place, which decides where something can be written on it. */
    enum Form {
        /** Squares of a board, side by side. */
        SQUARE,
        /** Nodes of a graph, with room between them. */
        NODE,
        /** Rows of a list, full of words. */
        ROW
    }

    default Form form() {
        return Form.SQUARE;
    }

    /** All drawn places, in any order. */
    long[] all();

    /** The initial place of the keyboard cursor; negative if there is no place now. */
    long first();

    /** The neighbour of a place on a side, or the place itself if there is none. */
    long neighbour(long place, Side side);

    /** Bounds of a place on the canvas; null if it is missing or out of view. */
    @Nullable
    Box outline(long place);

    /** Brings a place into view; returns whether the board must be redrawn. */
    default boolean reveal(long place) {
        return false;
    }
}
