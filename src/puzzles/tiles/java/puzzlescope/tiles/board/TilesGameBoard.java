package puzzlescope.tiles.board;

import static puzzlescope.tiles.event.TilesGameEvent.EXACT;
import static puzzlescope.tiles.event.TilesGameEvent.FEWEST;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.StateIo;
import puzzlescope.tiles.event.TilesGameEvent;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;

/** A board on which a person slides the tiles. */
public final class TilesGameBoard extends TilesBoard {

    private boolean open;
    private int fewest;
    private boolean fewestExact;

    /** @param heuristic the heuristic; null for none */
    public TilesGameBoard(TileOrder order, @Nullable TilesHeuristic heuristic) {
        super(order, heuristic);
    }

    public boolean isOpen() {
        return open;
    }

    /** A lower bound on the moves of a game. */
    public int fewest() {
        return fewest;
    }

    /** Returns whether {@link #fewest} moves suffice. */
    public boolean isFewestExact() {
        return fewestExact;
    }

    @Override
    public void apply(long event) {
        switch (TilesGameEvent.Kind.of(event)) {
            case GAME_OPENED -> open(true, FEWEST.of(event), EXACT.of(event));
            case HAND_SLID -> slide(event);
            case SOLUTION_FOUND -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (TilesGameEvent.Kind.of(event)) {
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
