package puzzlescope.queens.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.queens.event.HandEvent.ATTACKED;
import static puzzlescope.queens.event.HandEvent.COLUMN;
import static puzzlescope.queens.event.HandEvent.N;
import static puzzlescope.queens.event.HandEvent.ROW;

import puzzlescope.engine.event.Entry;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.Packed;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.queens.event.HandEvent.GameWon;
import puzzlescope.queens.event.HandEvent.QueenRemoved;
import puzzlescope.queens.event.HandEvent.QueenSet;

/** The kinds of events of a game. */
public enum HandKind implements EventKind {
    QUEEN_SET("place", with(ROW, COLUMN, ATTACKED, QueenSet::new), DO),
    QUEEN_REMOVED("take-back", with(ROW, COLUMN, QueenRemoved::new), UNDO),
    GAME_WON("solution", with(N, GameWon::new), SOLUTION);

    private static final HandKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final Entry entry;

    HandKind(String label, Fields fields, Role... roles) {
        entry = new Entry(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static HandKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
