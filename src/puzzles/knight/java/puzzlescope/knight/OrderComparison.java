package puzzlescope.knight;

import static puzzlescope.knight.event.ConstructionEvent.VISITED;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.knight.event.PathEvent;

/**
 * Compares the move orders: each searches for one tour of the same board from the same start, and gives up after a
 * limit of visited squares. Run by one thread, read by any thread.
 */
public final class OrderComparison {

    /** The longest side of a board that can be searched without a known tour. */
    public static final int LARGEST = KnightPuzzle.LARGEST_WALKED;

    /** The orders compared, from the least to the most sophisticated. */
    public static final List<KnightAlgorithm> ORDERS =
            List.of(KnightAlgorithm.PLAIN, KnightAlgorithm.BOOK, KnightAlgorithm.WARNSDORFF, KnightAlgorithm.ROTH);

    /** Short searches are repeated for this long, until the code is compiled; the fastest one counts. */
    private static final long WARMING_NANOS = 200_000_000;

    /** The state of one search. */
    public enum State implements ConstantId {
        WAITING,
        SEARCHING,
        TOUR_FOUND,
        /** Every path was tried, or a proof rules out every tour. */
        NO_TOUR,
        /** The limit of visited squares was reached. */
        GAVE_UP,
        STOPPED;

        public boolean isOver() {
            return this != WAITING && this != SEARCHING;
        }
    }

    /**
     * The progress of one search.
     *
     * @param visited the number of visited squares, which is the number of calls of a recursive search
     * @param takenBack the number of squares backtracked from
     * @param nanos the time taken so far
     */
    public record Result(State state, long visited, long takenBack, long nanos) {

        private static final Result WAITING = new Result(State.WAITING, 0, 0, 0);
    }

    private final Arguments arguments;
    private final long limit;
    private final Map<KnightAlgorithm, Result> standings = new EnumMap<>(KnightAlgorithm.class);

    /**
     * @param arguments the board and the start
     * @param limit the most squares that each search may visit
     */
    public OrderComparison(Arguments arguments, long limit) {
        this.arguments = arguments.with(KnightPuzzle.PATH, "").choosing(KnightPuzzle.TOURS, Tours.FIRST);
        this.limit = limit;
        ORDERS.forEach(order -> standings.put(order, Result.WAITING));
    }

    /** Returns whether a board is small enough. */
    public static boolean canCompare(Arguments arguments) {
        return Math.max(arguments.integer(KnightPuzzle.ROWS), arguments.integer(KnightPuzzle.COLUMNS)) <= LARGEST;
    }

    public synchronized Result result(KnightAlgorithm order) {
        return Objects.requireNonNull(standings.get(order));
    }

    private synchronized void tell(KnightAlgorithm order, Result standing) {
        standings.put(order, standing);
    }

    /** Returns a lower bound on the progress, from 0 to 1, given the limit of visited squares. */
    public double done() {
        return ORDERS.stream()
                        .map(this::result)
                        .mapToDouble(each -> each.state().isOver() ? 1 : (double) each.visited() / limit)
                        .sum()
                / ORDERS.size();
    }

    /** Runs the searches, the best order first, since it ends soonest. {@code checkStopped} may throw to end them. */
    public void run(Runnable checkStopped) {
        for (var order : ORDERS.reversed()) {
            try {
                tell(order, tried(order, checkStopped));
            } catch (RunStoppedException stopped) {
                for (var each : ORDERS) {
                    var last = result(each);
                    if (!last.state().isOver()) {
                        tell(each, new Result(State.STOPPED, last.visited(), last.takenBack(), last.nanos()));
                    }
                }
                throw stopped;
            }
        }
    }

    private Result tried(KnightAlgorithm order, Runnable checkStopped) {
        long began = System.nanoTime();
        var best = new Search(order, checkStopped, true).run();
        while (System.nanoTime() - began < WARMING_NANOS) {
            var again = new Search(order, checkStopped, false).run();
            best = again.nanos() < best.nanos() ? again : best;
        }
        return best;
    }

    /** A search whose events are counted but not kept. */
    private final class Search implements EventSink {

        private static final int BETWEEN_LOOKS = (1 << 12) - 1;

        private final KnightAlgorithm order;
        private final Runnable checkStopped;
        private final boolean tells;
        private final long began = System.nanoTime();
        private long visited;
        private long takenBack;

        Search(KnightAlgorithm order, Runnable checkStopped, boolean tells) {
            this.order = order;
            this.checkStopped = checkStopped;
            this.tells = tells;
        }

        Result run() {
            var solver = order.instance(arguments).solver();
            try {
                return standing(
                        switch (solver.solve(this)) {
                            case SOLVED -> State.TOUR_FOUND;
                            case NO_SOLUTION -> State.NO_TOUR;
                            case GAVE_UP, STOPPED, FAILED, STACK_OVERFLOW -> State.GAVE_UP;
                        });
            } catch (SearchLimitException searchLimitException) {
                return standing(State.GAVE_UP);
            }
        }

        private Result standing(State state) {
            return new Result(state, visited, takenBack, System.nanoTime() - began);
        }

        @Override
        public void emit(long event) {
            switch (PathEvent.Kind.of(event)) {
                case KNIGHT_PLACED, KNIGHT_HOPPED, KNIGHT_SET_OUT, KNIGHT_LED_ON -> visit();
                case KNIGHT_TAKEN_BACK, DEAD_END_TAKEN_BACK, TOUR_TAKEN_BACK, KNIGHT_TAKEN_OFF -> takenBack++;
                case DEAD_END_MET -> {
                    visited += VISITED.of(event);
                    takenBack += VISITED.of(event);
                }
                case HOP_REJECTED, TOUR_FOUND, TOUR_IMPOSSIBLE, KNIGHT_TRAPPED, BOARD_CUT, NOTHING_CLOSED -> {}
            }
        }

        private void visit() {
            if (visited >= limit) {
                throw new SearchLimitException();
            }
            visited++;
            if ((visited & BETWEEN_LOOKS) == 0) {
                checkStopped();
            }
        }

        @Override
        public void checkStopped() {
            checkStopped.run();
            if (tells) {
                tell(order, standing(State.SEARCHING));
            }
        }
    }

    /** Ends a search that has reached the limit of visited squares. */
    private static final class SearchLimitException extends RuntimeException {

        private static final long serialVersionUID = 1;

        SearchLimitException() {
            super("as many squares were visited as may be", null, false, false);
        }
    }
}
