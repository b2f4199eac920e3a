package puzzlescope.tiles.board;

import static puzzlescope.tiles.event.TilesBoundedEvent.PREVIOUS_BOUND;
import static puzzlescope.tiles.event.TilesEvent.BOUND;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.StateIo;
import puzzlescope.tiles.event.TilesBoundedEvent;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;

/** The board of a depth-first search within a bound. */
public final class TilesBoundedBoard extends TilesBoard {

    private int bound;
    private long expansions;

    /** @param heuristic the heuristic of the search; null for none */
    public TilesBoundedBoard(TileOrder order, @Nullable TilesHeuristic heuristic) {
        super(order, heuristic);
    }

    /** The most moves of the current attempt; 0 before the first. */
    public int bound() {
        return bound;
    }

    /** The number of boards expanded; 0 if the search uses no heuristic. */
    public long expansions() {
        return expansions;
    }

    @Override
    public void apply(long event) {
        switch (TilesBoundedEvent.Kind.of(event)) {
            case TILE_SLID, SOLUTION_MOVE -> slide(event);
            case TILE_SLID_BACK, LIMIT_REACHED, SOLUTION_UNWOUND, SLID_OUT -> slideBack(event);
            case SLID_WITHIN -> {
                slide(event);
                expansions += expanded();
            }
            case ATTEMPT_BEGAN -> bound = BOUND.of(event);
            case BOUND_SET -> {
                bound = BOUND.of(event);
                expansions += expanded();
            }
            case MOVE_REJECTED, CUT_OFF, ATTEMPT_FAILED, ATTEMPT_SUCCEEDED, BOUND_FAILED, SOLUTION_FOUND -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (TilesBoundedEvent.Kind.of(event)) {
            case TILE_SLID, SOLUTION_MOVE -> undoSlide(event);
            case TILE_SLID_BACK, LIMIT_REACHED, SOLUTION_UNWOUND, SLID_OUT -> undoSlideBack(event);
            case SLID_WITHIN -> {
                expansions -= expanded();
                undoSlide(event);
            }
            case ATTEMPT_BEGAN -> bound = PREVIOUS_BOUND.of(event);
            case BOUND_SET -> {
                bound = PREVIOUS_BOUND.of(event);
                expansions -= expanded();
            }
            case MOVE_REJECTED, CUT_OFF, ATTEMPT_FAILED, ATTEMPT_SUCCEEDED, BOUND_FAILED, SOLUTION_FOUND -> {}
        }
    }

    /** Returns the number of boards expanded now; the goal is not expanded. */
    private int expanded() {
        return isSolved() ? 0 : 1;
    }

    @Override
    public void state(StateIo io) {
        super.state(io);
        bound = io.int16(bound);
        expansions = io.int64(expansions);
    }
}
