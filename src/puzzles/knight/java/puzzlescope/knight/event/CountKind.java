package puzzlescope.knight.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.knight.event.CountEvent.BEFORE;
import static puzzlescope.knight.event.CountEvent.DECIDED;
import static puzzlescope.knight.event.CountEvent.STATES;
import static puzzlescope.knight.event.CountEvent.SWEEP;
import static puzzlescope.knight.event.CountEvent.TOO_MANY_STATES;
import static puzzlescope.knight.event.CountEvent.TOURS;

import puzzlescope.engine.event.Entry;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.Packed;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.knight.event.CountEvent.CountGivenUp;
import puzzlescope.knight.event.CountEvent.SquareDecided;
import puzzlescope.knight.event.CountEvent.SweepBegan;
import puzzlescope.knight.event.CountEvent.ToursCounted;

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
