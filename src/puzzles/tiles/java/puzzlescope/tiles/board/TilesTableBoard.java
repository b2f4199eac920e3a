package puzzlescope.tiles.board;

import static puzzlescope.tiles.event.TilesTableEvent.BOUND;
import static puzzlescope.tiles.event.TilesTableEvent.MORE;
import static puzzlescope.tiles.event.TilesTableEvent.OTHER_BOUND;
import static puzzlescope.tiles.event.TilesTableEvent.PERCENT;
import static puzzlescope.tiles.event.TilesTableEvent.PERCENT_BEFORE;

import puzzlescope.engine.event.StateIo;
import puzzlescope.tiles.event.TilesTableEvent;
import puzzlescope.tiles.space.TileOrder;

/** The board of a search with lookup tables; no tile moves before the solution is known. */
public final class TilesTableBoard extends TilesBoard {

    private int bound;
    private long looked;
    private int made;

    public TilesTableBoard(TileOrder order) {
        super(order, null);
    }

    /** The most moves of the current attempt; 0 before the first. */
    public int bound() {
        return bound;
    }

    /** The number of boards generated, as far as reported. */
    public long looked() {
        return looked;
    }

    /** The finished percentage of the search's table; 0 if none is being made, or not begun. */
    public int made() {
        return made;
    }

    @Override
    public void apply(long event) {
        switch (TilesTableEvent.Kind.of(event)) {
            case TABLE_GREW -> made = PERCENT.of(event);
            case BOUND_TRIED -> bound = BOUND.of(event);
            case BOARDS_COUNTED -> looked += MORE.of(event);
            case SOLUTION_MOVE -> slide(event);
            case TABLE_CHOSEN, BOUND_EXHAUSTED, ATTEMPT_SUCCEEDED, ANSWER_PROVED -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (TilesTableEvent.Kind.of(event)) {
            case TABLE_GREW -> made = PERCENT_BEFORE.of(event);
            case BOUND_TRIED -> bound = OTHER_BOUND.of(event);
            case BOARDS_COUNTED -> looked -= MORE.of(event);
            case SOLUTION_MOVE -> undoSlide(event);
            case TABLE_CHOSEN, BOUND_EXHAUSTED, ATTEMPT_SUCCEEDED, ANSWER_PROVED -> {}
        }
    }

    @Override
    public void state(StateIo io) {
        super.state(io);
        bound = io.int16(bound);
        looked = io.int64(looked);
        made = io.int8(made);
    }
}
