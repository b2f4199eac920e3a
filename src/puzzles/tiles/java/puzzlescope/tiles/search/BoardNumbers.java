package puzzlescope.tiles.search;

/** Gives the boards that one or two searches find numbers from 0 up. One thread. */
final class BoardNumbers {

    static final int NONE = -1;

    private int given;
    /** The board whose turn came last. */
    private int taken = NONE;

    int next() {
        return given++;
    }

    /** Notes that a board's turn came; gives the one before, or the same if it is the first. */
    int take(int number) {
        int before = taken == NONE ? number : taken;
        taken = number;
        return before;
    }
}
