package puzzlescope.hanoi.event;

import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;
import puzzlescope.hanoi.space.HanoiSpace;

/** An event of a search through the states of {@code disks} disks on three pegs. */
public sealed interface HanoiGraphEvent extends HanoiEvent {

    int MOST_STATES = (int) new HanoiSpace(HanoiSpace.MOST_SEARCHED_DISKS, HanoiSpace.SEARCHED_PEGS).states();

    IntField STATE = Field.upTo(MOST_STATES - 1);
    /** The state whose move led to another one. */
    IntField PARENT = Field.upTo(MOST_STATES - 1).after(STATE);

    IntField LAST = Field.upTo(MOST_STATES - 1).after(STATE);
    IntField MOVE = Field.upTo(HanoiSpace.SEARCHED_PEGS * (HanoiSpace.SEARCHED_PEGS - 1) - 1)
            .after(STATE);
    IntField DEPTH = Field.upTo(MOST_STATES - 1).after(PARENT);
    IntField STATES = Field.upTo(MOST_STATES).after(PARENT);
    IntField OF_DISKS = Field.upTo(HanoiSpace.MOST_SEARCHED_DISKS).after(STATES);

    int disks();

    default HanoiSpace space() {
        return new HanoiSpace(disks(), HanoiSpace.SEARCHED_PEGS);
    }

    /** The initial state was enqueued. */
    record SearchBegan(int start, int disks) implements HanoiGraphEvent {

        @Override
        public Message sentence() {
            var states = Math.toIntExact(space().states());
            return Message.of("hanoi.search.began", space().text(start), disks, states, Message.power(3, disks));
        }

        @Override
        public String call() {
            return "search(" + space().text(start) + ")";
        }
    }

    /** A state was dequeued: its moves are tried next. */
    record StateVisited(int state, int depth, int disks) implements HanoiGraphEvent {

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
    record GoalReached(int state, int depth, int disks) implements HanoiGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("hanoi.search.goal", space().text(state), depth);
        }
    }

    /** A move led to a state that is new. */
    record StateFound(int state, int from, int depth, int disks) implements HanoiGraphEvent {

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
    record StateKnown(int state, int from, int disks) implements HanoiGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("hanoi.search.known", space().description(from, state), space().text(state));
        }
    }

    /** The rules forbid a move. */
    record MoveRefused(int state, int move, int disks) implements HanoiGraphEvent {

        @Override
        public Message sentence() {
            return space().refusal(state, move);
        }
    }

    /** Every move of a state has been tried. */
    record StateLeft(int state, int disks) implements HanoiGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("hanoi.search.left", space().text(state));
        }
    }

    /** Every state has been visited. */
    record SearchEnded(int disks, int states) implements HanoiGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("hanoi.search.ended", states);
        }
    }

    /** On the path from the goal, {@code last} led one step back. */
    record LinkFollowed(int state, int last, int disks) implements HanoiGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("hanoi.search.link", space().text(state), space().text(last));
        }
    }
}
