package puzzlescope.core.puzzle.queens.event;

import static puzzlescope.core.event.Packed.lower;
import static puzzlescope.core.event.Packed.upper;
import static puzzlescope.core.event.Packed.whole;

import java.util.Arrays;
import java.util.Set;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;

/** What a count of all solutions does that does not walk to each of them by name. Pieces count from 0, in sentences from 1. */
public sealed interface CountEvent extends QueensEvent {

    /** That of all queens' events, but without solutions that come by name: here they are counted only. */
    Vocabulary VOCABULARY = new Vocabulary(
            Arrays.stream(QueensEventKind.values()).map(CountEvent::counted).toArray(EventKind[]::new),
            QueensEvent.VOCABULARY::unpack);

    private static EventKind counted(QueensEventKind kind) {
        return kind.roles().contains(Role.SOLUTION) ? new Unseen(kind.ordinal(), kind.name(), kind.label()) : kind;
    }

    /** A kind that does not come in a count. */
    record Unseen(int ordinal, String name, String label) implements EventKind {

        @Override
        public Set<Role> roles() {
            return Set.of();
        }
    }

    /** The record of a packed event of these kinds. */
    static CountEvent unpack(QueensEventKind kind, long event) {
        return switch (kind) {
            case COUNT_BEGAN -> new CountBegan(upper(event), lower(event));
            case PIECE_COUNTED ->
                new PieceCounted(upper(event) / PieceCounted.IMAGES, upper(event) % PieceCounted.IMAGES, lower(event));
            case COUNT_ENDED -> new CountEnded(whole(event));
            case HALF_TURN_COUNTED -> new TurnCounted(true, whole(event));
            case QUARTER_TURN_COUNTED -> new TurnCounted(false, whole(event));
            case FUNDAMENTAL_COUNTED -> new FundamentalCounted(whole(event));
            default -> throw new IllegalArgumentException("not of a count: " + kind);
        };
    }

    /** The count for {@code n} queens was divided into pieces. */
    record CountBegan(int n, int pieces) implements CountEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.COUNT_BEGAN;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), n, pieces);
        }

        @Override
        public Message sentence() {
            return Message.of("queens.count.began", n, pieces);
        }
    }

    /**
     * A piece was counted to its end.
     *
     * @param images how many pieces of the whole it stands for
     * @param solutions how many it has itself
     */
    record PieceCounted(int piece, int images, int solutions) implements CountEvent {

        public static final int IMAGES = 16;

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.PIECE_COUNTED;
        }

        @Override
        public long pack() {
            return Packed.ofPair(kind(), piece * IMAGES + images, solutions);
        }

        @Override
        public Message sentence() {
            return images == 1
                    ? Message.of("queens.count.piece-alone", piece + 1, solutions)
                    : Message.of("queens.count.piece", piece + 1, solutions, images, (long) solutions * images);
        }
    }

    /** All pieces were counted. */
    record CountEnded(long solutions) implements CountEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.COUNT_ENDED;
        }

        @Override
        public long pack() {
            return Packed.ofWhole(kind(), solutions);
        }

        @Override
        public Message sentence() {
            return solutions == 0 ? Message.of("queens.count.none") : Message.of("queens.count.ended", solutions);
        }
    }

    /** The solutions that a turn of the board leaves as they are were counted by a search of their own. */
    record TurnCounted(boolean half, long solutions) implements CountEvent {

        @Override
        public QueensEventKind kind() {
            return half ? QueensEventKind.HALF_TURN_COUNTED : QueensEventKind.QUARTER_TURN_COUNTED;
        }

        @Override
        public long pack() {
            return Packed.ofWhole(kind(), solutions);
        }

        @Override
        public Message sentence() {
            return Message.of(half ? "queens.count.half-turn" : "queens.count.quarter-turn", solutions);
        }
    }

    /** How many solutions there are of which none becomes another one by turning or mirroring. */
    record FundamentalCounted(long solutions) implements CountEvent {

        @Override
        public QueensEventKind kind() {
            return QueensEventKind.FUNDAMENTAL_COUNTED;
        }

        @Override
        public long pack() {
            return Packed.ofWhole(kind(), solutions);
        }

        @Override
        public Message sentence() {
            return Message.of("queens.count.fundamental", solutions);
        }
    }
}
