package puzzlescope.tiles.fast.optimal;

import static puzzlescope.tiles.fast.optimal.MoveAutomaton.DIRECTIONS;
import static puzzlescope.tiles.fast.optimal.MoveAutomaton.SQUARE_SHIFT;
import static puzzlescope.tiles.fast.optimal.MoveAutomaton.STATE_SHIFT;

/** The search with Manhattan distance, for boards of any size. One thread. */
final class ManhattanSearch extends BoundedSearch {

    private static final int ARC_MASK = (1 << STATE_SHIFT) - 1;

    private final int size;
    private final byte[] changes;
    private byte[] tiles = {};
    private int state;
    private int blank;
    private int estimate;

    ManhattanSearch(int size, MoveAutomaton automaton) {
        super(automaton);
        this.size = size;
        changes = ManhattanChange.of(size).byTileAndArc;
    }

    @Override
    int start(byte[] first, int automatonState) {
        tiles = first.clone();
        state = automatonState;
        blank = OptimalSolver.blank(tiles);
        estimate = ManhattanChange.distance(tiles, size);
        return estimate;
    }

    @Override
    boolean within(int bound) {
        return estimate <= bound && (estimate == 0 || descend(state, blank, 0, estimate, bound - estimate));
    }

    /**
     * Searches below a board, whose entry for the blank's own square may hold anything.
     *
     * @param spare the number of moves beyond the estimate that the path may have
     */
    private boolean descend(int at, int hole, int depth, int left, int spare) {
        expand();
        var board = tiles;
        for (int i = at * DIRECTIONS, end = i + DIRECTIONS; i < end; i++) {
            int arc = arcs[i];
            if (arc < 0) {
                break;
            }
            int square = arc >>> SQUARE_SHIFT & MoveAutomaton.SQUARE_MASK;
            byte tile = board[square];
            int difference = changes[tile << STATE_SHIFT | arc & ARC_MASK];
            generated++;
            int nextSpare = spare - 1 - difference;
            if (nextSpare < 0) {
                continue;
            }
            if (left + difference == 0) {
                path[depth] = square;
                return true;
            }
            board[hole] = tile;
            if (descend(arc >>> STATE_SHIFT, square, depth + 1, left + difference, nextSpare)) {
                path[depth] = square;
                return true;
            }
            board[square] = tile;
        }
        return false;
    }
}
