package puzzlescope.core.puzzle.queens.event;

import static puzzlescope.core.event.Fields.with;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.UNDO;
import static puzzlescope.core.puzzle.queens.event.HandEvent.ATTACKED;
import static puzzlescope.core.puzzle.queens.event.HandEvent.COLUMN;
import static puzzlescope.core.puzzle.queens.event.HandEvent.N;
import static puzzlescope.core.puzzle.queens.event.HandEvent.ROW;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.queens.event.HandEvent.GameWon;
import puzzlescope.core.puzzle.queens.event.HandEvent.QueenRemoved;
import puzzlescope.core.puzzle.queens.event.HandEvent.QueenSet;

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
