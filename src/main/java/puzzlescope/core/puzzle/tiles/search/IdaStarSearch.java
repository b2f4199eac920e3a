package puzzlescope.core.puzzle.tiles.search;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.tiles.event.BoundEvent.BoundFailed;
import puzzlescope.core.puzzle.tiles.event.BoundEvent.BoundSet;
import puzzlescope.core.puzzle.tiles.event.BoundEvent.CutOff;
import puzzlescope.core.puzzle.tiles.event.BoundEvent.SlidOut;
import puzzlescope.core.puzzle.tiles.event.BoundEvent.SlidWithin;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.AttemptEnded;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.MoveRejected;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.Reason;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.SolutionFound;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.SolutionMove;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.TileSlidBack;
import puzzlescope.core.puzzle.tiles.space.TileOrder;
import puzzlescope.core.puzzle.tiles.space.TilesHeuristic;
import puzzlescope.core.puzzle.tiles.space.TilesWalk;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;
import puzzlescope.core.search.IdaStar;

/**
 * Puts the tiles in order depth-first, leaving out what an estimate shows to be too far away.
 *
 * <p>Source: see {@link IdaStar} and {@link TilesHeuristic}.
 *
 * <p>Input: a solvable order of the tiles, 2×2 to 5×5. Output: the fewest slides that lead to the solved order. Time grows with
 * the distance by a factor of about 6 for every two slides (4×4, Manhattan); space and recursion are linear in it.
 * Deterministic, no seed. There always is a solution, but it may be too far away for anybody's patience.
 */
public final class IdaStarSearch implements Solver {

    private final TileOrder start;
    private final TilesHeuristic heuristic;

    public IdaStarSearch(TileOrder start, TilesHeuristic heuristic) {
        this.start = start;
        this.heuristic = heuristic;
    }

    @Override
    public Outcome solve(EventSink sink) {
        var walk = new TilesWalk(start, heuristic);
        var moves = IdaStar.search(walk, new Teller(walk, sink)).orElseThrow();
        sink.emit(new AttemptEnded(moves.length, true).pack());
        for (int i = 0; i < moves.length; i++) {
            walk.go(moves[i]);
            sink.emit(new SolutionMove(walk.tile(), walk.from(), walk.to(), i + 1).pack());
        }
        return Outcome.SOLVED;
    }

    private static final class Teller implements IdaStar.Listener {

        private final TilesWalk walk;
        private final EventSink sink;
        private int bound;
        private int previousBound;

        Teller(TilesWalk walk, EventSink sink) {
            this.walk = walk;
            this.sink = sink;
        }

        @Override
        public void bounded(int next) {
            previousBound = bound;
            bound = next;
            sink.emit(new BoundSet(bound, previousBound).pack());
        }

        @Override
        public void undoing(int move) {
            int from = walk.origin(move);
            sink.emit(new MoveRejected(walk.tileAt(from), from, walk.blank()).pack());
        }

        /** The walk has slid back already: the other way round. */
        @Override
        public void cut(int move, int g, int h) {
            sink.emit(new CutOff(walk.tile(), walk.to(), walk.from(), g, h, bound).pack());
        }

        @Override
        public void went(int move, int g, int h) {
            sink.emit(new SlidWithin(walk.tile(), walk.from(), walk.to(), g, h).pack());
        }

        @Override
        public void goalReached(int g) {
            sink.emit(new SolutionFound(g).pack());
        }

        @Override
        public void wentBack(int move, int g, boolean found) {
            sink.emit(
                    found
                            ? new TileSlidBack(walk.tile(), walk.from(), walk.to(), bound - g, Reason.SOLUTION_FOUND)
                                    .pack()
                            : new SlidOut(walk.tile(), walk.from(), walk.to(), bound).pack());
        }

        @Override
        public void exhausted(int failed, int next) {
            sink.emit(new BoundFailed(failed, next).pack());
        }
    }
}
