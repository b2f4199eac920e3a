package puzzlescope.tiles.search;

/** Numbers the boards found by one or two searches, from 0. One thread. */
final class BoardNumbers {

    static final int NONE = -1;

    private int given;
    private int taken = NONE;

    int next() {
        return given++;
    }

    /** Records that a board was taken; returns the one before, or the same if it is the first. */
    int take(int number) {
        int before = taken == NONE ? number : taken;
        taken = number;
        return before;
    }
}
