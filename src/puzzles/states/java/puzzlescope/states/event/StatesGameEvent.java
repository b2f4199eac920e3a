package puzzlescope.states.event;

import puzzlescope.engine.event.Message;

/** An event of a walk through the graph by hand; the graph grows by the states that are met. */
public sealed interface StatesGameEvent extends StatesEvent {

    /** The walk begins at the start, which is node 0. */
    record HandBegan(SearchGraphs graphs, SearchOrder order, int node) implements StatesGameEvent {

        @Override
        public Message sentence() {
            return label().message("hand.began", graphs.name(order, node).label());
        }
    }

    /**
     * A move was made: to a new state, by a new edge to a known one, or by a known edge.
     *
     * @param node the node after the move
     * @param from the node before
     */
    record Walked(SearchGraphs graphs, StatesEvent.Kind kind, SearchOrder order, int node, int from, int move)
            implements StatesGameEvent {

        @Override
        public Message sentence() {
            boolean isNew = kind == StatesEvent.Kind.WALKED_TO_NEW;
            var key = isNew
                    ? "hand.walked-new"
                    : kind == StatesEvent.Kind.WALKED_BY_NEW_EDGE ? "hand.walked-edge" : "hand.walked-known";
            var name = graphs.move(order, from, move).label();
            return label().message(key, name, from, graphs.name(order, node).label(), node);
        }
    }

    /** The goal was reached, with the number of moves and the fewest possible. */
    record GoalWalkedTo(SearchGraphs graphs, SearchOrder order, int steps, int fewest) implements StatesGameEvent {

        @Override
        public Message sentence() {
            return label().message(won(steps, fewest), steps, fewest);
        }
    }

    /** Returns the key for the quality of a won game; the fewest moves are 0 where they are not known. */
    static String won(int steps, int fewest) {
        return fewest == 0 ? "hand.won-somehow" : steps == fewest ? "hand.won-best" : "hand.won";
    }
}
