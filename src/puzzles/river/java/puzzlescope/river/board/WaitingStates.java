package puzzlescope.river.board;

import java.util.List;
import puzzlescope.engine.event.Agenda;
import puzzlescope.engine.event.AgendaEntry;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.search.FirstFew;
import puzzlescope.river.board.RiverBoard.Status;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.StateCode;

/** The states that were found and not yet visited, in the order of the visits to come. Stateless; any thread. */
final class WaitingStates {

    private WaitingStates() {}

    /**
     * Collects the open nodes of a board, whose nodes are in the order of discovery.
     *
     * @param costs whether the least cost comes first, as in an open list; otherwise it is a queue
     * @param most the most entries to return
     */
    static Agenda of(RiverBoard board, boolean costs, int most) {
        var next = new FirstFew(most);
        int size = 0;
        for (int node = 0; node < board.nodes(); node++) {
            if (board.status(node) == Status.WAITING) {
                size++;
                next.offer(costs ? board.cost(node) : node, node);
            }
        }
        var first = next.map(node -> entry(board, costs, node));
        return costs ? Agenda.openList(size, first) : Agenda.queue(size, first);
    }

    static AgendaEntry entry(RiverBoard board, boolean costs, int node) {
        boolean timed = board.rules().kind() == RiverKind.BRIDGE_AND_TORCH;
        var key = !costs ? "river.agenda" : timed ? "river.agenda.minutes" : "river.agenda.crossings";
        var label = StateCode.label(board.state(node));
        int cost = costs ? board.cost(node) : 0;
        return new AgendaEntry(
                node, Message.of(key, node, label, cost), label, costs ? AgendaEntry.cost(cost) : List.of());
    }
}
