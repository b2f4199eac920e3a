package puzzlescope.core.puzzle.tiles.optimal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.DoubleConsumer;

/**
 * The tables of the heuristics: made once, off the window's thread, shared by all who solve. Any thread.
 *
 * <p>How it is used: {@link #strongestReady} for what is there at once; {@link #prepare} on a thread of one's own where a stronger one is
 * wanted: it takes the tables from the disk, makes them, or waits for the one who is just making them.
 */
public final class Tables {

    private static final Tables SHARED = new Tables();

    /** How long the ways are of which only the least are gone: longer ones leave out more boards, but make larger machines. */
    private static final int SHORT_WAYS = 12;

    private final Map<Wanted, Slot> slots = new ConcurrentHashMap<>();

    Tables() {}

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
     * The solver with the strongest heuristic whose tables are ready, at least walking distance (3×3, 4×4) or Manhattan (5×5), which are
     * made here in milliseconds.
     *
     * @param size 3, 4 or 5 rows
     */
    public OptimalSolver strongestReady(int size) {
        var fitting = new ArrayList<>(TableHeuristic.forSize(size)).reversed();
        for (var heuristic : fitting) {
            if (isReady(heuristic, size) || heuristic.compareTo(TableHeuristic.WALKING_DISTANCE) <= 0) {
                return prepare(heuristic, size, () -> {}, done -> {});
            }
        }
        throw new IllegalArgumentException("rows are " + size + ", must be 3 to 5");
    }

    /** Whether {@link #prepare} returns at once. */
    public boolean isReady(TableHeuristic heuristic, int size) {
        return slot(heuristic, size).isReady();
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

    private Slot slot(TableHeuristic heuristic, int size) {
        return slots.computeIfAbsent(new Wanted(heuristic, size), wanted -> new Slot((check, progress) ->
                make(heuristic, size, check, progress)));
    }

    private static OptimalSolver make(
            TableHeuristic heuristic, int size, Runnable checkStopped, DoubleConsumer progress) {
        return switch (heuristic) {
            case MANHATTAN -> {
                var automaton = MoveAutomaton.of(size, 2);
                yield new OptimalSolver(heuristic, size, automaton, () -> new ManhattanSearch(size, automaton));
            }
            case WALKING_DISTANCE -> {
                var automaton = MoveAutomaton.of(size, SHORT_WAYS);
                var walking = new WalkingDistance(size);
                var lines = LineEstimates.of(size);
                yield new OptimalSolver(
                        heuristic, size, automaton, () -> new WalkingSearch(size, walking, lines, automaton));
            }
            case SIX_SIX_THREE -> patterns(heuristic, Partition.SIX_SIX_THREE, checkStopped, progress);
            case SEVEN_EIGHT -> patterns(heuristic, Partition.SEVEN_EIGHT, checkStopped, progress);
            case FIVES -> patterns(heuristic, Partition.FIVES, checkStopped, progress);
            case SIXES -> patterns(heuristic, Partition.SIXES, checkStopped, progress);
        };
    }

    private static OptimalSolver patterns(
            TableHeuristic heuristic, Partition partition, Runnable checkStopped, DoubleConsumer progress) {
        int size = partition.tables().getFirst().size();
        var tables = new ArrayList<PatternTable>();
        for (var pattern : partition.tables()) {
            var sets = new SquareSets(size, pattern.tiles());
            var arrangements = new Arrangements(pattern.tiles(), size - 1);
            var entries = java.nio.ByteBuffer.allocateDirect(pattern.bytes(sets, arrangements));
            long since = System.nanoTime();
            new PatternBuild(pattern, sets, arrangements, entries).fill(2, checkStopped, progress);
            System.out.println(pattern + " " + sets.count() + " sets " + sets.blocks() + " blocks " + (System.nanoTime() - since) / 1e9);
            tables.add(new PatternTable(pattern, sets, arrangements, entries));
        }
        var views = partition.images().stream()
                .map(image -> new PatternView(tables.get(image.table()), image.places()))
                .toList();
        var automaton = MoveAutomaton.of(size, SHORT_WAYS);
        return new OptimalSolver(heuristic, size, automaton, () -> new PatternSearch(size, views, automaton));
    }
}
