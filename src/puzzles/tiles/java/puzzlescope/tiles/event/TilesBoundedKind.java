package puzzlescope.tiles.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.tiles.event.TilesBoundedEvent.G;
import static puzzlescope.tiles.event.TilesBoundedEvent.H;
import static puzzlescope.tiles.event.TilesBoundedEvent.MOVES_LEFT;
import static puzzlescope.tiles.event.TilesBoundedEvent.NEXT_BOUND;
import static puzzlescope.tiles.event.TilesBoundedEvent.PREVIOUS_BOUND;
import static puzzlescope.tiles.event.TilesBoundedEvent.WITHIN;
import static puzzlescope.tiles.event.TilesEvent.BOUND;
import static puzzlescope.tiles.event.TilesEvent.FROM;
import static puzzlescope.tiles.event.TilesEvent.TILE;
import static puzzlescope.tiles.event.TilesEvent.TO;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptBegan;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptFailed;
import puzzlescope.tiles.event.TilesBoundedEvent.BoundFailed;
import puzzlescope.tiles.event.TilesBoundedEvent.BoundSet;
import puzzlescope.tiles.event.TilesBoundedEvent.CutOff;
import puzzlescope.tiles.event.TilesBoundedEvent.LimitReached;
import puzzlescope.tiles.event.TilesBoundedEvent.MoveRejected;
import puzzlescope.tiles.event.TilesBoundedEvent.SlidOut;
import puzzlescope.tiles.event.TilesBoundedEvent.SlidWithin;
import puzzlescope.tiles.event.TilesBoundedEvent.SolutionUnwound;
import puzzlescope.tiles.event.TilesBoundedEvent.TileSlid;
import puzzlescope.tiles.event.TilesBoundedEvent.TileSlidBack;

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

    private final KindSpec kindSpec;

    TilesBoundedKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static TilesBoundedKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
