package puzzlescope.core.puzzle.states;

import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Spot;
import puzzlescope.core.puzzle.states.event.Order;
import puzzlescope.core.puzzle.states.event.StatesCode;

/** What can be pointed at in the graph of states: its nodes. */
public final class StatesSpots {

    private StatesSpots() {}

    /**
     * A node: a search finds, meets, visits, comes back to or leaves it.
     *
     * @param named whether it is to be said which search's node it is, since there is another
     */
    public static Spot node(Order order, int node, boolean named) {
        var key = named ? "states.spot." + order.id() : "states.spot";
        return new Spot(Message.of(key, node), event -> isAt(event, order, node));
    }

    private static boolean isAt(long event, Order order, int node) {
        return switch (StatesCode.kind(event)) {
            case SEARCH_ENDED, SEARCH_STOPPED, SEARCH_FAILED, GOAL_WALKED_TO -> false;
            case NODE_LEFT, DEAD_END_LEFT ->
                StatesCode.order(event) == order
                        && (StatesCode.node(event) == node || StatesCode.other(event) - 1 == node);
            default -> StatesCode.order(event) == order && StatesCode.node(event) == node;
        };
    }
}
