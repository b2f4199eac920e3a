package puzzlescope.core.puzzle.states.event;

import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.states.space.Name;

/** What a person does who walks through the graph; it grows by the states that are met. */
public sealed interface HandEvent extends StatesEvent {

    /** What a move adds to the graph. */
    enum News {
        /** The state is new, and so is the edge. */
        STATE,
        /** The state is known, the edge to it is new. */
        EDGE,
        /** Both are known. */
        NOTHING
    }

    /** The person stands at the start, which is node 0. */
    record HandBegan(Voice voice, Name state) implements HandEvent {

        @Override
        public StatesEventKind kind() {
            return StatesEventKind.HAND_BEGAN;
        }

        @Override
        public long pack() {
            return StatesCode.pack(kind(), voice.order(), 0);
        }

        @Override
        public Message sentence() {
            return voice.say("hand.began", state.label());
        }
    }

    /**
     * A move was made.
     *
     * @param node the node that it led to
     * @param from the node that it left
     * @param name what the move does
     */
    record Walked(Voice voice, int node, int from, int move, Name name, Name state, News news) implements HandEvent {

        @Override
        public StatesEventKind kind() {
            return switch (news) {
                case STATE -> StatesEventKind.WALKED_TO_NEW;
                case EDGE -> StatesEventKind.WALKED_BY_NEW_EDGE;
                case NOTHING -> StatesEventKind.WALKED_AS_BEFORE;
            };
        }

        @Override
        public long pack() {
            return StatesCode.pack(kind(), voice.order(), node, from, move);
        }

        @Override
        public Message sentence() {
            var key = switch (news) {
                case STATE -> "hand.walked-new";
                case EDGE -> "hand.walked-edge";
                case NOTHING -> "hand.walked-known";
            };
            return voice.say(key, name.label(), from, state.label(), node);
        }
    }

    /** The goal is reached by so many moves; with the fewest possible. */
    record GoalWalkedTo(Voice voice, int steps, int fewest) implements HandEvent {

        @Override
        public StatesEventKind kind() {
            return StatesEventKind.GOAL_WALKED_TO;
        }

        @Override
        public long pack() {
            return StatesCode.pack(kind(), voice.order(), steps, fewest, 0);
        }

        @Override
        public Message sentence() {
            return voice.say(steps == fewest ? "hand.won-best" : "hand.won", steps, fewest);
        }
    }
}
