package puzzlescope.tiles.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.tiles.event.TilesEvent.FROM;
import static puzzlescope.tiles.event.TilesEvent.NUMBER_OF_MOVE;
import static puzzlescope.tiles.event.TilesEvent.TILE;
import static puzzlescope.tiles.event.TilesEvent.TO;
import static puzzlescope.tiles.event.TilesGameEvent.EXACT;
import static puzzlescope.tiles.event.TilesGameEvent.FEWEST;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.tiles.event.TilesGameEvent.GameOpened;
import puzzlescope.tiles.event.TilesGameEvent.HandSlid;

/** The kinds of events of a game. */
public enum TilesGameKind implements EventKind {
    GAME_OPENED("play", with(FEWEST, EXACT, GameOpened::new), NOTE),
    HAND_SLID("play", with(TILE, FROM, TO, NUMBER_OF_MOVE, HandSlid::new), DO),
    SOLUTION_FOUND("solved", TilesEvent.solutionFound(TilesGameKind::of), SOLUTION);

    private static final TilesGameKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final KindSpec kindSpec;

    TilesGameKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static TilesGameKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
