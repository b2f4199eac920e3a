package puzzlescope.core.puzzle.tiles;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import puzzlescope.core.search.IdaStar;

/**
 * A shortest way from a board to the solved one, looked for silently by IDA* with linear conflict (see {@link IdaStar} and
 * {@link TilesHeuristic}) and for so long only: on 3×3 it is always found, on larger boards if it is not too long.
 * Deterministic.
 */
final class ShortestWay {

    /** How many boards are looked at from one question whether to stop to the next. */
    private static final int BETWEEN_CHECKS = 1 << 12;

    private ShortestWay() {}

    /** The limit was met. Stackless: it is a way out, not an error. */
    private static final class LimitMet extends RuntimeException {

        private static final long serialVersionUID = 1L;

        LimitMet() {
            super("the limit was met", null, false, false);
        }
    }

    /**
     * Looks for a way.
     *
     * @param limit how many boards may be looked at
     * @param checkStopped may throw to end this
     * @return empty if the limit was met
     */
    static Optional<List<Move>> of(TileOrder start, long limit, Runnable checkStopped) {
        var watch = new IdaStar.Listener() {

            private long looked;

            @Override
            public void went(int move, int g, int h) {
                look();
            }

            @Override
            public void cut(int move, int g, int h) {
                look();
            }

            private void look() {
                if (++looked > limit) {
                    throw new LimitMet();
                }
                if (looked % BETWEEN_CHECKS == 0) {
                    checkStopped.run();
                }
            }
        };
        try {
            return IdaStar.search(new TilesWalk(start, TilesHeuristic.LINEAR_CONFLICT), watch)
                    .map(moves -> Arrays.stream(moves).mapToObj(Move::of).toList());
        } catch (LimitMet tooFar) {
            return Optional.empty();
        }
    }
}
