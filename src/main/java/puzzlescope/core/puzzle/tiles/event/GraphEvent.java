package puzzlescope.core.puzzle.tiles.event;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.tiles.space.Move;

/**
 * What a search does that remembers all boards it has found. They are numbered from 0 in the order of their discovery; how the
 * tiles lie on them is not in the events but in the tree of their slides, which the board keeps.
 */
public sealed interface GraphEvent extends TilesEvent {

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

    /** The tree knows the tile; the event names it so that the sentence can. */
    private static int slide(int tile, Move move) {
        return tile << 2 | move.ordinal();
    }

    static GraphEvent unpack(long event) {
        long bits = Packed.whole(event);
        int a = Fields.number(bits, 0);
        int b = Fields.number(bits, Fields.SECOND);
        int c = Fields.count(bits, Fields.THIRD);
        int d = Fields.count(bits, Fields.FOURTH);
        return switch (TilesEventKind.values()[Packed.kind(event)]) {
            case ROOT_TAKEN -> new RootTaken(a, d, b == 1);
            case LAYER_BEGAN -> new LayerBegan(Front.values()[d], c, a, b);
            case BOARD_EXPANDED -> BoardExpanded.of(a, b, c, d);
            case BOARD_DISCOVERED -> BoardDiscovered.of(a, b, c, d);
            case BOARD_KNOWN -> new BoardKnown(a, b >>> 2, Move.of(b & 3), c);
            case WAY_IMPROVED -> new WayImproved(a, b, Move.of(d & 3), Move.of(d >>> 2), c);
            case SEARCHES_MET -> new SearchesMet(a, b, c, d);
            case WAY_JOINED -> new WayJoined(a, b, c);
            case BACK_AT_START -> new BackAtStart(a, b, c);
            case GAVE_UP -> new GaveUp(a);
            default -> throw new IllegalArgumentException("not of a graph: " + event);
        };
    }

    private static long packed(TilesEventKind kind, int first, int second, int third, int fourth) {
        return Packed.ofWhole(kind, Fields.of(first, second, third, fourth));
    }

    /**
     * A search began at a board.
     *
     * @param h how many slides are left at least; {@link BoardExpanded#UNESTIMATED} if that is not asked
     * @param backward whether the board is the goal
     */
    record RootTaken(int number, int h, boolean backward) implements GraphEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.ROOT_TAKEN;
        }

        @Override
        public long pack() {
            return packed(kind(), number, backward ? 1 : 0, 0, h);
        }

        @Override
        public Message sentence() {
            if (backward) {
                return Message.of("tiles.root-taken.goal", number);
            }
            return h == BoardExpanded.UNESTIMATED
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
    record LayerBegan(Front front, int value, int waiting, int others) implements GraphEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.LAYER_BEGAN;
        }

        @Override
        public long pack() {
            return packed(kind(), waiting, others, value, front.ordinal());
        }

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
     * @param h how many slides are left at least
     */
    record BoardExpanded(int number, int previous, int g, int h, Why why) implements GraphEvent {

        /** Instead of h: this search does not estimate. */
        public static final int UNESTIMATED = (1 << Fields.COUNT_BITS) - 1;

        private static final int BACKWARD = UNESTIMATED - 1;

        static BoardExpanded of(int number, int previous, int g, int h) {
            return switch (h) {
                case UNESTIMATED -> new BoardExpanded(number, previous, g, UNESTIMATED, Why.FIRST_FOUND);
                case BACKWARD -> new BoardExpanded(number, previous, g, UNESTIMATED, Why.FIRST_FOUND_FROM_GOAL);
                default -> new BoardExpanded(number, previous, g, h, Why.LEAST_ESTIMATE);
            };
        }

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.BOARD_EXPANDED;
        }

        @Override
        public long pack() {
            return packed(kind(), number, previous, g, why == Why.FIRST_FOUND_FROM_GOAL ? BACKWARD : h);
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.board-expanded." + why, number, g, h, g + h);
        }
    }

    /**
     * A slide led from the board that is being expanded to a new one.
     *
     * @param h how many slides are left at least; {@link BoardExpanded#UNESTIMATED} if that is not asked
     * @param backward whether it was found from the goal
     */
    record BoardDiscovered(int number, int tile, Move move, int g, int h, boolean backward) implements GraphEvent {

        private static final int BACKWARD = 1 << 7;

        static BoardDiscovered of(int number, int slide, int g, int h) {
            return new BoardDiscovered(number, slide >>> 2 & 31, Move.of(slide & 3), g, h, (slide & BACKWARD) != 0);
        }

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.BOARD_DISCOVERED;
        }

        @Override
        public long pack() {
            return packed(kind(), number, slide(tile, move) | (backward ? BACKWARD : 0), g, h);
        }

        @Override
        public Message sentence() {
            var name = TilesEvent.name(move);
            if (h != BoardExpanded.UNESTIMATED) {
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
    record BoardKnown(int number, int tile, Move move, int g) implements GraphEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.BOARD_KNOWN;
        }

        @Override
        public long pack() {
            return packed(kind(), number, slide(tile, move), g, 0);
        }

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
    record WayImproved(int number, int before, Move move, Move moveBefore, int g) implements GraphEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.WAY_IMPROVED;
        }

        @Override
        public long pack() {
            return packed(kind(), number, before, g, moveBefore.ordinal() << 2 | move.ordinal());
        }

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
    record SearchesMet(int forward, int backward, int forwardG, int backwardG) implements GraphEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.SEARCHES_MET;
        }

        @Override
        public long pack() {
            return packed(kind(), forward, backward, forwardG, backwardG);
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.searches-met", forward, backward, forwardG, backwardG, forwardG + backwardG);
        }
    }

    /** The ways from both ends to the board where they meet were made one. */
    record WayJoined(int forward, int backward, int moves) implements GraphEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.WAY_JOINED;
        }

        @Override
        public long pack() {
            return packed(kind(), forward, backward, moves, 0);
        }

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
    record BackAtStart(int from, int joined, int moves) implements GraphEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.BACK_AT_START;
        }

        @Override
        public long pack() {
            return packed(kind(), from, joined, moves, 0);
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.back-at-start", moves);
        }
    }

    /** So many boards were found that the search must not keep more of them. */
    record GaveUp(int limit) implements GraphEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.GAVE_UP;
        }

        @Override
        public long pack() {
            return packed(kind(), limit, 0, 0, 0);
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.gave-up", limit);
        }
    }
}
