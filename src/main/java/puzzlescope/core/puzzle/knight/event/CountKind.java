package puzzlescope.core.puzzle.knight.event;

import static puzzlescope.core.event.Fields.with;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.puzzle.knight.event.CountEvent.BEFORE;
import static puzzlescope.core.puzzle.knight.event.CountEvent.DECIDED;
import static puzzlescope.core.puzzle.knight.event.CountEvent.STATES;
import static puzzlescope.core.puzzle.knight.event.CountEvent.SWEEP;
import static puzzlescope.core.puzzle.knight.event.CountEvent.TOO_MANY_STATES;
import static puzzlescope.core.puzzle.knight.event.CountEvent.TOURS;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.knight.event.CountEvent.CountGivenUp;
import puzzlescope.core.puzzle.knight.event.CountEvent.SquareDecided;
import puzzlescope.core.puzzle.knight.event.CountEvent.SweepBegan;
import puzzlescope.core.puzzle.knight.event.CountEvent.ToursCounted;

/** The kinds of events of counting tours. */
public enum CountKind implements EventKind {
    SWEEP_BEGAN("begin", with(SWEEP, BEFORE, SweepBegan::new), DO),
    SQUARE_DECIDED("decide", with(DECIDED, STATES, SquareDecided::new), DO),
    TOURS_COUNTED("counted", with(SWEEP, TOURS, ToursCounted::new), SOLUTION),
    COUNT_GIVEN_UP("large", with(TOO_MANY_STATES, CountGivenUp::new), NOTE);

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
