package puzzlescope.tiles.fast;

import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.LongConsumer;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.fast.optimal.OptimalSolver;
import puzzlescope.tiles.fast.optimal.SearchProgressListener;
import puzzlescope.tiles.space.LookupTable;
import puzzlescope.tiles.space.TableHeuristic;
import puzzlescope.tiles.space.TileOrder;

/**
 * A shortest path from a board to the solved one, found without events with the strongest tables: on boards up to 3×3
 * it is known, on 4×4 it is always found, on 5×5 if it is not too long, on larger ones, which
 * have no tables, if it is short.
 *
 * @param squares the squares of the tiles that slide; empty if the limit was met
 * @param table the table used
 * @param inVain the greatest length for which it is proven that there is no path, if none was found
 * @param boards the number of boards generated
 */
public record ShortestSolution(Optional<List<Integer>> squares, LookupTable table, int inVain, long boards) {

    /** Less than a second, after which it is worth making a table. */
    private static final long WITHOUT_TABLES = 20_000_000;

    /** About a minute. */
    private static final long WITH_TABLES_OF_LARGE_BOARDS = 2_000_000_000;

    /** Some seconds. */
    private static final long WITHOUT_ANY_TABLE = 200_000_000;

    /** The largest size for which tables find every solution. */
    public static final int LARGEST_ALWAYS_SOLVED = 4;

    /** Searches with the tables that are ready, up to a small limit. */
    public static ShortestSolution findQuickly(
            HeuristicTables tables, TileOrder start, long limit, Runnable checkStopped) {
        if (start.size() <= SmallBoards.LARGEST) {
            return new ShortestSolution(Optional.of(SmallBoards.way(start)), LookupTable.COMPLETE, 0, 0);
        }
        if (start.size() > HeuristicTables.LARGEST) {
            return LargeBoardSolver.way(start, limit, checkStopped);
        }
        return search(start, tables.strongestSolver(start.size()), limit, 1, checkStopped);
    }

    /** Searches with a table that is made first if necessary; up to about a minute on 5×5. */
    public static ShortestSolution find(HeuristicTables tables, TileOrder start, Runnable checkStopped) {
        int size = start.size();
        long limit = size <= LARGEST_ALWAYS_SOLVED
                ? Long.MAX_VALUE
                : size <= HeuristicTables.LARGEST ? WITH_TABLES_OF_LARGE_BOARDS : WITHOUT_ANY_TABLE;
        return of(tables, start, limit, tables.threads(), checkStopped, SearchedBoards.UNHEARD);
    }

    /** Hears from time to time how many boards a search has generated. Any thread. */
    @FunctionalInterface
    public interface SearchedBoards {

        SearchedBoards UNHEARD = (_, _) -> {};

        /**
         * Hears of a search.
         *
         * @param heuristic the heuristic of the search
         * @param boards number of boards generated so far
         */
        void generated(TableHeuristic heuristic, long boards);
    }

    /** Searches with a table that is made first if necessary, without a limit, so that a path is found. */
    public static ShortestSolution of(
            HeuristicTables tables, TileOrder start, int threads, Runnable checkStopped, SearchedBoards searched) {
        return of(tables, start, Long.MAX_VALUE, threads, checkStopped, searched);
    }

    private static ShortestSolution of(
            HeuristicTables tables,
            TileOrder start,
            long limit,
            int threads,
            Runnable checkStopped,
            SearchedBoards searched) {
        int size = start.size();
        if (size > HeuristicTables.LARGEST) {
            return LargeBoardSolver.way(start, limit, checkStopped);
        }
        if (size > SmallBoards.LARGEST) {
            tables.prepare(TableChoice.READY.of(size, tables), size, checkStopped, done -> {});
        }
        var way = findQuickly(tables, start, WITHOUT_TABLES, checkStopped);
        if (way.squares.isPresent()) {
            return way;
        }
        prepareForMany(tables, size, checkStopped, done -> {});
        return search(start, tables.strongestSolver(size), limit, threads, checkStopped, searched);
    }

    /** Searches with a heuristic that fits the board, without a limit, so that a path is found. */
    public static ShortestSolution with(
            HeuristicTables tables,
            TableHeuristic heuristic,
            TileOrder start,
            int threads,
            Runnable checkStopped,
            SearchedBoards searched) {
        var solver = tables.prepare(heuristic, start.size(), checkStopped, done -> {});
        return search(start, solver, Long.MAX_VALUE, threads, checkStopped, searched);
    }

    private static ShortestSolution search(
            TileOrder start,
            OptimalSolver solver,
            long limit,
            int threads,
            Runnable checkStopped,
            SearchedBoards searched) {
        return search(start, solver, limit, threads, checkStopped, (LongConsumer)
                boards -> searched.generated(solver.heuristic(), boards));
    }

    /** Makes the tables that pay off for many boards of a size, or for a hard one. */
    public static void prepareForMany(
            HeuristicTables tables, int size, Runnable checkStopped, DoubleConsumer progress) {
        if (size > SmallBoards.LARGEST && size <= HeuristicTables.LARGEST) {
            tables.prepare(TableChoice.SMALL.of(size, tables), size, checkStopped, progress);
        }
    }

    private static ShortestSolution search(
            TileOrder start, OptimalSolver solver, long limit, int threads, Runnable checkStopped) {
        return search(start, solver, limit, threads, checkStopped, boards -> {});
    }

    /** @param looked receives the number of boards generated from time to time */
    static ShortestSolution search(
            TileOrder start,
            OptimalSolver solver,
            long limit,
            int threads,
            Runnable checkStopped,
            LongConsumer looked) {
        var lookupTable = LookupTable.of(solver.heuristic());
        var watch = new Watch(limit, looked);
        try {
            var way = solver.solve(start.toArray(), threads, checkStopped, watch);
            return new ShortestSolution(Optional.of(way.squares()), lookupTable, 0, way.generated());
        } catch (LimitReachedException tooFar) {
            return new ShortestSolution(Optional.empty(), lookupTable, watch.bound - 1, watch.boards);
        }
    }

    private static final class Watch implements SearchProgressListener {

        private final long limit;
        private final LongConsumer looked;
        private int bound;
        private long boards;

        Watch(long limit, LongConsumer looked) {
            this.limit = limit;
            this.looked = looked;
        }

        @Override
        public void searched(int newBound, long generated) {
            bound = newBound;
            boards = generated;
            looked.accept(generated);
            if (generated > limit) {
                throw new LimitReachedException();
            }
        }
    }
}
