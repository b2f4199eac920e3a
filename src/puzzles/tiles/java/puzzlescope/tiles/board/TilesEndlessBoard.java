package puzzlescope.tiles.board;

import puzzlescope.engine.event.StateIo;
import puzzlescope.tiles.event.TilesEndlessEvent;
import puzzlescope.tiles.space.TileOrder;

/** The board of a recursion bounded only by the stack, with the number of its open calls. */
public final class TilesEndlessBoard extends TilesBoard {

    private int calls;
    private boolean full;

    public TilesEndlessBoard(TileOrder order) {
        super(order, null);
    }

    public int calls() {
        return calls;
    }

    public boolean isFull() {
        return full;
    }

    @Override
    public void apply(long event) {
        switch (TilesEndlessEvent.Kind.of(event)) {
            case TILE_SLID_ON, BOARD_CAME_AGAIN -> {
                slide(event);
                calls++;
            }
            case WAY_UNWOUND -> {
                slideBack(event);
                calls--;
            }
            case RECURSION_BEGAN -> calls++;
            case CALL_ABORTED, RECURSION_ABORTED, RECURSION_SUCCEEDED -> calls--;
            case STACK_FILLED -> full = true;
            case SOLUTION_MOVE -> slide(event);
            case REVERSAL_REJECTED, SOLUTION_FOUND -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (TilesEndlessEvent.Kind.of(event)) {
            case TILE_SLID_ON, BOARD_CAME_AGAIN -> {
                undoSlide(event);
                calls--;
            }
            case WAY_UNWOUND -> {
                undoSlideBack(event);
                calls++;
            }
            case RECURSION_BEGAN -> calls--;
            case CALL_ABORTED, RECURSION_ABORTED, RECURSION_SUCCEEDED -> calls++;
            case STACK_FILLED -> full = false;
            case SOLUTION_MOVE -> undoSlide(event);
            case REVERSAL_REJECTED, SOLUTION_FOUND -> {}
        }
    }

    @Override
    public void state(StateIo io) {
        super.state(io);
        calls = io.compact(calls);
        full = io.flag(full);
    }
}
