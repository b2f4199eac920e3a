package puzzlescope.queens.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.LongField;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

/** An event of counting all solutions without visiting each of them. Pieces count from 0, in sentences from 1. */
public sealed interface QueensCountEvent extends QueensEvent {

    IntField PIECE = Field.upTo((1 << 24) - 1);
    IntField IMAGES = Field.upTo(15).after(PIECE);
    IntField FOUND = Field.upTo((1 << 28) - 1).after(IMAGES);
    IntField N = Field.upTo(31);
    IntField PIECES = Field.upTo(1 << 24).after(N);
    IntField GIVEN = Field.upTo(31).after(PIECES);

    LongField SOLUTIONS = Field.upTo((1L << 55) - 1);

    /** The kinds of events of a count. None of them is a solution, since the count visits none. */
    enum Kind implements EventKind {
        COUNT_BEGAN("begin", with(N, PIECES, GIVEN, CountBegan::new), NOTE),
        PIECE_COUNTED("piece", with(PIECE, IMAGES, FOUND, PieceCounted::new), DO),
        COUNT_ENDED("end", with(SOLUTIONS, CountEnded::new), NOTE),
        HALF_TURN_COUNTED("half", with(SOLUTIONS, HalfTurnCounted::new), NOTE),
        QUARTER_TURN_COUNTED("quarter", with(SOLUTIONS, QuarterTurnCounted::new), NOTE),
        FUNDAMENTAL_COUNTED("fundamental", with(SOLUTIONS, FundamentalCounted::new), NOTE);

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
     * The count for {@code n} queens was divided into pieces.
     *
     * @param given the number of given queens
     */
    record CountBegan(int n, int pieces, int given) implements QueensCountEvent {

        @Override
        public Message sentence() {
            return given == 0
                    ? Message.of("queens.count.began", n, pieces)
                    : Message.of("queens.count.began-given", n, pieces, given);
        }
    }

    /**
     * A piece was counted.
     *
     * @param images the number of pieces of the whole that it represents
     * @param solutions the number of its own solutions
     */
    record PieceCounted(int piece, int images, int solutions) implements QueensCountEvent {

        @Override
        public Message sentence() {
            return images == 1
                    ? Message.of("queens.count.piece-alone", piece + 1, solutions)
                    : Message.of("queens.count.piece", piece + 1, solutions, images, (long) solutions * images);
        }
    }

    /** All pieces were counted. */
    record CountEnded(long solutions) implements QueensCountEvent {

        @Override
        public Message sentence() {
            return solutions == 0 ? Message.of("queens.count.none") : Message.of("queens.count.ended", solutions);
        }
    }

    /** The solutions invariant under half a turn of the board were counted by a separate search. */
    record HalfTurnCounted(long solutions) implements QueensCountEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.count.half-turn", solutions);
        }
    }

    /** The solutions invariant under a quarter turn of the board were counted by a separate search. */
    record QuarterTurnCounted(long solutions) implements QueensCountEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.count.quarter-turn", solutions);
        }
    }

    /** The number of solutions up to rotation and reflection was determined. */
    record FundamentalCounted(long solutions) implements QueensCountEvent {

        @Override
        public Message sentence() {
            return Message.of("queens.count.fundamental", solutions);
        }
    }
}
