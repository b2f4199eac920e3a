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
        var watch = new Watch(limit, checkStopped);
        try {
            int[] moves = IdaStar.search(walk, watch).orElseThrow();
            return new ShortestSolution(Optional.of(squares(walk, moves)), lookupTable, 0, watch.boards);
        } catch (LimitReachedException tooFar) {
            return new ShortestSolution(Optional.empty(), lookupTable, watch.bound - 1, watch.boards);
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

    private static final class Watch implements IdaStar.Listener {

        private static final int BETWEEN_CHECKS = 1 << 12;

        private final long limit;
        private final Runnable checkStopped;
        private int bound;
        private long boards;

        Watch(long limit, Runnable checkStopped) {
            this.limit = limit;
            this.checkStopped = checkStopped;
        }

        @Override
        public void bounded(int next) {
            bound = next;
        }

        @Override
        public void moveMade(int move, int g, int h) {
            look();
        }

        @Override
        public void cut(int move, int g, int h) {
            look();
        }

        private void look() {
            if (++boards >= limit) {
                throw new LimitReachedException();
            }
            if (boards % BETWEEN_CHECKS == 0) {
                checkStopped.run();
            }
        }
    }
}
