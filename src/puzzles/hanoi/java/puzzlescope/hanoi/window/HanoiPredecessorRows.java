package puzzlescope.hanoi.window;

import java.util.Optional;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.picture.graph.PredecessorRows;

/**
 * The predecessors of the search for the shortest path, if there are few enough states for a table; its nodes in order
 * of discovery.
 */
record HanoiPredecessorRows(HanoiBoard board) implements PredecessorRows {

    private static final int MOST_NODES = 300;

    /** The rows of a board; empty if there are too many states, or nothing is searched. */
    static Optional<HanoiPredecessorRows> of(HanoiBoard board) {
        return board.found() == 0 || board.space().states() > MOST_NODES
                ? Optional.empty()
                : Optional.of(new HanoiPredecessorRows(board));
    }

    @Override
    public int nodes() {
        return board.found();
    }

    @Override
    public int allNodes() {
        return (int) board.space().states();
    }

    @Override
    public int visits() {
        return board.visits();
    }

    @Override
    public int allVisits() {
        return allNodes();
    }

    @Override
    public int visit(int index) {
        return index;
    }

    @Override
    public void lastAfter(int visit, int[] row) {
        for (int node = 0; node < row.length; node++) {
            row[node] = -1;
            if (node > 0 && node < nodes()) {
                int from = board.rank(board.last(board.foundState(node)));
                row[node] = from <= visit ? from : -1;
            }
        }
    }

    /** The state without the part common to all: {@code [32][1][]}. */
    @Override
    public String name(int node) {
        return board.space().text(board.foundState(node)).replaceAll("[<>,]", "");
    }
}
