package puzzlescope.tiles.search;

import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.ATTEMPT_SUCCEEDED;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.BOUND_FAILED;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.BOUND_SET;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.CUT_OFF;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.MOVE_REJECTED;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.SLID_OUT;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.SLID_WITHIN;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.SOLUTION_FOUND;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.SOLUTION_MOVE;
import static puzzlescope.tiles.event.TilesBoundedEvent.Kind.SOLUTION_UNWOUND;

import puzzlescope.engine.event.Chooser;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.tiles.fast.IdaStar;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;
import puzzlescope.tiles.space.TilesWalk;

/**
 * Solves the puzzle depth-first, cutting off moves by a heuristic.
 *
 * <p>Source: see {@link IdaStar} and {@link TilesHeuristic}.
 *
 * <p>Input: a solvable order of the tiles, 2×2 to 8×8. Output: the fewest moves to the solved order. Time grows with
 * the distance by a factor of about 6 for every two moves (4×4, Manhattan); space and recursion depth are linear in it.
 * Deterministic, no seed. There always is a solution, but finding it may take too long.
 */
public record IdaStarSearch(TileOrder start, TilesHeuristic heuristic) implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        var walk = new TilesWalk(start, heuristic);
        var moves = IdaStar.search(walk, new BoundedEvents(walk, sink)).orElseThrow();
        sink.emit(ATTEMPT_SUCCEEDED, moves.length);
        for (int i = 0; i < moves.length; i++) {
            walk.move(moves[i]);
            sink.emit(SOLUTION_MOVE, walk.tile(), walk.from(), walk.to(), i + 1);
        }
        return RunOutcome.SOLVED;
    }

    private static final class BoundedEvents implements IdaStar.Listener {

        private final TilesWalk walk;
        private final EventSink sink;
        private int bound;
        private int previousBound;

        BoundedEvents(TilesWalk walk, EventSink sink) {
            this.walk = walk;
            this.sink = sink;
        }

        @Override
        public Chooser chooser() {
            return sink;
        }

        @Override
        public void bounded(int next) {
            previousBound = bound;
            bound = next;
            sink.emit(BOUND_SET, bound, previousBound);
        }

        @Override
        public void undoing(int move) {
            int from = walk.origin(move);
            sink.emit(MOVE_REJECTED, walk.tileAt(from), from, walk.blank());
        }

        /** The tile has already slid back, so the squares are exchanged. */
        @Override
        public void cut(int move, int g, int h) {
            sink.emit(CUT_OFF, walk.tile(), walk.to(), walk.from(), g, h, bound);
        }

        @Override
        public void moveMade(int move, int g, int h) {
            sink.emit(SLID_WITHIN, walk.tile(), walk.from(), walk.to(), g, h);
        }

        @Override
        public void goalReached(int g) {
            sink.emit(SOLUTION_FOUND, g);
        }

        @Override
        public void moveUndone(int move, int g, boolean found) {
            var kind = found ? SOLUTION_UNWOUND : SLID_OUT;
            sink.emit(kind, walk.tile(), walk.from(), walk.to(), found ? bound - g : bound);
        }

        @Override
        public void exhausted(int failed, int next) {
            sink.emit(BOUND_FAILED, failed, next);
        }
    }
}
