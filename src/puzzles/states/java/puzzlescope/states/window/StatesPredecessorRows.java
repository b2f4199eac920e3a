package puzzlescope.states.window;

import java.util.Arrays;
import java.util.Optional;
import puzzlescope.picture.graph.PredecessorRows;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.space.NamedSpace;

/**
 * The predecessors of a search of states, of a graph small enough for a table.
 *
 * @param visit the node of each visit, by its number
 */
@SuppressWarnings("ArrayRecordComponent")
record StatesPredecessorRows(SearchPosition search, NamedSpace named, int[] visit) implements PredecessorRows {

    private static final int MOST_NODES = 300;

    /** The rows of the first search; empty for a graph that is too large. */
    static Optional<StatesPredecessorRows> of(StatesBoard board) {
        var search = board.searches().getFirst();
        int found = search.found().size();
        if (found == 0 || found > MOST_NODES || search.isByHand()) {
            return Optional.empty();
        }
        var visit = new int[found];
        Arrays.setAll(visit, node -> node);
        if (search.order().counts()) {
            for (int node = 0; node < found; node++) {
                int rank = search.found().rank(node);
                if (rank < found) {
                    visit[rank] = node;
                }
            }
        }
        return Optional.of(new StatesPredecessorRows(search, board.named(), visit));
    }

    @Override
    public int nodes() {
        return search.nodes();
    }

    @Override
    public int allNodes() {
        return search.found().size();
    }

    @Override
    public int visits() {
        return search.visited();
    }

    @Override
    public int allVisits() {
        return search.found().size();
    }

    @Override
    public int visit(int index) {
        return visit[index];
    }

    @Override
    public void lastAfter(int number, int[] row) {
        for (int node = 0; node < row.length; node++) {
            row[node] = node < nodes() ? last(node, number) : -1;
        }
    }

    /** The predecessor of a node as known at the end of a visit. */
    private int last(int node, int number) {
        if (search.order() == SearchOrder.DEPTH_FIRST) {
            return node <= number + 1 ? search.last(node) : -1;
        }
        var found = search.found();
        int improvement = search.improvement(node);
        while (improvement >= 0 && rank(found.improvement(improvement).from()) > number) {
            improvement = found.improvement(improvement).before();
        }
        int from = improvement >= 0 ? found.improvement(improvement).from() : found.parent(node);
        return from >= 0 && rank(from) <= number ? from : -1;
    }

    private int rank(int node) {
        return search.order().counts() ? search.found().rank(node) : node;
    }

    @Override
    public String name(int node) {
        return named.text(search.found().state(node));
    }
}
