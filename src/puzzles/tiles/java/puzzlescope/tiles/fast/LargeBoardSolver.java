package puzzlescope.tiles.fast;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.tiles.space.LookupTable;
import puzzlescope.tiles.space.TableHeuristic;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;
import puzzlescope.tiles.space.TilesWalk;

/**
 * A shortest path on boards without tables: IDA* with Manhattan distance alone, which ends if few moves are needed. One
 * thread.
 */
final class LargeBoardSolver {

    private LargeBoardSolver() {}

    static ShortestSolution way(TileOrder start, long limit, Runnable checkStopped) {
        var lookupTable = LookupTable.of(TableHeuristic.MANHATTAN);
        var walk = new TilesWalk(start, TilesHeuristic.MANHATTAN);
        var counter = new BoardCounter(limit, checkStopped, _ -> {});
        try {
            int[] moves = IdaStar.search(walk, counter).orElseThrow();
            return new ShortestSolution(Optional.of(squares(walk, moves)), lookupTable, 0, counter.boards());
        } catch (LimitReachedException tooFar) {
            return new ShortestSolution(Optional.empty(), lookupTable, counter.bound() - 1, counter.boards());
        }
    }

    private static List<Integer> squares(TilesWalk walk, int[] moves) {
        var squares = new ArrayList<Integer>();
        for (int move : moves) {
            walk.move(move);
            squares.add(walk.from());
        }
        return squares;
    }
}
