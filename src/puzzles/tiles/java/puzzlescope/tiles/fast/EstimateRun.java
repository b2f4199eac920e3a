package puzzlescope.tiles.fast;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.LongConsumer;
import puzzlescope.engine.event.Message;
import puzzlescope.tiles.fast.optimal.TableHeuristic;
import puzzlescope.tiles.fast.optimal.Tables;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;
import puzzlescope.tiles.space.TilesWalk;

/**
 * One of the estimates that are tried on the same board, each with iterative deepening on one thread. Without tables only
 * the last slide is never taken back; with tables other detours to boards that are reached anyway are left out too.
 */
public sealed interface EstimateRun {

    /** Boards that a search without tables looks at before it gives up: some seconds to half a minute. */
    long MOST_BLIND = 1_000_000_000;

    long MOST_WITH_MANHATTAN = 2_000_000_000;
    long MOST_WITH_CONFLICTS = 200_000_000;
    long MOST_WITH_TABLES = 20_000_000_000L;

    /**
     * What came of it.
     *
     * @param moves how many the shortest way has; empty if the limit was met
     * @param boards how many were looked at
     */
    record Tried(Optional<Integer> moves, long boards) {}

    /** A name that is the same in all languages. */
    String id();

    /**
     * Tries.
     *
     * @param checkStopped is called every few milliseconds; what it throws ends this
     * @param looked is told from time to time how many boards were looked at
     */
    Tried attempt(TileOrder start, Runnable checkStopped, LongConsumer looked);

    /** Whether what it needs is there, or made in seconds. */
    default boolean isSoonReady(int size) {
        return true;
    }

    /** Makes what it needs; {@code progress} is told how much is done, 0 to 1. */
    default void prepare(int size, Runnable checkStopped, DoubleConsumer progress) {}

    /** Its name in words. */
    default Message words() {
        return Message.of("tiles.compare.name." + id());
    }

    /** Those that fit boards of so many rows, the weakest first. */
    static List<EstimateRun> forSize(int size) {
        var all = new ArrayList<EstimateRun>(List.of(new Plain("blind"), new Plain("manhattan"), new WithConflicts()));
        if (size > 2) {
            TableHeuristic.forSize(size).stream()
                    .filter(each -> each != TableHeuristic.MANHATTAN)
                    .map(WithTable::new)
                    .forEach(all::add);
        }
        if (size <= SmallBoards.LARGEST) {
            all.add(new LookedUp());
        }
        return List.copyOf(all);
    }

    /** Without any estimate, or with Manhattan distance. */
    record Plain(String id) implements EstimateRun {

        @Override
        public Tried attempt(TileOrder start, Runnable checkStopped, LongConsumer looked) {
            boolean blind = id.equals("blind");
            long limit = blind ? MOST_BLIND : MOST_WITH_MANHATTAN;
            var search = new DeepeningSearch[1];
            search[0] = new DeepeningSearch(start, !blind, limit, () -> {
                checkStopped.run();
                looked.accept(search[0].nodes());
            });
            int moves = search[0].search();
            return new Tried(
                    moves == DeepeningSearch.GAVE_UP ? Optional.empty() : Optional.of(moves),
                    Math.min(limit, search[0].nodes()));
        }
    }

    /** With Manhattan distance and linear conflict, as the class watches it. */
    record WithConflicts() implements EstimateRun {

        private static final int BETWEEN_CHECKS = 1 << 12;

        @Override
        public String id() {
            return TilesHeuristic.LINEAR_CONFLICT.id();
        }

        @Override
        public Tried attempt(TileOrder start, Runnable checkStopped, LongConsumer looked) {
            var count = new Count(checkStopped, looked);
            try {
                var moves = IdaStar.search(new TilesWalk(start, TilesHeuristic.LINEAR_CONFLICT), count);
                return new Tried(moves.map(way -> way.length), count.boards);
            } catch (LimitMet tooFar) {
                return new Tried(Optional.empty(), count.boards);
            }
        }

        private static final class Count implements IdaStar.Listener {

            private final Runnable checkStopped;
            private final LongConsumer looked;
            private long boards;

            Count(Runnable checkStopped, LongConsumer looked) {
                this.checkStopped = checkStopped;
                this.looked = looked;
            }

            @Override
            public void went(int move, int g, int h) {
                look();
            }

            @Override
            public void cut(int move, int g, int h) {
                look();
            }

            private void look() {
                if (++boards >= MOST_WITH_CONFLICTS) {
                    throw new LimitMet();
                }
                if (boards % BETWEEN_CHECKS == 0) {
                    checkStopped.run();
                    looked.accept(boards);
                }
            }
        }
    }

    /** With an estimate of tables. */
    record WithTable(TableHeuristic heuristic) implements EstimateRun {

        @Override
        public String id() {
            return heuristic.id();
        }

        @Override
        public boolean isSoonReady(int size) {
            return Tables.shared().isKept(heuristic, size)
                    || heuristic != TableHeuristic.forSize(size).getLast()
                    || size <= SmallBoards.LARGEST;
        }

        @Override
        public void prepare(int size, Runnable checkStopped, DoubleConsumer progress) {
            Tables.shared().prepare(heuristic, size, checkStopped, progress);
        }

        @Override
        public Tried attempt(TileOrder start, Runnable checkStopped, LongConsumer looked) {
            var solver = Tables.shared().prepare(heuristic, start.size(), checkStopped, done -> {});
            var way = ShortestWay.search(start, solver, MOST_WITH_TABLES, 1, checkStopped, looked);
            return new Tried(way.squares().map(List::size), way.boards());
        }
    }

    /** With the distances of all boards: nothing is searched. */
    record LookedUp() implements EstimateRun {

        @Override
        public String id() {
            return Table.COMPLETE.id();
        }

        @Override
        public Tried attempt(TileOrder start, Runnable checkStopped, LongConsumer looked) {
            return new Tried(Optional.of(SmallBoards.way(start).size()), 0);
        }

        @Override
        public void prepare(int size, Runnable checkStopped, DoubleConsumer progress) {
            SmallBoards.orders(size);
        }
    }
}
