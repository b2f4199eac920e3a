package puzzlescope.core.puzzle.queens.event;

import static puzzlescope.core.event.Fields.with;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.puzzle.queens.event.CountEvent.FOUND;
import static puzzlescope.core.puzzle.queens.event.CountEvent.GIVEN;
import static puzzlescope.core.puzzle.queens.event.CountEvent.IMAGES;
import static puzzlescope.core.puzzle.queens.event.CountEvent.N;
import static puzzlescope.core.puzzle.queens.event.CountEvent.PIECE;
import static puzzlescope.core.puzzle.queens.event.CountEvent.PIECES;
import static puzzlescope.core.puzzle.queens.event.CountEvent.SOLUTIONS;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.queens.event.CountEvent.CountBegan;
import puzzlescope.core.puzzle.queens.event.CountEvent.CountEnded;
import puzzlescope.core.puzzle.queens.event.CountEvent.FundamentalCounted;
import puzzlescope.core.puzzle.queens.event.CountEvent.HalfTurnCounted;
import puzzlescope.core.puzzle.queens.event.CountEvent.PieceCounted;
import puzzlescope.core.puzzle.queens.event.CountEvent.QuarterTurnCounted;

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
