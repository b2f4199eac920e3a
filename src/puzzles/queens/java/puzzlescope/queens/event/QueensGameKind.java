package puzzlescope.queens.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.queens.event.QueensGameEvent.ATTACKED;
import static puzzlescope.queens.event.QueensGameEvent.COLUMN;
import static puzzlescope.queens.event.QueensGameEvent.N;
import static puzzlescope.queens.event.QueensGameEvent.ROW;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.queens.event.QueensGameEvent.GameWon;
import puzzlescope.queens.event.QueensGameEvent.QueenRemoved;
import puzzlescope.queens.event.QueensGameEvent.QueenSet;

/** The kinds of events of a game. */
public enum QueensGameKind implements EventKind {
    QUEEN_SET("place", with(ROW, COLUMN, ATTACKED, QueenSet::new), DO),
    QUEEN_REMOVED("take-back", with(ROW, COLUMN, QueenRemoved::new), UNDO),
    GAME_WON("solution", with(N, GameWon::new), SOLUTION);

    private static final QueensGameKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final KindSpec kindSpec;

    QueensGameKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static QueensGameKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
