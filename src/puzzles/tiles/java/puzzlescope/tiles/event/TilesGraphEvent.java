package puzzlescope.tiles.event;

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;
import puzzlescope.tiles.space.Move;

/**
 * An event of a graph search, which remembers every board it has found. They are numbered from 0 in the order of their
 * discovery; how the tiles lie on them is not in the events but in the tree of their slides, which the board keeps.
 */
public sealed interface TilesGraphEvent extends TilesEvent {

    /** The greatest number that a board can have. */
    int LAST_BOARD = (1 << 21) - 1;

    /** More slides than lead to any board that has a number. */
    int MOST_SLIDES = (1 << 7) - 1;

    /** Instead of h: this search does not estimate. */
    int UNESTIMATED = -1;

    /** Instead of h: this search does not estimate, and goes backwards from the goal. */
    int UNESTIMATED_BACKWARD = -2;

    IntField PREVIOUS = Field.upTo(LAST_BOARD);
    IntField NUMBER = Field.upTo(LAST_BOARD).after(PREVIOUS);
    IntField G = Field.upTo(MOST_SLIDES).after(NUMBER);
    IntField H = Field.between(UNESTIMATED_BACKWARD, MOST_SLIDES + UNESTIMATED_BACKWARD)
            .after(G);

    EnumField<Move> MOVE = Field.oneOf(Move.values()).after(TILE);
    FlagField BACKWARD = Field.flag().after(MOVE);
    EnumField<Move> NEW_MOVE = Field.oneOf(Move.values()).after(G);
    EnumField<Move> OLD_MOVE = Field.oneOf(Move.values()).after(NEW_MOVE);

    EnumField<Front> FRONT = Field.oneOf(Front.values()).after(G);
    IntField VALUE = Field.upTo(MOST_SLIDES).after(NUMBER);
    IntField WAITING = Field.upTo(LAST_BOARD).after(PREVIOUS);
    IntField OTHERS = Field.upTo(LAST_BOARD);

    IntField BACKWARD_NUMBER = Field.upTo(LAST_BOARD);
    IntField BACKWARD_G = Field.upTo(MOST_SLIDES).after(G);
    IntField JOINED = Field.upTo(LAST_BOARD);
    /** The board that was shown last, by its number, where the event does not touch it. */
    IntField LEFT_NUMBER = Field.upTo(LAST_BOARD).after(JOINED);

    IntField LENGTH = Field.upTo(MOST_SLIDES).after(NUMBER);
    IntField LIMIT = Field.upTo(LAST_BOARD);

    /** What a search goes through from the least to the greatest, layer by layer. */
    enum Front {
        /** Breadth-first: the slides from the start. */
        DEPTH,
        /** A*: the slides made and estimated. */
        ESTIMATE,
        /** From both ends: the slides from the start. */
        FORWARD,
        /** From both ends: the slides from the goal. */
        BACKWARD
    }

    /** How a search came to expand a board. */
    enum Why {
        /** It had waited longest. */
        FIRST_FOUND,
        /** It had waited longest of those that were found from the goal. */
        FIRST_FOUND_FROM_GOAL,
        /** No waiting board has a smaller f. */
        LEAST_ESTIMATE
    }

    @Override
    default TilesGraphKind kind() {
        return switch (this) {
            case RootTaken _ -> TilesGraphKind.ROOT_TAKEN;
            case LayerBegan _ -> TilesGraphKind.LAYER_BEGAN;
            case BoardExpanded _ -> TilesGraphKind.BOARD_EXPANDED;
            case GoalTaken _ -> TilesGraphKind.GOAL_TAKEN;
            case BoardDiscovered _ -> TilesGraphKind.BOARD_DISCOVERED;
            case BoardKnown _ -> TilesGraphKind.BOARD_KNOWN;
            case WayImproved _ -> TilesGraphKind.WAY_IMPROVED;
            case SearchesMet _ -> TilesGraphKind.SEARCHES_MET;
            case WayJoined _ -> TilesGraphKind.WAY_JOINED;
            case BackAtStart _ -> TilesGraphKind.BACK_AT_START;
            case GaveUp _ -> TilesGraphKind.GAVE_UP;
        };
    }

