package puzzlescope.ui.puzzle.river;

import puzzlescope.core.puzzle.river.board.RiverBoard;
import puzzlescope.core.puzzle.river.space.StateCode;
import puzzlescope.picture.graph.LastRows;
import puzzlescope.ui.fx.Texts;

/** The predecessors of a river's search. */
record RiverRows(RiverBoard board, Story story, Texts texts) implements LastRows {

    @Override
    public int nodes() {
        return board.nodes();
    }

    @Override
    public int allNodes() {
        return story.finished().map(RiverBoard::nodes).orElse(board.nodes());
    }

    @Override
    public int visits() {
        return board.visits();
    }

    @Override
    public int allVisits() {
        return story.finished().map(RiverBoard::visits).orElse(board.visits());
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
        return texts.say(StateCode.label(board.state(node)));
    }
}
