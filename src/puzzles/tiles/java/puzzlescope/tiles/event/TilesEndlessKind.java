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
import static puzzlescope.tiles.event.TilesEndlessEvent.AGO;
import static puzzlescope.tiles.event.TilesEndlessEvent.CALLS;
import static puzzlescope.tiles.event.TilesEndlessEvent.CYCLE;
import static puzzlescope.tiles.event.TilesEndlessEvent.LAST_MOVE;
import static puzzlescope.tiles.event.TilesEndlessEvent.LIMIT;
import static puzzlescope.tiles.event.TilesEvent.FROM;
import static puzzlescope.tiles.event.TilesEvent.MOVES;
import static puzzlescope.tiles.event.TilesEvent.TILE;
import static puzzlescope.tiles.event.TilesEvent.TO;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.tiles.event.TilesEndlessEvent.BoardCameAgain;
import puzzlescope.tiles.event.TilesEndlessEvent.CallAborted;
import puzzlescope.tiles.event.TilesEndlessEvent.RecursionAborted;
import puzzlescope.tiles.event.TilesEndlessEvent.RecursionBegan;
import puzzlescope.tiles.event.TilesEndlessEvent.RecursionSucceeded;
import puzzlescope.tiles.event.TilesEndlessEvent.ReversalRejected;
import puzzlescope.tiles.event.TilesEndlessEvent.StackFilled;
import puzzlescope.tiles.event.TilesEndlessEvent.TileSlidOn;
import puzzlescope.tiles.event.TilesEndlessEvent.WayUnwound;

/** The kinds of events of a recursion bounded only by the stack. */
public enum TilesEndlessKind implements EventKind {
    TILE_SLID_ON("slide", with(TILE, FROM, TO, CALLS, TileSlidOn::new), CALL, TRY, DO),
    BOARD_CAME_AGAIN("slide", with(TILE, FROM, TO, CALLS, AGO, BoardCameAgain::new), CALL, TRY, DO),
    REVERSAL_REJECTED("reject", with(TILE, FROM, TO, ReversalRejected::new), TRY, REJECT, STILL),
    CALL_ABORTED("broken", with(LAST_MOVE, CallAborted::new), RETURN),
    RECURSION_BEGAN("attempt", with(LIMIT, RecursionBegan::new), CALL, NOTE),
    STACK_FILLED("full", with(LIMIT, StackFilled::new), DEAD_END, NOTE),
    RECURSION_ABORTED("overflow", with(LIMIT, CYCLE, RecursionAborted::new), RETURN, NOTE),
    SOLUTION_FOUND("solved", TilesEvent.solutionFound(TilesEndlessKind::of), SOLUTION),
    WAY_UNWOUND("unwind", with(TILE, FROM, TO, WayUnwound::new), RETURN, UNDO),
    RECURSION_SUCCEEDED("found", with(MOVES, RecursionSucceeded::new), RETURN),
    SOLUTION_MOVE("play", TilesEvent.solutionMove(TilesEndlessKind::of), DO);

    private static final TilesEndlessKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final KindSpec kindSpec;

    TilesEndlessKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static TilesEndlessKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
