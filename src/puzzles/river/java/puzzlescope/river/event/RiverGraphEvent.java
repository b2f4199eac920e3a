package puzzlescope.river.event;

import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.SearchStep;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RejectionReason;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.StateCode;

/** An event of a search that builds the graph. */
public sealed interface RiverGraphEvent extends RiverEvent {

    /**
     * The initial state became node 0.
     *
     * @param elsewhere whether it is a state other than that with everyone on the left bank
     */
    record SearchBegan(int state, VisitOrder order, boolean elsewhere) implements RiverGraphEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(SearchStep.of(SearchStep.Type.SOURCE, 0));
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
     * A node is visited: its loads are tried next.
     *
     * @param previous the node whose visit was interrupted for this one, or -1
     * @param order the order of the visits
     * @param cost the cost of the path to it; 0 where the order ignores costs
     */
    record StateVisited(int node, int state, int previous, VisitOrder order, int cost) implements RiverGraphEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(SearchStep.of(SearchStep.Type.EXPANDING, node));
        }

        @Override
        public Message sentence() {
            var timed = order == VisitOrder.CHEAPEST_FIRST && StateCode.kind(state) == RiverKind.BRIDGE_AND_TORCH;
            var key = "river.visited." + order.id() + (timed ? "-minutes" : "");
            return Message.of(key, node, StateCode.label(state), cost);
        }

        @Override
        public String call() {
            return "visit(" + node + ")";
        }
    }

    /** The node that is being visited is the goal. */
    record GoalReached(int node, int state) implements RiverGraphEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(SearchStep.of(SearchStep.Type.DESTINATION, node));
        }

        @Override
        public Message sentence() {
            return Message.of("river.goal", node, StateCode.label(state));
        }
    }

    /** A load led to a state that is new: it became the next node. */
    record StateFound(int node, int state, int from, int load) implements RiverGraphEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(SearchStep.of(SearchStep.Type.GENERATING, node).from(from));
        }

        @Override
        public Message sentence() {
            return Message.of("river.found", LoadCode.message(load), StateCode.label(state), node, from);
        }
    }

    /** A load led to a state that has a node already, along an edge that is known too. */
    record StateKnown(int node, int state, int from, int load) implements RiverGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("river.known", LoadCode.message(load), StateCode.label(state), node, from);
        }
    }

    /** A load led to a state that has a node already, but the edge between the two nodes is new. */
    record EdgeFound(int node, int state, int from, int load) implements RiverGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("river.known-new-edge", LoadCode.message(load), StateCode.label(state), node, from);
        }
    }

    /**
     * A load led to an open node by a cheaper path than the known one.
     *
     * @param before the previous predecessor
     * @param cost the cost of the new path
     */
    record WayImproved(int node, int from, int before, int cost) implements RiverGraphEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(
                    SearchStep.of(SearchStep.Type.UPDATING, node).from(from).rated(cost, -1));
        }

        @Override
        public Message sentence() {
            return Message.of("river.improved", node, from, before, cost);
        }
    }

    /**
     * A load was rejected, for the reason given as in {@link RejectionReason}.
     *
     * @param from the node that is being visited
     */
    record MoveRejected(int from, int state, int load, RejectionReason.Rule reason, int guards, int others)
            implements RiverGraphEvent {

        private RejectionReason why() {
            return new RejectionReason(reason, guards, others);
        }

        /** Returns whether the load could set out, but would leave or cause danger on a bank. */
        public boolean isDanger() {
            return reason.isDanger();
        }

        public boolean isOnRight() {
            return why().onRight(state);
        }

        @Override
        public String innerLabel() {
            return isDanger() ? isOnRight() ? "right" : "left" : "lacking";
        }

        @Override
        public Message sentence() {
            return why().message(state, load);
        }
    }

    /**
     * Every load of a node has been tried, and some led to new states.
     *
     * @param back the node whose visit resumes, or -1
     */
    record StateLeft(int node, int state, int back) implements RiverGraphEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(SearchStep.of(SearchStep.Type.CLOSING, node));
        }

        @Override
        public Message sentence() {
            return Message.of(back < 0 ? "river.left" : "river.left-back", node, StateCode.label(state), back);
        }
    }

    /**
     * Every load of a node has been tried, and none led to a new state.
     *
     * @param back the node whose visit resumes, or -1
     */
    record DeadEndLeft(int node, int state, int back) implements RiverGraphEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(SearchStep.of(SearchStep.Type.CLOSING, node));
        }

        @Override
        public Message sentence() {
            return Message.of(back < 0 ? "river.dead-end" : "river.dead-end-back", node, StateCode.label(state), back);
        }
    }
}
