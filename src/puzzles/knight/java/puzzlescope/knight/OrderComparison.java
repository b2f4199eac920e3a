package puzzlescope.knight;

import static puzzlescope.knight.event.ConstructionEvent.VISITED;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.RunStopped;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.knight.event.PathKind;

/**
 * The orders in which hops are tried, side by side: each looks for one tour of the same board from the same start, and gives
 * up when it has visited as many squares as it may. One thread runs it, any thread may look.
 */
public final class OrderComparison {

    /** The longest side of a board that is walked without a tour at hand. */
    public static final int LARGEST = KnightPuzzle.LARGEST_WALKED;

    /** Those that are compared, from that which thinks least of what comes. */
    public static final List<KnightAlgorithm> ORDERS =
            List.of(KnightAlgorithm.PLAIN, KnightAlgorithm.BOOK, KnightAlgorithm.WARNSDORFF, KnightAlgorithm.ROTH);

    /** Short searches are repeated for so long, since code that has just been loaded is slow; the fastest one counts. */
    private static final long WARMING_NANOS = 200_000_000;

    /** How far an order is. */
    public enum State {
        WAITING,
        SEARCHING,
        TOUR_FOUND,
        /** All has been tried, or a proof rules every tour out. */
        NO_TOUR,
        /** It has visited as many squares as it may. */
        GAVE_UP,
        STOPPED;

        public boolean isOver() {
            return this != WAITING && this != SEARCHING;
        }
    }

    /**
     * What is known of an order.
     *
     * @param visited how many squares were visited, which is a call each where it calls itself
     * @param takenBack how many of them were taken back
     * @param nanos how long that took, or takes so far
     */
    public record Standing(State state, long visited, long takenBack, long nanos) {

        private static final Standing WAITING = new Standing(State.WAITING, 0, 0, 0);
    }

    private final Arguments arguments;
    private final long limit;
    private final Map<KnightAlgorithm, Standing> standings = new EnumMap<>(KnightAlgorithm.class);

    /**
     * @param arguments the board and the start
     * @param limit how many squares each may visit
     */
    public OrderComparison(Arguments arguments, long limit) {
        this.arguments = arguments.with(KnightPuzzle.PATH, "").choosing(KnightPuzzle.TOURS, Tours.FIRST);
        this.limit = limit;
        ORDERS.forEach(order -> standings.put(order, Standing.WAITING));
    }

    /** Whether a board is small enough. */
    public static boolean canCompare(Arguments arguments) {
        return Math.max(arguments.integer(KnightPuzzle.ROWS), arguments.integer(KnightPuzzle.COLUMNS)) <= LARGEST;
    }

    public synchronized Standing standing(KnightAlgorithm order) {
        return Objects.requireNonNull(standings.get(order));
    }

    private synchronized void tell(KnightAlgorithm order, Standing standing) {
        standings.put(order, standing);
    }

    /** How much is done at least, from 0 to 1: no order visits more than it may. */
    public double done() {
        return ORDERS.stream()
                        .map(this::standing)
                        .mapToDouble(each -> each.state().isOver() ? 1 : (double) each.visited() / limit)
                        .sum()
                / ORDERS.size();
    }

    /** Tries the orders, the best first, since they are soonest done. {@code checkStopped} may throw to end it. */
    public void run(Runnable checkStopped) {
        for (var order : ORDERS.reversed()) {
            try {
                tell(order, tried(order, checkStopped));
            } catch (RunStopped stopped) {
                for (var each : ORDERS) {
                    var last = standing(each);
                    if (!last.state().isOver()) {
                        tell(each, new Standing(State.STOPPED, last.visited(), last.takenBack(), last.nanos()));
                    }
                }
                throw stopped;
            }
        }
    }

    private Standing tried(KnightAlgorithm order, Runnable checkStopped) {
        long began = System.nanoTime();
        var best = new Search(order, checkStopped, true).run();
        while (System.nanoTime() - began < WARMING_NANOS) {
            var again = new Search(order, checkStopped, false).run();
            best = again.nanos() < best.nanos() ? again : best;
        }
        return best;
    }

    /** One search, whose events are counted and not kept. */
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

        Standing run() {
            var solver = order.instance(arguments).solver();
            try {
                return standing(
                        switch (solver.solve(this)) {
                            case SOLVED -> State.TOUR_FOUND;
                            case NO_SOLUTION -> State.NO_TOUR;
                            case GAVE_UP, STOPPED, FAILED, STACK_OVERFLOW -> State.GAVE_UP;
                        });
            } catch (LimitMet limitMet) {
                return standing(State.GAVE_UP);
            }
        }

        private Standing standing(State state) {
            return new Standing(state, visited, takenBack, System.nanoTime() - began);
        }

        @Override
        public void emit(long event) {
            switch (PathKind.of(event)) {
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
                throw new LimitMet();
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

    /** Ends a search that has visited as many squares as it may. */
    private static final class LimitMet extends RuntimeException {

        private static final long serialVersionUID = 1;

        LimitMet() {
            super("as many squares were visited as may be", null, false, false);
        }
    }
}
