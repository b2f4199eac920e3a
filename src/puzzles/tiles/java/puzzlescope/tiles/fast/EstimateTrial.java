package puzzlescope.tiles.fast;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.LongConsumer;
import puzzlescope.engine.event.Message;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.space.LookupTable;
import puzzlescope.tiles.space.TableHeuristic;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;
import puzzlescope.tiles.space.TilesWalk;

/**
 * An estimate to be compared on a board, by iterative deepening on one thread. Without tables only undoing the last
 * move is avoided; with tables other detours are pruned too.
 */
public sealed interface EstimateTrial {

    /** The limit of boards without tables: some seconds to half a minute. */
    long MOST_BLIND = 1_000_000_000;

    long MOST_WITH_MANHATTAN = 2_000_000_000;
    long MOST_WITH_CONFLICTS = 200_000_000;
    long MOST_WITH_TABLES = 20_000_000_000L;

    /**
     * The result of an attempt.
     *
     * @param moves the length of a shortest path; empty if the limit was met
     * @param boards the number of boards generated
     */
    record Result(Optional<Integer> moves, long boards) {}

    /** Returns a name that is the same in all languages. */
    String id();

    /**
     * Searches with this estimate.
     *
     * @param checkStopped called every few milliseconds; an exception from it ends the search
     * @param looked receives the number of boards generated from time to time
     */
    Result attempt(TileOrder start, Runnable checkStopped, LongConsumer looked);

    /** Returns whether its tables are ready, or made in seconds. */
    default boolean isQuicklyAvailable(int size) {
        return true;
    }

    /** Makes its tables; {@code progress} receives the share done, from 0 to 1. */
    default void prepare(int size, Runnable checkStopped, DoubleConsumer progress) {}

    default Message displayName() {
        return Message.of("tiles.compare.name." + id());
    }

    /** Returns the estimates for boards with this number of rows, the weakest first. */
    static List<EstimateTrial> forSize(int size, HeuristicTables tables) {
        var all =
                new ArrayList<EstimateTrial>(List.of(new Plain("blind"), new Plain("manhattan"), new WithConflicts()));
        if (size > 2) {
            TableHeuristic.forSize(size).stream()
                    .filter(each -> each != TableHeuristic.MANHATTAN)
                    .map(each -> new WithTable(each, tables))
                    .forEach(all::add);
        }
        if (size <= SmallBoards.LARGEST) {
            all.add(new TableLookup());
        }
        return List.copyOf(all);
    }

    /** No heuristic, or Manhattan distance. */
    record Plain(String id) implements EstimateTrial {

        @Override
        public Result attempt(TileOrder start, Runnable checkStopped, LongConsumer looked) {
            boolean blind = id.equals("blind");
            long limit = blind ? MOST_BLIND : MOST_WITH_MANHATTAN;
            var search = new DeepeningSearch[1];
            search[0] = new DeepeningSearch(start, !blind, limit, () -> {
                checkStopped.run();
                looked.accept(search[0].nodes());
            });
            int moves = search[0].search();
            return new Result(
                    moves == DeepeningSearch.GAVE_UP ? Optional.empty() : Optional.of(moves),
                    Math.min(limit, search[0].nodes()));
        }
    }

    /** Manhattan distance and linear conflict, as in the recorded search. */
    record WithConflicts() implements EstimateTrial {

        @Override
        public String id() {
            return TilesHeuristic.LINEAR_CONFLICT.id();
        }

        @Override
        public Result attempt(TileOrder start, Runnable checkStopped, LongConsumer looked) {
            var counter = new BoardCounter(MOST_WITH_CONFLICTS, checkStopped, looked);
            try {
                var moves = IdaStar.search(new TilesWalk(start, TilesHeuristic.LINEAR_CONFLICT), counter);
                return new Result(moves.map(way -> way.length), counter.boards());
            } catch (LimitReachedException tooFar) {
                return new Result(Optional.empty(), counter.boards());
            }
        }
    }

    /** A heuristic with tables. */
    record WithTable(TableHeuristic heuristic, HeuristicTables tables) implements EstimateTrial {

        @Override
        public String id() {
            return heuristic.id();
        }

        @Override
        public boolean isQuicklyAvailable(int size) {
            return tables.isKept(heuristic, size)
                    || heuristic != TableHeuristic.forSize(size).getLast()
                    || size <= SmallBoards.LARGEST;
        }

        @Override
        public void prepare(int size, Runnable checkStopped, DoubleConsumer progress) {
            tables.prepare(heuristic, size, checkStopped, progress);
        }

        @Override
        public Result attempt(TileOrder start, Runnable checkStopped, LongConsumer looked) {
            var solver = tables.prepare(heuristic, start.size(), checkStopped, done -> {});
            var way = ShortestSolution.search(start, solver, MOST_WITH_TABLES, 1, checkStopped, looked);
            return new Result(way.squares().map(List::size), way.boards());
        }
    }

    /** The exact distances of all boards, without a search. */
    record TableLookup() implements EstimateTrial {

        @Override
        public String id() {
            return LookupTable.COMPLETE.id();
        }

        @Override
        public Result attempt(TileOrder start, Runnable checkStopped, LongConsumer looked) {
            return new Result(Optional.of(SmallBoards.way(start).size()), 0);
        }

        @Override
        public void prepare(int size, Runnable checkStopped, DoubleConsumer progress) {
            SmallBoards.orders(size);
        }
    }
}
