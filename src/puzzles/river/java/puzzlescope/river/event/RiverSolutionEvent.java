package puzzlescope.river.event;

import puzzlescope.engine.event.Message;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.StateCode;

/** An event of the path, which is shown when every state has been visited. */
public sealed interface RiverSolutionEvent extends RiverEvent {

    /** On the path from the goal, {@code last} led one step back. */
    record LinkFollowed(int node, int last, int state, int lastState) implements RiverSolutionEvent {

        @Override
        public Message sentence() {
            return Message.of("river.link", node, last, StateCode.label(state), StateCode.label(lastState));
        }
    }

    /**
     * The boat made one crossing of the solution.
     *
     * @param step the number of the crossing, from 1
     * @param state the state before it
     * @param cost the cost of all crossings so far
     */
    record CrossingMade(int step, int state, int load, int cost) implements RiverSolutionEvent {

        /** The state after the crossing. */
        public int after() {
            return StateCode.after(state, load);
        }

        @Override
        public Message sentence() {
            var to = Message.of(StateCode.boatOnRight(state) ? "river.bank.left" : "river.bank.right");
            var timed = StateCode.kind(state) == RiverKind.BRIDGE_AND_TORCH;
            var key = timed ? "river.crossing-minutes" : "river.crossing";
            return Message.of(key, step, LoadCode.message(load), to, StateCode.label(after()), cost);
        }
    }

    /** Everyone is across. */
    record SearchEnded(int states, int crossings, int cost, VisitOrder order) implements RiverSolutionEvent {

        @Override
        public Message sentence() {
            return Message.of("river.ended." + order.id(), states, crossings, cost);
        }
    }

    /** Every state that can be reached was visited, and the goal is not among them. */
    record SearchFailed(int states, int edges, int goal) implements RiverSolutionEvent {

        @Override
        public Message sentence() {
            return Message.of("river.failed", states, edges, StateCode.label(goal));
        }
    }
}
