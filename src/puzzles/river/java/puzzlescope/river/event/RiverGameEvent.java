package puzzlescope.river.event;

import puzzlescope.engine.event.Message;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.StateCode;

/** An event of crossings made by hand; the graph grows by the states that are met. */
public sealed interface RiverGameEvent extends RiverEvent {

    /**
     * A load crossed: to a new state, by a new edge to a known one, or by a known edge.
     *
     * @param node the node of the new position
     * @param from the node before
     */
    record Crossed(RiverEvent.Kind kind, int node, int state, int from, int load) implements RiverGameEvent {

        /** Returns whether the state is new. */
        public boolean isNew() {
            return kind == RiverEvent.Kind.CROSSED_TO_NEW_STATE;
        }

        @Override
        public Message sentence() {
            var to = Message.of(StateCode.boatOnRight(state) ? "river.bank.right" : "river.bank.left");
            var key = isNew() ? "river.hand.crossed-new" : "river.hand.crossed-known";
            return Message.of(key, LoadCode.message(load), to, StateCode.label(state), node);
        }
    }

    /** Everyone is across. */
    record AllAcross(int crossings, int cost, boolean timed) implements RiverGameEvent {

        @Override
        public Message sentence() {
            return Message.of(timed ? "river.hand.across-minutes" : "river.hand.across", crossings, cost);
        }
    }
}
