package puzzlescope.tiles.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.tiles.event.TilesEvent.FROM;
import static puzzlescope.tiles.event.TilesEvent.NUMBER_OF_MOVE;
import static puzzlescope.tiles.event.TilesEvent.TILE;
import static puzzlescope.tiles.event.TilesEvent.TO;
import static puzzlescope.tiles.event.TilesHandEvent.EXACT;
import static puzzlescope.tiles.event.TilesHandEvent.FEWEST;

import puzzlescope.engine.event.Entry;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.Packed;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.tiles.event.TilesHandEvent.GameOpened;
import puzzlescope.tiles.event.TilesHandEvent.HandSlid;

/** The kinds of events of a game. */
public enum TilesHandKind implements EventKind {
    GAME_OPENED("play", with(FEWEST, EXACT, GameOpened::new), NOTE),
    HAND_SLID("play", with(TILE, FROM, TO, NUMBER_OF_MOVE, HandSlid::new), DO),
    SOLUTION_FOUND("solved", TilesEvent.solutionFound(TilesHandKind::of), SOLUTION);

    private static final TilesHandKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final Entry entry;

    TilesHandKind(String label, Fields fields, Role... roles) {
        entry = new Entry(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static TilesHandKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
