package puzzlescope.core.puzzle.hanoi.event;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.hanoi.space.HanoiSpace;

/** What a search through the states of {@code disks} disks on three pegs does. */
public sealed interface GraphEvent extends HanoiEvent {

    int disks();

    /** The states that are spoken of. */
    default HanoiSpace space() {
        return new HanoiSpace(disks(), HanoiSpace.SEARCHED_PEGS);
    }

    /** The state to begin at waits in the queue. */
    record SearchBegan(int start, int disks) implements GraphEvent {

        @Override
        public HanoiEventKind kind() {
            return HanoiEventKind.SEARCH_BEGAN;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), start, disks);
        }

        @Override
        public Message sentence() {
            var states = Math.toIntExact(space().states());
            return Message.of("hanoi.search.began", space().text(start), disks, states);
        }

        @Override
        public String call() {
            return "search(" + space().text(start) + ")";
        }
    }

    /** A state's turn came: its moves are tried next. */
    record StateVisited(int state, int depth, int disks) implements GraphEvent {

        @Override
        public HanoiEventKind kind() {
            return HanoiEventKind.STATE_VISITED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), state, depth, disks);
        }

        @Override
        public Message sentence() {
            return Message.of("hanoi.search.visited", space().text(state), depth);
        }

        @Override
        public String call() {
            return "visit(" + space().text(state) + ")";
        }
    }

    /** The state that is being visited is the goal. */
    record GoalReached(int state, int depth, int disks) implements GraphEvent {

        @Override
        public HanoiEventKind kind() {
            return HanoiEventKind.GOAL_REACHED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), state, depth, disks);
        }

        @Override
        public Message sentence() {
            return Message.of("hanoi.search.goal", space().text(state), depth);
        }
    }

    /** A move led to a state that is new. */
    record StateFound(int state, int from, int depth, int disks) implements GraphEvent {

        @Override
        public HanoiEventKind kind() {
            return HanoiEventKind.STATE_FOUND;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), state, from, depth, disks);
        }

        @Override
        public Message sentence() {
            return Message.of(
                    "hanoi.search.found",
                    space().description(from, state),
                    space().text(state),
                    space().text(from),
                    depth);
        }
    }

    /** A move led to a state that was found before. */
    record StateKnown(int state, int from, int disks) implements GraphEvent {

        @Override
        public HanoiEventKind kind() {
            return HanoiEventKind.STATE_KNOWN;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), state, from, disks);
        }

        @Override
        public Message sentence() {
            return Message.of("hanoi.search.known", space().description(from, state), space().text(state));
        }
    }

    /** The rules forbid a move. */
    record MoveRefused(int state, int move, int disks) implements GraphEvent {

        @Override
        public HanoiEventKind kind() {
            return HanoiEventKind.MOVE_REFUSED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), state, move, disks);
        }

        @Override
        public Message sentence() {
            return space().refusal(state, move);
        }
    }

    /** Every move of a state has been tried. */
    record StateLeft(int state, int disks) implements GraphEvent {

        @Override
        public HanoiEventKind kind() {
            return HanoiEventKind.STATE_LEFT;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), state, disks);
        }

        @Override
        public Message sentence() {
            return Message.of("hanoi.search.left", space().text(state));
        }
    }

    /** Every state has been visited. */
    record SearchEnded(int disks, int states) implements GraphEvent {

        @Override
        public HanoiEventKind kind() {
            return HanoiEventKind.SEARCH_ENDED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), disks, states);
        }

        @Override
        public Message sentence() {
            return Message.of("hanoi.search.ended", states);
        }
    }

    /** From a state on the way to the goal, {@code last} led one step back. */
    record LinkFollowed(int state, int last, int disks) implements GraphEvent {

        @Override
        public HanoiEventKind kind() {
            return HanoiEventKind.LINK_FOLLOWED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), state, last, disks);
        }

        @Override
        public Message sentence() {
            return Message.of("hanoi.search.link", space().text(state), space().text(last));
        }
    }
}
