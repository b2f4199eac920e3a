package puzzlescope.core.puzzle.tiles.event;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.lower;
import static puzzlescope.core.event.Packed.second;
import static puzzlescope.core.event.Packed.third;
import static puzzlescope.core.event.Packed.upper;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.tiles.fast.Table;

/**
 * What a search with tables does, of which only the bounds, a sample of the counting and the answer are told: it looks at
 * millions of boards a second.
 */
public sealed interface TableEvent extends TilesEvent {

    /** The most boards that one event counts. */
    int MOST_COUNTED = Packed.MAX_OF_PAIR;

    /** A table that is ready. */
    int ALL = 100;

    int BOUND_BITS = 8;
    int BOUND_MASK = (1 << BOUND_BITS) - 1;

    static TableEvent unpack(long event) {
        long whole = Packed.whole(event);
        return switch (TilesEventKind.values()[Packed.kind(event)]) {
            case TABLE_CHOSEN -> new TableChosen(Table.of(upper(event)), lower(event));
            case TABLE_GREW -> new TableGrew(Table.of(first(event)), second(event), third(event));
            case BOUND_TRIED -> new BoundTried(first(event), second(event));
            case BOARDS_COUNTED -> new BoardsCounted(upper(event), lower(event));
            case BOUND_EXHAUSTED -> new BoundExhausted(bound(whole), other(whole), boards(whole));
            case ANSWER_PROVED -> new AnswerProved(bound(whole), other(whole), boards(whole));
            default -> throw new IllegalArgumentException("not of a table: " + event);
        };
    }

    private static int bound(long whole) {
        return (int) (whole >>> BOUND_BITS) & BOUND_MASK;
    }

    private static int other(long whole) {
        return (int) whole & BOUND_MASK;
    }

    private static long boards(long whole) {
        return whole >>> 2 * BOUND_BITS;
    }

    private static long pack(TilesEventKind kind, int bound, int other, long boards) {
        // More are looked at only in hours.
        long told = Math.min(boards, Packed.MAX_WHOLE >>> 2 * BOUND_BITS);
        return Packed.ofWhole(kind, told << 2 * BOUND_BITS | (long) bound << BOUND_BITS | other);
    }

    /**
     * It was decided what is looked up.
     *
     * @param boards of how many boards the distance is there; 0 if it is only estimated
     */
    record TableChosen(Table table, int boards) implements TableEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.TABLE_CHOSEN;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), table.code(), boards);
        }

        @Override
        public Message sentence() {
            return boards > 0
                    ? Message.of("tiles.table-chosen.complete", boards)
                    : Message.of("tiles.table-chosen", table.words());
        }
    }

    /** The table was made up to a percentage, and before up to another. */
    record TableGrew(Table table, int percent, int before) implements TableEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.TABLE_GREW;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), table.code(), percent, before);
        }

        @Override
        public Message sentence() {
            return percent < ALL
                    ? Message.of("tiles.table-grew", table.words(), percent)
                    : Message.of("tiles.table-grew.ready", table.words());
        }
    }

    /**
     * The search began within a bound.
     *
     * @param previousBound the bound before, 0 if this is the first
     */
    record BoundTried(int bound, int previousBound) implements TableEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.BOUND_TRIED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), bound, previousBound);
        }

        @Override
        public Message sentence() {
            return Message.of(previousBound == 0 ? "tiles.bound-tried.first" : "tiles.bound-tried", bound);
        }

        @Override
        public String call() {
            return "search(" + bound + ")";
        }
    }

    /**
     * More boards were looked at, and none was the solved one.
     *
     * @param boards how many, at most {@link #MOST_COUNTED}
     */
    record BoardsCounted(int boards, int bound) implements TableEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.BOARDS_COUNTED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), boards, bound);
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.boards-counted", boards, bound);
        }
    }

    /**
     * All ways within a bound were tried in vain.
     *
     * @param next the bound after it
     * @param boards how many boards were looked at for it
     */
    record BoundExhausted(int bound, int next, long boards) implements TableEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.BOUND_EXHAUSTED;
        }

        @Override
        public long pack() {
            return TableEvent.pack(kind(), bound, next, boards);
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.bound-exhausted", bound, next, boards);
        }
    }

    /**
     * The moves of the answer are made; no way is shorter.
     *
     * @param bound the last one that was searched in vain, 0 if none was
     * @param boards how many boards were looked at, 0 if none since all distances are known
     */
    record AnswerProved(int moves, int bound, long boards) implements TableEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.ANSWER_PROVED;
        }

        @Override
        public long pack() {
            return TableEvent.pack(kind(), moves, bound, boards);
        }

        @Override
        public Message sentence() {
            if (moves == 0) {
                return Message.of("tiles.solved-already");
            }
            if (boards == 0) {
                return Message.of("tiles.answer-proved.complete", moves);
            }
            return bound == 0
                    ? Message.of("tiles.answer-proved.first", moves, boards)
                    : Message.of("tiles.answer-proved", moves, bound, boards);
        }
    }
}
