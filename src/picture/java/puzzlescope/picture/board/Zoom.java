package puzzlescope.picture.board;

import puzzlescope.picture.Box;

/** Position of a board's squares: as fitted, or as a person has zoomed and panned them. */
@FunctionalInterface
public interface Zoom {

    /** Shows everything. */
    Zoom NONE = (_, fitted, _, _) -> fitted;

    /**
     * Lays the squares out.
     *
     * @param port the visible rectangle, in px
     * @param fitted their position when everything is visible
     * @param row the row of the place to keep in view, or -1 if there is none
     */
    Grid layOut(Box port, Grid fitted, int row, int column);
}
