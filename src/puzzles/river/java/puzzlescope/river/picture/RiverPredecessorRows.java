package puzzlescope.river.picture;

import puzzlescope.picture.Style;
import puzzlescope.picture.graph.PredecessorRows;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.space.StateCode;

/** The predecessors of a river's search, as a table. */
public record RiverPredecessorRows(RiverBoard board, RiverRunFacts runFacts, Style style) implements PredecessorRows {

    @Override
    public int nodes() {
        return board.nodes();
    }

    @Override
    public int allNodes() {
        return runFacts.finished().map(RiverBoard::nodes).orElse(board.nodes());
    }

    @Override
    public int visits() {
        return board.visits();
    }

    @Override
    public int allVisits() {
        return runFacts.finished().map(RiverBoard::visits).orElse(board.visits());
    }

    @Override
    public int visit(int index) {
        return board.visit(index);
    }

    @Override
    public void lastAfter(int visit, int[] row) {
        board.lastAfter(visit, row);
    }

    @Override
    public String name(int node) {
        return style.localize(StateCode.label(board.state(node)));
    }
}
