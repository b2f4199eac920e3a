package puzzlescope.tiles.fast;

import puzzlescope.engine.event.ConstantId;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.space.TableHeuristic;

/** The choice of tables for a search on a board of 4×4 or 5×5. */
public enum TableChoice implements ConstantId {
    /** The strongest that is ready or stored on disk, so that the search begins at once. */
    READY,
    /** Pattern databases that take some seconds to make. */
    SMALL,
    /** The strongest, which take longer to make. */
    LARGE;

    /**
     * Returns the choice for a board.
     *
     * @param tables tables that may be ready already
     */
    public TableHeuristic of(int size, HeuristicTables tables) {
        var fitting = TableHeuristic.forSize(size);
        return switch (this) {
            case READY ->
                fitting.reversed().stream()
                        .filter(each -> tables.isKept(each, size))
                        .findFirst()
                        .orElseThrow();
            case SMALL -> fitting.get(fitting.size() - 2);
            case LARGE -> fitting.getLast();
        };
    }
}
