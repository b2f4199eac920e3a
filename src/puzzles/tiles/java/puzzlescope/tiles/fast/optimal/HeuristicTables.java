package puzzlescope.tiles.fast.optimal;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.DoubleConsumer;
import puzzlescope.engine.files.UserFolders;
import puzzlescope.engine.run.Workers;
import puzzlescope.tiles.space.TableHeuristic;

/**
 * The tables of the heuristics: built once, off the FX thread, shared by all solvers that are passed them, and cached in
 * a folder. Any thread.
 *
 * <p>Usage: {@link #strongestSolver} for the tables that are ready; {@link #prepare} on a background thread for stronger
 * ones, which reads the tables from disk, builds them, or waits for the thread that is building them.
 *
 * <pre>{@code
 * var solver = tables.prepare(TableHeuristic.SIX_SIX_THREE, 4, sink::checkStopped, part -> {});
 * }</pre>
 */
public final class HeuristicTables {

    /** The most rows of a board with tables. */
    public static final int LARGEST = 5;

    /**
     * The length up to which only least paths are searched, by rows: longer paths prune more boards, but need larger
     * automata.
     */
    private static final Map<Integer, Integer> SHORT_WAYS = Map.of(3, 12, 4, 12, 5, 10);

    private final Map<Request, LazySolver> slots = new ConcurrentHashMap<>();
    private final Map<Integer, MoveAutomaton> automata = new ConcurrentHashMap<>();
    private final int threads;
    private final PatternDatabases databases;

    /**
     * Creates separate tables.
     *
     * @param folder the folder where they are cached; created if necessary
     * @param threads the number of threads that build them, at least 1
     */
    public HeuristicTables(Path folder, int threads) {
        this.threads = threads;
        databases = new PatternDatabases(folder, threads);
    }

    /** Creates separate tables, cached in the user's cache folder and built by one thread for each processor. */
    public static HeuristicTables inUserFolder() {
        return new HeuristicTables(UserFolders.tables(), Workers.preset());
    }

    /** The number of threads that build them. */
    public int threads() {
        return threads;
    }

    private record Request(TableHeuristic heuristic, int size) {

        Request {
            if (!heuristic.fits(size)) {
                throw new IllegalArgumentException("rows are " + size + ", which do not fit " + heuristic.id());
            }
        }
    }

    /**
     * The solver with the strongest heuristic whose tables are ready, at least walking distance (3×3, 4×4) or Manhattan
     * (5×5), which are built here the first time, in about a tenth of a second.
     *
     * @param size 3, 4 or 5 rows
     */
    public OptimalSolver strongestSolver(int size) {
        for (var heuristic : TableHeuristic.forSize(size).reversed()) {
            if (partition(heuristic).isEmpty() || isReady(heuristic, size)) {
                return prepare(heuristic, size, () -> {}, done -> {});
            }
        }
        throw new IllegalArgumentException("rows are " + size + ", must be 3 to 5");
    }

    /** Returns whether {@link #prepare} returns at once. */
    public boolean isReady(TableHeuristic heuristic, int size) {
        return slot(heuristic, size).isReady();
    }

    /** Returns whether {@link #prepare} only needs to read files (a second at most), or less. */
    public boolean isKept(TableHeuristic heuristic, int size) {
        return isReady(heuristic, size)
                || partition(heuristic).map(databases::areKept).orElse(true);
    }

    /**
     * Returns the solver with a heuristic, building its tables if necessary.
     *
     * @param size 3, 4 or 5 rows; the heuristic must fit
     * @param checkStopped called every few milliseconds; an exception from it ends this and leaves nothing behind
     * @param progress receives the share done, from 0 to 1; on the calling thread
     */
    public OptimalSolver prepare(TableHeuristic heuristic, int size, Runnable checkStopped, DoubleConsumer progress) {
        return slot(heuristic, size).get(checkStopped, progress);
    }

    private LazySolver slot(TableHeuristic heuristic, int size) {
        return slots.computeIfAbsent(
                new Request(heuristic, size),
                request -> new LazySolver((check, progress) -> make(heuristic, size, check, progress)));
    }

    private OptimalSolver make(TableHeuristic heuristic, int size, Runnable checkStopped, DoubleConsumer progress) {
        return switch (heuristic) {
            case MANHATTAN -> manhattan(size);
            case WALKING_DISTANCE -> walkingDistance(size);
            case SIX_SIX_THREE, SEVEN_EIGHT, FIVES, SIXES ->
                patterns(heuristic, partition(heuristic).orElseThrow(), checkStopped, progress);
        };
    }

    private static Optional<Partition> partition(TableHeuristic heuristic) {
        return switch (heuristic) {
            case MANHATTAN, WALKING_DISTANCE -> Optional.empty();
            case SIX_SIX_THREE -> Optional.of(Partition.SIX_SIX_THREE);
            case SEVEN_EIGHT -> Optional.of(Partition.SEVEN_EIGHT);
            case FIVES -> Optional.of(Partition.FIVES);
            case SIXES -> Optional.of(Partition.SIXES);
        };
    }

    /** Returns the solver that only excludes undoing the last move, so that boards are counted as R. E. Korf did. */
    private static OptimalSolver manhattan(int size) {
        var automaton = MoveAutomaton.of(size, 2);
        return new OptimalSolver(TableHeuristic.MANHATTAN, size, automaton, () -> new ManhattanSearch(size, automaton));
    }

    private OptimalSolver walkingDistance(int size) {
        var automaton = automaton(size);
        var walking = new WalkingDistance(size);
        var lines = LineEstimates.of(size);
        return new OptimalSolver(
                TableHeuristic.WALKING_DISTANCE,
                size,
                automaton,
                () -> new WalkingSearch(size, walking, lines, automaton));
    }

    private MoveAutomaton automaton(int size) {
        return automata.computeIfAbsent(size, rows -> MoveAutomaton.of(rows, SHORT_WAYS.getOrDefault(rows, 2)));
    }

    private OptimalSolver patterns(
            TableHeuristic heuristic, Partition partition, Runnable checkStopped, DoubleConsumer progress) {
        int size = partition.tables().getFirst().size();
        var views = partition.views(databases.tables(partition, checkStopped, progress));
        var automaton = automaton(size);
        return new OptimalSolver(heuristic, size, automaton, () -> new PatternSearch(size, views, automaton));
    }
}
