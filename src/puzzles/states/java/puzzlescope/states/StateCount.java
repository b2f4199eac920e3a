package puzzlescope.states;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.river.space.PrisonersAndGuards;
import puzzlescope.tiles.space.SlidingSpace;

/**
 * The number of states of a puzzle of some size: the conceivable ones and the reachable ones, which a search counts if
 * they are few enough. Any thread.
 *
 * @param family the puzzle
 * @param size the number of disks, of guards and of prisoners, or of rows
 * @param second the seats of the boat, or the number of columns; 0 for disks
 */
public record StateCount(Family family, int size, int second) {

    /** A puzzle with several sizes. */
    public enum Family {
        HANOI,
        RIVER,
        TILES
    }

    private static final int MOST_SEARCHED_DISKS = 10;
    private static final int MOST_SEARCHED_SQUARES = 9;
    private static final int PEGS = 3;

    /** The results of searches, which depend on their key only; one for each of {@link #ALL}, as no others are counted. */
    private static final Map<StateCount, Long> COUNTED = new ConcurrentHashMap<>();

    /** The sizes that are compared, by puzzle in ascending order. */
    public static final List<StateCount> ALL = Stream.of(
                    IntStream.of(1, 2, 3, 5, 8, 12).mapToObj(disks -> new StateCount(Family.HANOI, disks, 0)),
                    IntStream.of(1, 2, 3, 5, 10).mapToObj(StateCount::people),
                    Stream.of(tiles(2, 2), tiles(2, 3), tiles(3, 3), tiles(3, 4), tiles(4, 4)))
            .flatMap(each -> each)
            .toList();

    /** Returns a crossing with the smallest boat that suffices. */
    private static StateCount people(int each) {
        return new StateCount(Family.RIVER, each, each <= 3 ? 2 : each <= 5 ? 3 : 4);
    }

    private static StateCount tiles(int rows, int columns) {
        return new StateCount(Family.TILES, rows, columns);
    }

    /** Returns whether the states are few enough to be counted one by one; otherwise a formula gives their number. */
    public boolean isSearched() {
        return switch (family) {
            case HANOI -> size <= MOST_SEARCHED_DISKS;
            case RIVER -> true;
            case TILES -> size * second <= MOST_SEARCHED_SQUARES;
        };
    }

    /** The number of conceivable states: 3 to the power of n, 2 (n + 1)², or (rows · columns)!. */
    public long conceivable() {
        return switch (family) {
            case HANOI -> new HanoiSpace(size, PEGS).states();
            case RIVER -> 2L * (size + 1) * (size + 1);
            case TILES -> LongStream.rangeClosed(1, (long) size * second).reduce(1, (a, b) -> a * b);
        };
    }

    /** The number of reachable states; empty if they are not counted yet. */
    public OptionalLong reached() {
        if (isSearched()) {
            var counted = COUNTED.get(this);
            return counted == null ? OptionalLong.empty() : OptionalLong.of(counted);
        }
        return OptionalLong.of(family == Family.TILES ? conceivable() / 2 : conceivable());
    }

    /** Counts the reachable states, unless they are counted already. */
    public void count() {
        if (isSearched()) {
            COUNTED.computeIfAbsent(this, _ -> (long) new BreadthFirst()
                    .search(space(), Extent.WHOLE_SPACE, new SearchListener() {})
                    .graph()
                    .size());
        }
    }

    private StateSpace space() {
        return switch (family) {
            case HANOI -> new HanoiSpace(size, PEGS);
            case RIVER -> new PrisonersAndGuards(size, size, second);
            case TILES -> SlidingSpace.solved(size, second);
        };
    }
}
