package puzzlescope.gametree.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.gametree.event.DuelEvent.HAD;
import static puzzlescope.gametree.event.GameTreeEvent.AMOUNT;
import static puzzlescope.gametree.event.GameTreeEvent.GAME;
import static puzzlescope.gametree.event.GameTreeEvent.PLACE;
import static puzzlescope.gametree.event.GameTreeEvent.VALUE;
import static puzzlescope.gametree.event.GameTreeEvent.WHO;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.gametree.event.DuelEvent.DuelDrawn;
import puzzlescope.gametree.event.DuelEvent.DuelLost;
import puzzlescope.gametree.event.DuelEvent.DuelWon;
import puzzlescope.gametree.event.DuelEvent.MovePlayed;

/** The kinds of events of a game between a person and perfect play. */
public enum DuelKind implements EventKind {
    MOVE_PLAYED("move", with(GAME, WHO, VALUE, PLACE, AMOUNT, HAD, MovePlayed::new), DO),
    DUEL_WON("base", with(GAME, DuelWon::new), SOLUTION, STILL),
    DUEL_LOST("base", with(GAME, DuelLost::new), DEAD_END, STILL),
    DUEL_DRAWN("base", with(GAME, DuelDrawn::new), NOTE, STILL);

    private static final DuelKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final KindSpec kindSpec;

    DuelKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static DuelKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
