package puzzlescope.river.board;

import java.util.List;
import puzzlescope.engine.event.Agenda;
import puzzlescope.engine.event.AgendaEntry;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.search.FirstFew;
import puzzlescope.river.board.RiverBoard.Status;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.StateCode;

/** The states that were found and not yet visited, those first that are visited next. Stateless; any thread. */
final class WaitingStates {

    private WaitingStates() {}

    /**
     * Looks through a board's nodes, which are in the order of discovery.
     *
     * @param costs whether those with the least cost come first, as in an open list; else it is a queue
     * @param most how many are to be named
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
