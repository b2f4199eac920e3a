package puzzlescope.core.puzzle.tiles.event;

import static puzzlescope.core.event.Fields.with;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.FROM;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.NUMBER_OF_MOVE;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.TILE;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.TO;
import static puzzlescope.core.puzzle.tiles.event.TilesHandEvent.EXACT;
import static puzzlescope.core.puzzle.tiles.event.TilesHandEvent.FEWEST;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.tiles.event.TilesHandEvent.GameOpened;
import puzzlescope.core.puzzle.tiles.event.TilesHandEvent.HandSlid;

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
