package puzzlescope.core.puzzle.tiles.search;

/** Gives the boards that one or two searches find numbers from 0 up. One thread. */
final class BoardNumbers {

    static final int NONE = -1;

    private int given;
    /** The board that was expanded last. */
    private int expanded = NONE;

    int next() {
        return given++;
    }

    /** Notes that a board is expanded; gives the one before, or the same if it is the first. */
    int expand(int number) {
        int before = expanded == NONE ? number : expanded;
        expanded = number;
        return before;
    }
}
