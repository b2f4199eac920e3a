package puzzlescope.tiles.fast.optimal;

/**
 * The allowed sequences of moves of the blank, so that of several short paths to the same board only one is searched: a
 * finite automaton whose states are the square of the blank and the relevant suffix of its path.
 *
 * <p>Source: L. A. Taylor and R. E. Korf, Pruning Duplicate Nodes in Depth-First Search (1993); the automaton is that
 * of A. V. Aho and M. J. Corasick, Efficient String Matching (1975).
 *
 * <p>Of all paths from one board to another the least is the shortest one that comes first in the order of moves (down,
 * right, left, up). A path of {@code depth} moves or fewer that is not least is never part of a least path, so that
 * excluding it loses no optimal solution. With a depth of 2 only undoing the last move is excluded. Deterministic,
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
        return new MoveAutomaton(new MinimalPaths(size, depth).arcs());
    }

    /**
     * The moves out of each state, {@value #DIRECTIONS} entries each, terminated by -1. The bits of an arc: direction
     * (2), target square of the blank (5), next state (the others). A state s below the number of squares means that
     * the blank is at s without previous moves. Must not be modified.
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
