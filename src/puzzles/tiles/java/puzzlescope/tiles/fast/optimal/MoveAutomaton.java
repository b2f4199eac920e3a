package puzzlescope.tiles.fast.optimal;

/**
 * Which moves of the blank may follow which, so that of several short ways to the same board only one is gone: a finite state
 * machine that knows where the blank is and the end of its way as far as it matters.
 *
 * <p>Source: L. A. Taylor and R. E. Korf, Pruning Duplicate Nodes in Depth-First Search (1993); the machine is that of A. V.
 * Aho and M. J. Corasick, Efficient String Matching (1975).
 *
 * <p>Of all ways from one board to another the least is the shortest one that comes first in the order of moves (down, right,
 * left, up). A way of {@code depth} moves or fewer that is not the least of its kind is never part of a least way, so leaving
 * it out loses no shortest way. With a depth of 2 the only thing left out is to take back the last move. Deterministic,
 * immutable.
 */
final class MoveAutomaton {

    static final int DIRECTIONS = 4;
    static final int SQUARE_SHIFT = 2;
    static final int STATE_SHIFT = 7;
    static final int SQUARE_MASK = 31;

    private final int[] arcs;

    private MoveAutomaton(int[] arcs) {
        this.arcs = arcs;
    }

    static MoveAutomaton of(int size, int depth) {
        return new MoveAutomaton(new LeastWays(size, depth).arcs());
    }

    /**
     * The moves out of each state, {@value #DIRECTIONS} places each; -1 ends them. An arc's bits: direction (2), square that
     * the blank goes to (5), next state (the others). State s below the number of squares: the blank is at s, nothing was
     * before. To be read only.
     */
    int[] arcs() {
        return arcs;
    }

    static int arc(int state, int square, int direction) {
        return state << STATE_SHIFT | square << SQUARE_SHIFT | direction;
    }

    static int square(int arc) {
        return arc >>> SQUARE_SHIFT & SQUARE_MASK;
    }

    static int state(int arc) {
        return arc >>> STATE_SHIFT;
    }

    int states() {
        return arcs.length / DIRECTIONS;
    }

    /** The blank's next square, or -1 outside the board. */
    static int target(int square, int direction, int size) {
        int row = square / size + (direction == 0 ? 1 : direction == 3 ? -1 : 0);
        int column = square % size + (direction == 1 ? 1 : direction == 2 ? -1 : 0);
        return row < 0 || row >= size || column < 0 || column >= size ? -1 : row * size + column;
    }
}
