package puzzlescope.queens.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.queens.event.QueensCountEvent.FOUND;
import static puzzlescope.queens.event.QueensCountEvent.GIVEN;
import static puzzlescope.queens.event.QueensCountEvent.IMAGES;
import static puzzlescope.queens.event.QueensCountEvent.N;
import static puzzlescope.queens.event.QueensCountEvent.PIECE;
import static puzzlescope.queens.event.QueensCountEvent.PIECES;
import static puzzlescope.queens.event.QueensCountEvent.SOLUTIONS;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.queens.event.QueensCountEvent.CountBegan;
import puzzlescope.queens.event.QueensCountEvent.CountEnded;
import puzzlescope.queens.event.QueensCountEvent.FundamentalCounted;
import puzzlescope.queens.event.QueensCountEvent.HalfTurnCounted;
import puzzlescope.queens.event.QueensCountEvent.PieceCounted;
import puzzlescope.queens.event.QueensCountEvent.QuarterTurnCounted;

/** The kinds of events of a count. None of them is a solution, since the count visits none. */
public enum QueensCountKind implements EventKind {
    COUNT_BEGAN("begin", with(N, PIECES, GIVEN, CountBegan::new), NOTE),
    PIECE_COUNTED("piece", with(PIECE, IMAGES, FOUND, PieceCounted::new), DO),
    COUNT_ENDED("end", with(SOLUTIONS, CountEnded::new), NOTE),
    HALF_TURN_COUNTED("half", with(SOLUTIONS, HalfTurnCounted::new), NOTE),
    QUARTER_TURN_COUNTED("quarter", with(SOLUTIONS, QuarterTurnCounted::new), NOTE),
    FUNDAMENTAL_COUNTED("fundamental", with(SOLUTIONS, FundamentalCounted::new), NOTE);

    private static final QueensCountKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final KindSpec kindSpec;

    QueensCountKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static QueensCountKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
