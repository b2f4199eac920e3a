package puzzlescope.core.puzzle.tiles.event;

import static puzzlescope.core.event.Fields.with;
import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.RETURN;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.STILL;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;
import static puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.G;
import static puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.H;
import static puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.MOVES_LEFT;
import static puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.NEXT_BOUND;
import static puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.PREVIOUS_BOUND;
import static puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.WITHIN;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.BOUND;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.FROM;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.TILE;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.TO;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.AttemptBegan;
import puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.AttemptFailed;
import puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.BoundFailed;
import puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.BoundSet;
import puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.CutOff;
import puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.LimitReached;
import puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.MoveRejected;
import puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.SlidOut;
import puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.SlidWithin;
import puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.SolutionUnwound;
import puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.TileSlid;
import puzzlescope.core.puzzle.tiles.event.TilesBoundedEvent.TileSlidBack;

/** The kinds of events of a search within a bound; frequent ones of the same search differ in few bits. */
public enum TilesBoundedKind implements EventKind {
    TILE_SLID("slide", with(TILE, FROM, TO, MOVES_LEFT, TileSlid::new), CALL, TRY, DO),
    TILE_SLID_BACK("back", with(TILE, FROM, TO, MOVES_LEFT, TileSlidBack::new), RETURN, UNDO),
    LIMIT_REACHED("limit", with(TILE, FROM, TO, MOVES_LEFT, LimitReached::new), RETURN, UNDO, DEAD_END),
    MOVE_REJECTED("reject", with(TILE, FROM, TO, MoveRejected::new), TRY, REJECT, STILL),
    SLID_WITHIN("expand", with(TILE, FROM, TO, G, H, SlidWithin::new), CALL, TRY, DO),
    CUT_OFF("cut", with(TILE, FROM, TO, G, H, WITHIN, CutOff::new), TRY, REJECT, DEAD_END, STILL),
    SLID_OUT("back", with(TILE, FROM, TO, WITHIN, SlidOut::new), RETURN, UNDO),
    ATTEMPT_BEGAN("attempt", with(BOUND, PREVIOUS_BOUND, AttemptBegan::new), CALL, NOTE),
    ATTEMPT_FAILED("deepen", with(BOUND, AttemptFailed::new), RETURN),
    ATTEMPT_SUCCEEDED("found", TilesEvent.attemptSucceeded(TilesBoundedKind::of), RETURN),
    BOUND_SET("bound", with(BOUND, PREVIOUS_BOUND, BoundSet::new), CALL, NOTE),
    BOUND_FAILED("raise", with(BOUND, NEXT_BOUND, BoundFailed::new), RETURN),
    SOLUTION_FOUND("solved", TilesEvent.solutionFound(TilesBoundedKind::of), SOLUTION),
    SOLUTION_UNWOUND("unwind", with(TILE, FROM, TO, MOVES_LEFT, SolutionUnwound::new), RETURN, UNDO),
    SOLUTION_MOVE("play", TilesEvent.solutionMove(TilesBoundedKind::of), DO);

    private static final TilesBoundedKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final Entry entry;

    TilesBoundedKind(String label, Fields fields, Role... roles) {
        entry = new Entry(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static TilesBoundedKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
