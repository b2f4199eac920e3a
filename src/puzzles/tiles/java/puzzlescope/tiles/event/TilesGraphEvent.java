package puzzlescope.tiles.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.tiles.event.TilesEvent.TILE;

import java.util.Optional;
import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.SearchStep;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.tiles.space.Move;

/**
 * An event of a graph search, which stores every board found. Boards are numbered from 0 in the order of their
 * discovery; their tiles are not in the events but follow from the tree of moves, which the board keeps.
 */
public sealed interface TilesGraphEvent extends TilesEvent {

    /** The greatest number of a board. */
    int LAST_BOARD = (1 << 21) - 1;

    /** More than the moves to any numbered board. */
    int MOST_SLIDES = (1 << 7) - 1;

    /** Value in place of h in a search without a heuristic. */
    int UNESTIMATED = -1;

    /** Value in place of h in a search without a heuristic, backwards from the goal. */
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
    /** The number of the board shown before, if the event does not involve it. */
    IntField LEFT_NUMBER = Field.upTo(LAST_BOARD).after(JOINED);

    IntField LENGTH = Field.upTo(MOST_SLIDES).after(NUMBER);
    IntField LIMIT = Field.upTo(LAST_BOARD);

    /** The quantity that a search increases layer by layer. */
    enum Front {
        /** Breadth-first: the moves from the start. */
        DEPTH,
        /** A*: the moves made plus the estimate. */
        ESTIMATE,
        /** Bidirectional: the moves from the start. */
        FORWARD,
        /** Bidirectional: the moves from the goal. */
        BACKWARD
    }

    /** The reason for expanding a board. */
    enum ExpansionReason {
        /** Waiting longest. */
        FIRST_FOUND,
        /** Waiting longest of those found from the goal. */
        FIRST_FOUND_FROM_GOAL,
        /** Least f of the open list. */
        LEAST_ESTIMATE
    }

    /** The kinds of events of a search that stores boards; frequent ones differ in few bits. */
    enum Kind implements EventKind {
        BOARD_EXPANDED("expand", with(NUMBER, PREVIOUS, G, H, BoardExpanded::new), NOTE),
        BOARD_DISCOVERED("found", with(NUMBER, TILE, MOVE, G, H, BACKWARD, BoardDiscovered::new), TRY, DO),
        BOARD_KNOWN("known", with(NUMBER, TILE, MOVE, G, BoardKnown::new), TRY, REJECT, STILL),
        WAY_IMPROVED("improve", with(NUMBER, PREVIOUS, NEW_MOVE, OLD_MOVE, G, WayImproved::new), TRY, DO),
        ROOT_TAKEN("begin", with(NUMBER, H, BACKWARD, RootTaken::new), NOTE),
        LAYER_BEGAN("layer", with(FRONT, VALUE, WAITING, OTHERS, LayerBegan::new), NOTE),
        SEARCHES_MET("meet", with(NUMBER, BACKWARD_NUMBER, G, BACKWARD_G, SearchesMet::new), NOTE),
        WAY_JOINED("join", with(NUMBER, BACKWARD_NUMBER, LENGTH, WayJoined::new), DO, SOLUTION),
        BACK_AT_START("restart", with(LEFT_NUMBER, JOINED, LENGTH, BackAtStart::new), NOTE),
        GAVE_UP("give-up", with(LIMIT, GaveUp::new), DEAD_END),
        SOLUTION_FOUND("solved", TilesEvent.solutionFound(Kind::of), SOLUTION),
        SOLUTION_MOVE("play", TilesEvent.solutionMove(Kind::of), DO),
        GOAL_TAKEN("expand", with(NUMBER, PREVIOUS, G, H, GoalTaken::new), NOTE);

        private static final Kind[] KINDS = values();

        public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

        private final KindSpec kindSpec;

        Kind(String label, Fields fields, Role... roles) {
            kindSpec = new KindSpec(ordinal(), label, fields, roles);
        }

        public static Kind of(long event) {
            return KINDS[PackedEvent.kind(event)];
        }

        @Override
        public KindSpec spec() {
            return kindSpec;
        }
    }

    @Override
    default Kind kind() {
        return EventKind.of(Kind.class, this);
    }

