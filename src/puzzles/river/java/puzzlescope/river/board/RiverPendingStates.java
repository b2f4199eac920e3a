package puzzlescope.river.board;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.search.SmallestK;
import puzzlescope.river.board.RiverBoard.Status;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.StateCode;

/** The states that were found and not yet visited, in the order of the visits to come. Stateless; any thread. */
final class RiverPendingStates {

    private RiverPendingStates() {}

    /**
     * Collects the open nodes of a board, whose nodes are in the order of discovery.
     *
     * @param costs whether the least cost comes first, as in an open list; otherwise it is a queue
     * @param most the most entries to return
     */
    static PendingStates of(RiverBoard board, boolean costs, int most) {
        var next = new SmallestK(most);
        int size = 0;
        for (int node = 0; node < board.nodes(); node++) {
            if (board.status(node) == Status.WAITING) {
                size++;
                next.add(costs ? board.cost(node) : node, node);
            }
        }
        var first = next.map(node -> entry(board, costs, node));
        return costs ? PendingStates.openList(size, first) : PendingStates.queue(size, first);
    }

    static PendingState entry(RiverBoard board, boolean costs, int node) {
        boolean timed = board.rules().kind() == RiverKind.BRIDGE_AND_TORCH;
        var key = !costs ? "river.agenda" : timed ? "river.agenda.minutes" : "river.agenda.crossings";
        var label = StateCode.label(board.state(node));
        int cost = costs ? board.cost(node) : 0;
        return new PendingState(
                node, Message.of(key, node, label, cost), label, costs ? PendingState.cost(cost) : List.of());
    }
}
