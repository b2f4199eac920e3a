package puzzlescope.tiles.search;

import puzzlescope.engine.search.Heuristic;
import puzzlescope.tiles.space.SlidingSpace;
import puzzlescope.tiles.space.TilesHeuristic;

/** A heuristic for boards packed into a number. One thread. */
public final class BoardEstimate implements Heuristic {

    private final SlidingSpace space;
    private final TilesHeuristic heuristic;
    private final byte[] tiles;

    public BoardEstimate(SlidingSpace space, TilesHeuristic heuristic) {
        this.space = space;
        this.heuristic = heuristic;
        tiles = new byte[space.rows() * space.columns()];
    }

    @Override
    public int estimate(long state) {
        for (int square = 0; square < tiles.length; square++) {
            tiles[square] = (byte) space.tile(state, square);
        }
        return heuristic.estimate(tiles, space.columns());
    }
}
