package puzzlescope.tiles.board;

import static puzzlescope.tiles.event.TilesHandEvent.EXACT;
import static puzzlescope.tiles.event.TilesHandEvent.FEWEST;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.StateIo;
import puzzlescope.tiles.event.TilesHandKind;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;

/** A board on which a person slides the tiles. */
public final class TilesHandBoard extends TilesBoard {

    private boolean open;
    private int fewest;
    private boolean fewestExact;

    /** @param heuristic how what is left is estimated; null if it is not */
    public TilesHandBoard(TileOrder order, @Nullable TilesHeuristic heuristic) {
        super(order, heuristic);
    }

    /** Whether the game has been opened. */
    public boolean isOpen() {
        return open;
    }

    /** How many moves a game must take at least. */
    public int fewest() {
        return fewest;
    }

    /** Whether a game can be won with {@link #fewest} moves. */
    public boolean isFewestExact() {
        return fewestExact;
    }

    @Override
    public void apply(long event) {
        switch (TilesHandKind.of(event)) {
            case GAME_OPENED -> open(true, FEWEST.of(event), EXACT.of(event));
            case HAND_SLID -> slide(event);
            case SOLUTION_FOUND -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (TilesHandKind.of(event)) {
            case GAME_OPENED -> open(false, 0, false);
            case HAND_SLID -> undoSlide(event);
            case SOLUTION_FOUND -> {}
        }
    }

    private void open(boolean opened, int atLeast, boolean exact) {
        open = opened;
        fewest = atLeast;
        fewestExact = exact;
    }

    @Override
    public void state(StateIo io) {
        super.state(io);
        open = io.flag(open);
        fewest = io.int16(fewest);
        fewestExact = io.flag(fewestExact);
    }
}
