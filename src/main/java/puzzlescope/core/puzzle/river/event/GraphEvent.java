package puzzlescope.core.puzzle.river.event;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.river.space.LoadCode;
import puzzlescope.core.puzzle.river.space.RiverKind;
import puzzlescope.core.puzzle.river.space.StateCode;
import puzzlescope.core.puzzle.river.space.Why;

/** What a search does while it builds the graph. */
public sealed interface GraphEvent extends RiverEvent {

    /**
     * The state to begin at became node 0.
     *
     * @param elsewhere whether it is another than that in which everyone is on the left bank
     */
    record SearchBegan(int state, Order order, boolean elsewhere) implements GraphEvent {

        @Override
        public RiverEventKind kind() {
            return RiverEventKind.SEARCH_BEGAN;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), state, order.ordinal(), elsewhere ? 1 : 0);
        }

        @Override
        public Message sentence() {
            return Message.of((elsewhere ? "river.begun." : "river.began.") + order.id(), StateCode.label(state));
        }

        @Override
        public String call() {
            return "search(0)";
        }
    }

    /**
     * A node's turn came: its loads are tried next.
     *
     * @param previous the node whose visit was interrupted for this one, or -1
     * @param order which order gave it its turn
     * @param cost what the way to it costs; 0 where the order does not look at costs
     */
    record StateVisited(int node, int state, int previous, Order order, int cost) implements GraphEvent {

        static final int COST_BITS = 12;
        static final int MOST_COST = (1 << COST_BITS) - 1;

        @Override
        public RiverEventKind kind() {
            return RiverEventKind.STATE_VISITED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), node, state, previous + 1, order.ordinal() << COST_BITS | cost);
        }

        @Override
        public Message sentence() {
            var timed = order == Order.CHEAPEST_FIRST && StateCode.kind(state) == RiverKind.BRIDGE_AND_TORCH;
            var key = "river.visited." + order.id() + (timed ? "-minutes" : "");
            return Message.of(key, node, StateCode.label(state), cost);
        }

        @Override
        public String call() {
            return "visit(" + node + ")";
        }
    }

    /** The node that is being visited is the goal. */
    record GoalReached(int node, int state) implements GraphEvent {

        @Override
        public RiverEventKind kind() {
            return RiverEventKind.GOAL_REACHED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), node, state);
        }

        @Override
        public Message sentence() {
            return Message.of("river.goal", node, StateCode.label(state));
        }
    }

    /** A load led to a state that is new: it became the next node. */
    record StateFound(int node, int state, int from, int load) implements GraphEvent {

        @Override
        public RiverEventKind kind() {
            return RiverEventKind.STATE_FOUND;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), node, state, from, load);
        }

        @Override
        public Message sentence() {
            return Message.of("river.found", LoadCode.message(load), StateCode.label(state), node, from);
        }
    }

    /**
     * A load led to a state that has a node already.
     *
     * @param newEdge whether the edge between the two nodes is new at least
     */
    record StateKnown(int node, int state, int from, int load, boolean newEdge) implements GraphEvent {

        @Override
        public RiverEventKind kind() {
            return newEdge ? RiverEventKind.EDGE_FOUND : RiverEventKind.STATE_KNOWN;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), node, state, from, load);
        }

        @Override
        public Message sentence() {
            var key = newEdge ? "river.known-new-edge" : "river.known";
            return Message.of(key, LoadCode.message(load), StateCode.label(state), node, from);
        }
    }

    /**
     * A load led to a node that waits, by a cheaper way than the one known.
     *
     * @param before the node over which the dearer way went
     * @param cost what the new way costs
     */
    record WayImproved(int node, int from, int before, int cost) implements GraphEvent {

        @Override
        public RiverEventKind kind() {
            return RiverEventKind.WAY_IMPROVED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), node, from, before, cost);
        }

        @Override
        public Message sentence() {
            return Message.of("river.improved", node, from, before, cost);
        }
    }

    /**
     * A load may not cross.
     *
     * @param from the node that is being visited
     * @param why the packed {@link Why}
     */
    record MoveRejected(int from, int state, int load, int why) implements GraphEvent {

        /** Whether the load could set out, but would leave or make danger on a bank. */
        public boolean isDanger() {
            return Why.of(why).reason().isDanger();
        }

        /** Whether the bank in question is the right one. */
        public boolean isOnRight() {
            return Why.of(why).onRight(state);
        }

        @Override
        public RiverEventKind kind() {
            return RiverEventKind.MOVE_REJECTED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), from, state, load, why);
        }

        @Override
        public Message sentence() {
            return Why.of(why).message(state, load);
        }
    }

    /**
     * Every load of a node has been tried.
     *
     * @param back the node whose visit goes on now, or -1
     * @param deadEnd whether no load led to a new state
     */
    record StateLeft(int node, int state, int back, boolean deadEnd) implements GraphEvent {

        @Override
        public RiverEventKind kind() {
            return deadEnd ? RiverEventKind.DEAD_END_LEFT : RiverEventKind.STATE_LEFT;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), node, state, back + 1);
        }

        @Override
        public Message sentence() {
            var key = deadEnd ? "river.dead-end" : "river.left";
            return Message.of(back < 0 ? key : key + "-back", node, StateCode.label(state), back);
        }
    }
}