    /**
     * A search began at a board.
     *
     * @param h how many slides are left at least; {@link #UNESTIMATED} if that is not asked
     * @param backward whether the board is the goal
     */
    record RootTaken(int number, int h, boolean backward) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            if (backward) {
                return Message.of("tiles.root-taken.goal", number);
            }
            return h == UNESTIMATED
                    ? Message.of("tiles.root-taken", number)
                    : Message.of("tiles.root-taken.estimated", number, h);
        }
    }

    /**
     * A search came to boards farther away than all before.
     *
     * @param value how far
     * @param waiting how many boards wait to be expanded on this side
     * @param others how many boards wait on the other side
     */
    record LayerBegan(Front front, int value, int waiting, int others) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.layer-began." + front, value, waiting, others);
        }
    }

    /**
     * A board's turn came: its slides are tried next.
     *
     * @param previous the board that was expanded before, or this one if it is the first
     * @param g how many slides it is from where its side began
     * @param h how many slides are left at least, or why that is not said
     */
    record BoardExpanded(int number, int previous, int g, int h) implements TilesGraphEvent {

        public Why why() {
            return switch (h) {
                case UNESTIMATED -> Why.FIRST_FOUND;
                case UNESTIMATED_BACKWARD -> Why.FIRST_FOUND_FROM_GOAL;
                default -> Why.LEAST_ESTIMATE;
            };
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.board-expanded." + why(), number, g, h, g + h);
        }
    }

    /**
     * The goal's turn came: no slides are tried.
     *
     * @param previous the board that was expanded before, or this one if it is the first
     * @param g how many slides it is from the start
     * @param h no slides; {@link #UNESTIMATED} if that is not asked
     */
    record GoalTaken(int number, int previous, int g, int h) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            return h == UNESTIMATED
                    ? Message.of("tiles.goal-taken", number, g)
                    : Message.of("tiles.goal-taken.estimated", number, g, h, g + h);
        }
    }

    /**
     * A slide led from the board that is being expanded to a new one.
     *
     * @param h how many slides are left at least; {@link #UNESTIMATED} if that is not asked
     * @param backward whether it was found from the goal
     */
    record BoardDiscovered(int number, int tile, Move move, int g, int h, boolean backward) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            var name = TilesEvent.name(move);
            if (h != UNESTIMATED) {
                return Message.of("tiles.board-discovered.estimated", tile, name, number, g, h, g + h);
            }
            return Message.of(
                    backward ? "tiles.board-discovered.goal" : "tiles.board-discovered", tile, name, number, g);
        }
    }

    /**
     * A slide led from the board that is being expanded to one that was found before, by a way that is no longer.
     *
     * @param g how long the known way is
     */
    record BoardKnown(int number, int tile, Move move, int g) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.board-known", tile, TilesEvent.name(move), number, g);
        }
    }

    /**
     * A slide led from the board that is being expanded to one that was found before, by a shorter way.
     *
     * @param before from which board it was reached until now, by the move {@code moveBefore}
     * @param g how long the new way is
     */
    record WayImproved(int number, int before, Move move, Move moveBefore, int g) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.way-improved", number, g, before);
        }
    }

    /**
     * A board was found from both ends.
     *
     * @param forward its number on the side of the start, {@code forwardG} slides from it
     * @param backward its number on the side of the goal, {@code backwardG} slides from it
     */
    record SearchesMet(int forward, int backward, int forwardG, int backwardG) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.searches-met", forward, backward, forwardG, backwardG, forwardG + backwardG);
        }
    }

    /** The ways from both ends to the board where they meet were made one. */
    record WayJoined(int forward, int backward, int moves) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.way-joined", moves);
        }
    }

    /**
     * The board is the one to be solved again, so that the solution can be played.
     *
     * @param from the board before, on the side of the start
     * @param joined the board on the side of the goal from which the way went on; 0 if it did not
     */
    record BackAtStart(int from, int joined, int moves) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.back-at-start", moves);
        }
    }

    /** So many boards were found that the search must not keep more of them. */
    record GaveUp(int limit) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.gave-up", limit);
        }
    }
}
