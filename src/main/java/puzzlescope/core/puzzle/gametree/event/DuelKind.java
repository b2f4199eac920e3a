package puzzlescope.core.puzzle.gametree.event;

import static puzzlescope.core.event.Fields.with;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.STILL;
import static puzzlescope.core.puzzle.gametree.event.DuelEvent.HAD;
import static puzzlescope.core.puzzle.gametree.event.GameTreeEvent.AMOUNT;
import static puzzlescope.core.puzzle.gametree.event.GameTreeEvent.GAME;
import static puzzlescope.core.puzzle.gametree.event.GameTreeEvent.PLACE;
import static puzzlescope.core.puzzle.gametree.event.GameTreeEvent.VALUE;
import static puzzlescope.core.puzzle.gametree.event.GameTreeEvent.WHO;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.gametree.event.DuelEvent.DuelDrawn;
import puzzlescope.core.puzzle.gametree.event.DuelEvent.DuelLost;
import puzzlescope.core.puzzle.gametree.event.DuelEvent.DuelWon;
import puzzlescope.core.puzzle.gametree.event.DuelEvent.MovePlayed;

/** The kinds of events of a game between a person and perfect play. */
public enum DuelKind implements EventKind {
    MOVE_PLAYED("move", with(GAME, WHO, VALUE, PLACE, AMOUNT, HAD, MovePlayed::new), DO),
    DUEL_WON("base", with(GAME, DuelWon::new), SOLUTION, STILL),
    DUEL_LOST("base", with(GAME, DuelLost::new), DEAD_END, STILL),
    DUEL_DRAWN("base", with(GAME, DuelDrawn::new), NOTE, STILL);

    private static final DuelKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final Entry entry;

    DuelKind(String label, Fields fields, Role... roles) {
        entry = new Entry(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static DuelKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
