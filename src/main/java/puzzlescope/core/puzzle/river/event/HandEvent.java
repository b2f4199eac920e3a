package puzzlescope.core.puzzle.river.event;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.river.space.LoadCode;
import puzzlescope.core.puzzle.river.space.StateCode;

/** What a person does who makes the crossings by hand; the graph grows by the states that are met. */
public sealed interface HandEvent extends RiverEvent {

    /** What a crossing adds to the graph. */
    enum News {
        /** The state is new, and so is the edge. */
        STATE,
        /** The state is known, the edge to it is new. */
        EDGE,
        /** Both are known. */
        NOTHING
    }

    /**
     * A load crossed.
     *
     * @param node the node of the state that it led to
     * @param from the node that it left
     */
    record Crossed(int node, int state, int from, int load, News news) implements HandEvent {

        @Override
        public RiverEventKind kind() {
            return switch (news) {
                case STATE -> RiverEventKind.CROSSED_TO_NEW_STATE;
                case EDGE -> RiverEventKind.CROSSED_BY_NEW_EDGE;
                case NOTHING -> RiverEventKind.CROSSED_AS_BEFORE;
            };
        }

        @Override
        public long pack() {
            return Packed.of(kind(), node, state, from, load);
        }

        @Override
        public Message sentence() {
            var to = Message.of(StateCode.boatOnRight(state) ? "river.bank.right" : "river.bank.left");
            var key = news == News.STATE ? "river.hand.crossed-new" : "river.hand.crossed-known";
            return Message.of(key, LoadCode.message(load), to, StateCode.label(state), node);
        }
    }

    /** Everyone is across. */
    record AllAcross(int crossings, int cost, boolean timed) implements HandEvent {

        @Override
        public RiverEventKind kind() {
            return RiverEventKind.ALL_ACROSS;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), crossings, cost, timed ? 1 : 0);
        }

        @Override
        public Message sentence() {
            return Message.of(timed ? "river.hand.across-minutes" : "river.hand.across", crossings, cost);
        }
    }
}