    /**
     * A search began at a board.
     *
     * @param h the lower bound on the moves left; {@link #UNESTIMATED} without a heuristic
     * @param backward whether the board is the goal
     */
    record RootTaken(int number, int h, boolean backward) implements TilesGraphEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(SearchStep.of(SearchStep.Type.SOURCE, number).rated(0, h));
        }

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
     * A search reached the next layer.
     *
     * @param value the value of the layer
     * @param waiting the number of boards waiting on this side
     * @param others the number of boards waiting on the other side
     */
    record LayerBegan(Front front, int value, int waiting, int others) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.layer-began." + front, value, waiting, others);
        }
    }

    /**
     * A board is expanded: its moves are tried next.
     *
     * @param previous the board that was expanded before, or this one if it is the first
     * @param g the number of moves from the root of its side
     * @param h the lower bound on the moves left, or the reason why there is none
     */
    record BoardExpanded(int number, int previous, int g, int h) implements TilesGraphEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(SearchStep.of(SearchStep.Type.EXPANDING, number).rated(g, h));
        }

        public ExpansionReason expansionReason() {
            return switch (h) {
                case UNESTIMATED -> ExpansionReason.FIRST_FOUND;
                case UNESTIMATED_BACKWARD -> ExpansionReason.FIRST_FOUND_FROM_GOAL;
                default -> ExpansionReason.LEAST_ESTIMATE;
            };
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.board-expanded." + expansionReason(), number, g, h, g + h);
        }
    }

    /**
     * The goal was taken from the open boards: no moves are tried.
     *
     * @param previous the board that was expanded before, or this one if it is the first
     * @param g the number of moves from the start
     * @param h 0; {@link #UNESTIMATED} without a heuristic
     */
    record GoalTaken(int number, int previous, int g, int h) implements TilesGraphEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(
                    SearchStep.of(SearchStep.Type.DESTINATION, number).rated(g, h));
        }

        @Override
        public Message sentence() {
            return h == UNESTIMATED
                    ? Message.of("tiles.goal-taken", number, g)
                    : Message.of("tiles.goal-taken.estimated", number, g, h, g + h);
        }
    }

    /**
     * A move led from the current board to a new one.
     *
     * @param h the lower bound on the moves left; {@link #UNESTIMATED} without a heuristic
     * @param backward whether it was found from the goal
     */
    record BoardDiscovered(int number, int tile, Move move, int g, int h, boolean backward) implements TilesGraphEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(SearchStep.of(SearchStep.Type.GENERATING, number).rated(g, h));
        }

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
     * A move led from the current board to one found before, by a path that is not shorter.
     *
     * @param g the length of the known path
     */
    record BoardKnown(int number, int tile, Move move, int g) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.board-known", tile, TilesEvent.name(move), number, g);
        }
    }

    /**
     * A move led from the current board to one found before, by a shorter path.
     *
     * @param before the previous predecessor, by the move {@code moveBefore}
     * @param g the length of the new path
     */
    record WayImproved(int number, int before, Move move, Move moveBefore, int g) implements TilesGraphEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(SearchStep.of(SearchStep.Type.UPDATING, number).rated(g, -1));
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.way-improved", number, g, before);
        }
    }

    /**
     * A board was found from both ends.
     *
     * @param forward its number on the side of the start, {@code forwardG} moves from it
     * @param backward its number on the side of the goal, {@code backwardG} moves from it
     */
    record SearchesMet(int forward, int backward, int forwardG, int backwardG) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.searches-met", forward, backward, forwardG, backwardG, forwardG + backwardG);
        }
    }

    /** The paths from both ends to the board where they meet were joined. */
    record WayJoined(int forward, int backward, int moves) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.way-joined", moves);
        }
    }

    /**
     * The initial board was restored, so that the solution can be played.
     *
     * @param from the board before, on the side of the start
     * @param joined the board on the side of the goal from which the path continued; 0 if it did not
     */
    record BackAtStart(int from, int joined, int moves) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.back-at-start", moves);
        }
    }

    /** The limit of stored boards was reached. */
    record GaveUp(int limit) implements TilesGraphEvent {

        @Override
        public Message sentence() {
            return Message.of("tiles.gave-up", limit);
        }
    }
}
