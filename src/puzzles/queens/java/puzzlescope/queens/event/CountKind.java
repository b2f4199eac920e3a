package puzzlescope.queens.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.queens.event.CountEvent.FOUND;
import static puzzlescope.queens.event.CountEvent.GIVEN;
import static puzzlescope.queens.event.CountEvent.IMAGES;
import static puzzlescope.queens.event.CountEvent.N;
import static puzzlescope.queens.event.CountEvent.PIECE;
import static puzzlescope.queens.event.CountEvent.PIECES;
import static puzzlescope.queens.event.CountEvent.SOLUTIONS;

import puzzlescope.engine.event.Entry;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.Packed;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.queens.event.CountEvent.CountBegan;
import puzzlescope.queens.event.CountEvent.CountEnded;
import puzzlescope.queens.event.CountEvent.FundamentalCounted;
import puzzlescope.queens.event.CountEvent.HalfTurnCounted;
import puzzlescope.queens.event.CountEvent.PieceCounted;
import puzzlescope.queens.event.CountEvent.QuarterTurnCounted;

/** The kinds of events of a count. None of them is a solution, since the count visits none. */
public enum CountKind implements EventKind {
    COUNT_BEGAN("begin", with(N, PIECES, GIVEN, CountBegan::new), NOTE),
    PIECE_COUNTED("piece", with(PIECE, IMAGES, FOUND, PieceCounted::new), DO),
    COUNT_ENDED("end", with(SOLUTIONS, CountEnded::new), NOTE),
    HALF_TURN_COUNTED("half", with(SOLUTIONS, HalfTurnCounted::new), NOTE),
    QUARTER_TURN_COUNTED("quarter", with(SOLUTIONS, QuarterTurnCounted::new), NOTE),
    FUNDAMENTAL_COUNTED("fundamental", with(SOLUTIONS, FundamentalCounted::new), NOTE);

    private static final CountKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final Entry entry;

    CountKind(String label, Fields fields, Role... roles) {
        entry = new Entry(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static CountKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
