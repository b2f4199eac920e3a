package puzzlescope.picture.board;

import puzzlescope.picture.Box;

/** Where the squares of a board lie: as they were fitted, or as somebody has zoomed and moved them. */
@FunctionalInterface
public interface Zoom {

    /** Everything is seen. */
    Zoom NONE = (_, fitted, _, _) -> fitted;

    /**
     * Lays the squares.
     *
     * @param port what is seen, in px
     * @param fitted where they lie if everything is to be seen
     * @param row the row of what is to stay in sight, or -1 if there is nothing
     */
    Grid use(Box port, Grid fitted, int row, int column);
}
