package puzzlescope.core.puzzle.states.event;

import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.states.space.Name;

/**
 * What a search does while it builds the graph. Nodes count from 0 in the order of their discovery. An event packs the
 * numbers of nodes and moves; the texts of states come from what the run has found.
 */
public sealed interface StatesEvent extends Event
        permits HandEvent,
                StatesEvent.SearchBegan,
                StatesEvent.NodeVisited,
                StatesEvent.GoalReached,
                StatesEvent.NodeDiscovered,
                StatesEvent.EdgeSeen,
                StatesEvent.NodeLeft,
                StatesEvent.SearchEnded {

    /** Which search did it. */
    Voice voice();

    @Override
    StatesEventKind kind();

    /** The start became node 0. */
    record SearchBegan(Voice voice, Name state) implements StatesEvent {

        @Override
        public StatesEventKind kind() {
            return StatesEventKind.SEARCH_BEGAN;
        }

        @Override
        public long pack() {
            return StatesCode.pack(kind(), voice.order(), 0);
        }

        @Override
        public Message sentence() {
            return voice.sayInOwnWords("began", state.label());
        }
    }

    /**
     * A node's turn came: its moves are tried next.
     *
     * @param previous the node whose visit was interrupted for this one, or -1
     */
    record NodeVisited(Voice voice, int node, int previous, Name state) implements StatesEvent {

        @Override
        public StatesEventKind kind() {
            return StatesEventKind.NODE_VISITED;
        }

        @Override
        public long pack() {
            return StatesCode.pack(kind(), voice.order(), node, previous + 1, 0);
        }

        @Override
        public Message sentence() {
            return voice.sayInOwnWords("visited", node, state.label());
        }

        @Override
        public String call() {
            return "visit(" + node + (state.isSymbolic() ? ": " + state.text() : "") + ")";
        }
    }

    /** The node that is being visited is the goal. */
    record GoalReached(Voice voice, int node, int moves, Name state) implements StatesEvent {

        @Override
        public StatesEventKind kind() {
            return StatesEventKind.GOAL_REACHED;
        }

        @Override
        public long pack() {
            return StatesCode.pack(kind(), voice.order(), node);
        }

        @Override
        public Message sentence() {
            return voice.sayInOwnWords("goal", node, state.label(), moves);
        }
    }

    /**
     * A move led to a state that is new: it became the next node.
     *
     * @param move the number of the move
     * @param name what the move does
     * @param depth how many moves lead from the start to the new node
     */
    record NodeDiscovered(Voice voice, int node, int from, int move, Name name, Name state, int depth)
            implements StatesEvent {

        @Override
        public StatesEventKind kind() {
            return StatesEventKind.NODE_DISCOVERED;
        }

        @Override
        public long pack() {
            return StatesCode.pack(kind(), voice.order(), node, from, move);
        }

        @Override
        public Message sentence() {
            return voice.say("found", name.label(), from, state.label(), node, depth);
        }
    }

    /**
     * A move led to a state that has a node already.
     *
     * @param newEdge whether at least the edge between the two nodes is new
     */
    record EdgeSeen(Voice voice, int node, int from, int move, Name name, Name state, boolean newEdge)
            implements StatesEvent {

        @Override
        public StatesEventKind kind() {
            return newEdge ? StatesEventKind.EDGE_SEEN : StatesEventKind.EDGE_KNOWN;
        }

        @Override
        public long pack() {
            return StatesCode.pack(kind(), voice.order(), node, from, move);
        }

        @Override
        public Message sentence() {
            return voice.say(newEdge ? "known-new-edge" : "known", name.label(), from, state.label(), node);
        }
    }

    /**
     * Every move of a node has been tried, or the search is over.
     *
     * @param back the node whose visit goes on now, or -1
     * @param deadEnd whether no move led to a new state
     */
    record NodeLeft(Voice voice, int node, int back, boolean deadEnd, Name state) implements StatesEvent {

        @Override
        public StatesEventKind kind() {
            return deadEnd ? StatesEventKind.DEAD_END_LEFT : StatesEventKind.NODE_LEFT;
        }

        @Override
        public long pack() {
            return StatesCode.pack(kind(), voice.order(), node, back + 1, 0);
        }

        @Override
        public Message sentence() {
            var key = deadEnd ? "dead-end" : "left";
            return voice.say(back < 0 ? key : key + "-back", node, state.label(), back);
        }
    }

    /** How a search ended. */
    enum Ending {
        /** The whole space was visited, and the goal is in it. */
        COMPLETE(StatesEventKind.SEARCH_ENDED),
        /** The goal was reached, and that was enough. */
        AT_GOAL(StatesEventKind.SEARCH_STOPPED),
        /** The whole space was visited, and the goal is not in it. */
        WITHOUT_GOAL(StatesEventKind.SEARCH_FAILED);

        private final StatesEventKind kind;

        Ending(StatesEventKind kind) {
            this.kind = kind;
        }
    }

    /**
     * The graph is as complete as it was to be.
     *
     * @param depth the greatest depth of a node
     */
    record SearchEnded(Voice voice, Ending ending, int states, int edges, int depth) implements StatesEvent {

        private static final int ORDER_SHIFT = 54;
        private static final int STATES_SHIFT = 36;
        private static final int EDGES_SHIFT = 18;
        private static final int MASK = (1 << 18) - 1;

        static SearchEnded of(Graphs graphs, Ending ending, long event) {
            long counts = Packed.whole(event);
            return new SearchEnded(
                    graphs.voice(Order.of((int) (counts >>> ORDER_SHIFT))),
                    ending,
                    (int) (counts >>> STATES_SHIFT) & MASK,
                    (int) (counts >>> EDGES_SHIFT) & MASK,
                    (int) counts & MASK);
        }

        @Override
        public StatesEventKind kind() {
            return ending.kind;
        }

        @Override
        public long pack() {
            long counts = (long) states << STATES_SHIFT | (long) edges << EDGES_SHIFT | depth;
            return Packed.ofWhole(kind(), (long) voice.order().number() << ORDER_SHIFT | counts);
        }

        @Override
        public Message sentence() {
            return switch (ending) {
                case COMPLETE -> voice.say("ended", states, edges, depth);
                case AT_GOAL -> voice.say("stopped", states, edges, depth);
                case WITHOUT_GOAL -> voice.say("failed", states, edges, depth);
            };
        }
    }
}
