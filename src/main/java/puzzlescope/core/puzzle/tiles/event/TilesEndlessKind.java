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
import static puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.AGO;
import static puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.CALLS;
import static puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.CYCLE;
import static puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.LAST_MOVE;
import static puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.LIMIT;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.FROM;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.MOVES;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.TILE;
import static puzzlescope.core.puzzle.tiles.event.TilesEvent.TO;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.BoardCameAgain;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.CallAborted;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.RecursionAborted;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.RecursionBegan;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.RecursionSucceeded;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.ReversalRejected;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.StackFilled;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.TileSlidOn;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.WayUnwound;

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

    private final Entry entry;

    TilesEndlessKind(String label, Fields fields, Role... roles) {
        entry = new Entry(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static TilesEndlessKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
