package puzzlescope.tiles.fast.optimal;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.DoubleConsumer;
import puzzlescope.engine.files.UserFolders;
import puzzlescope.engine.run.Workers;

/**
 * The tables of the heuristics: made once, off the window's thread, shared by all who solve, and kept in the user's cache
 * folder. Any thread.
 *
 * <p>How it is used: {@link #strongestReady} for what is there at once; {@link #prepare} on a thread of one's own where a
 * stronger one is wanted: it takes the tables from the disk, makes them, or waits for the one who is just making them.
 *
 * <pre>{@code
 * var solver = Tables.shared().prepare(TableHeuristic.SIX_SIX_THREE, 4, sink::checkStopped, part -> {});
 * }</pre>
 */
public final class Tables {

    /** There are tables for boards of up to so many rows. */
    public static final int LARGEST = 5;

    /**
     * How long the ways are of which only the least are gone: longer ones leave out more boards, but make larger machines. By
     * rows.
     */
    private static final Map<Integer, Integer> SHORT_WAYS = Map.of(3, 12, 4, 12, 5, 10);

    private static final Tables SHARED = new Tables(UserFolders.tables(), Workers.preset());

    private final Map<Wanted, MadeOnce> slots = new ConcurrentHashMap<>();
    private final Map<Integer, MoveAutomaton> automata = new ConcurrentHashMap<>();
    private final PatternDatabases databases;

    /**
     * Tables of one's own.
     *
     * @param folder where they are kept; is made if need be
     * @param threads on which they are made, at least 1
     */
    public Tables(Path folder, int threads) {
        databases = new PatternDatabases(folder, threads);
    }

    /** Those of this process. */
    public static Tables shared() {
        return SHARED;
    }

    private record Wanted(TableHeuristic heuristic, int size) {

        Wanted {
            if (!heuristic.fits(size)) {
                throw new IllegalArgumentException("rows are " + size + ", which do not fit " + heuristic.id());
            }
        }
    }

    /**
     * The solver with the strongest heuristic whose tables are ready, at least walking distance (3×3, 4×4) or Manhattan (5×5),
     * which are made here the first time, in about a tenth of a second.
     *
     * @param size 3, 4 or 5 rows
     */
    public OptimalSolver strongestReady(int size) {
        for (var heuristic : TableHeuristic.forSize(size).reversed()) {
            if (partition(heuristic).isEmpty() || isReady(heuristic, size)) {
                return prepare(heuristic, size, () -> {}, done -> {});
            }
        }
        throw new IllegalArgumentException("rows are " + size + ", must be 3 to 5");
    }

    /** Whether {@link #prepare} returns at once. */
    public boolean isReady(TableHeuristic heuristic, int size) {
        return slot(heuristic, size).isReady();
    }

    /** Whether {@link #prepare} needs only to read files (a second at most) or even less. */
    public boolean isKept(TableHeuristic heuristic, int size) {
        return isReady(heuristic, size)
                || partition(heuristic).map(databases::areKept).orElse(true);
    }

    /**
     * The solver with that heuristic, its tables made if need be.
     *
     * @param size 3, 4 or 5 rows; the heuristic must fit
     * @param checkStopped is called every few milliseconds; what it throws ends this and leaves nothing behind
     * @param progress is told how much is done, 0 to 1; on the calling thread
     */
    public OptimalSolver prepare(TableHeuristic heuristic, int size, Runnable checkStopped, DoubleConsumer progress) {
        return slot(heuristic, size).get(checkStopped, progress);
    }

    private MadeOnce slot(TableHeuristic heuristic, int size) {
        return slots.computeIfAbsent(
                new Wanted(heuristic, size),
                wanted -> new MadeOnce((check, progress) -> make(heuristic, size, check, progress)));
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

    /** Leaves out nothing but to take back the last slide, so that the boards are counted as R. E. Korf did. */
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
