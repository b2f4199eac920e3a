package puzzlescope.knight.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.knight.event.KnightCountEvent.BEFORE;
import static puzzlescope.knight.event.KnightCountEvent.DECIDED;
import static puzzlescope.knight.event.KnightCountEvent.STATES;
import static puzzlescope.knight.event.KnightCountEvent.SWEEP;
import static puzzlescope.knight.event.KnightCountEvent.TOO_MANY_STATES;
import static puzzlescope.knight.event.KnightCountEvent.TOURS;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.knight.event.KnightCountEvent.CountGivenUp;
import puzzlescope.knight.event.KnightCountEvent.SquareDecided;
import puzzlescope.knight.event.KnightCountEvent.SweepBegan;
import puzzlescope.knight.event.KnightCountEvent.ToursCounted;

/** The kinds of events of counting tours. */
public enum KnightCountKind implements EventKind {
    SWEEP_BEGAN("begin", with(SWEEP, BEFORE, SweepBegan::new), DO),
    SQUARE_DECIDED("decide", with(DECIDED, STATES, SquareDecided::new), DO),
    TOURS_COUNTED("counted", with(SWEEP, TOURS, ToursCounted::new), SOLUTION),
    COUNT_GIVEN_UP("large", with(TOO_MANY_STATES, CountGivenUp::new), NOTE);

    private static final KnightCountKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final KindSpec kindSpec;

    KnightCountKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static KnightCountKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
