package puzzlescope.recursion.search;

import static puzzlescope.recursion.event.BinarySearchEvent.NOWHERE;
import static puzzlescope.recursion.event.RecursionKind.MIDDLE_COMPARED;
import static puzzlescope.recursion.event.RecursionKind.PLACE_MATCHED;
import static puzzlescope.recursion.event.RecursionKind.PLACE_REFUSED;
import static puzzlescope.recursion.event.RecursionKind.PLACE_RETURNED;
import static puzzlescope.recursion.event.RecursionKind.RANGE_BROKEN;
import static puzzlescope.recursion.event.RecursionKind.RANGE_SEARCHED;
import static puzzlescope.recursion.event.RecursionKind.RUN_BROKEN;
import static puzzlescope.recursion.event.RecursionKind.SEARCH_ANSWERED;
import static puzzlescope.recursion.event.RecursionKind.SEARCH_FAILED;
import static puzzlescope.recursion.event.RecursiveFunction.BINARY_SEARCH;

import java.util.List;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.recursion.search.OpenCalls.StackFullException;

/**
 * Finds a number in a sorted list: compares it with the middle one and continues in the half that may contain it, until
 * one place is left.
 *
 * <p>Source: M. L. Hetland, Beginning Python (2005), chapter 6; the method is J. Mauchly's (1946), see D. E. Knuth, The
 * Art of Computer Programming 3, section 6.2.1.
 *
 * <p>Input: 1 to 64 numbers, in non-descending order, and the target. Output: the place of the first such number, from
 * 0. Time is logarithmic: at most ⌈log₂ n⌉ comparisons, one call more, all open at once; a final comparison decides
 * whether the target is there. Deterministic, no seed. If it is not, the run ends without a solution. Without its base
 * case the last place is searched again and again until the limit of open calls is reached; then every call is aborted
 * and there is no place.
 *
 * @param limit the most calls that may be open
 */
public record BinarySearch(List<Integer> list, int target, boolean hasBase, int limit) implements Solver {

    private static final int WHOLE = 0;
    private static final int LOWER_HALF = 1;
    private static final int UPPER_HALF = 2;

    @Override
    public RunOutcome solve(EventSink sink) {
        var calls = new OpenCalls(BINARY_SEARCH, limit, sink);
        var halving = new Halving(sink, calls);
        try {
            int place = halving.search(0, list.size() - 1, WHOLE);
            if (place == NOWHERE) {
                sink.emit(SEARCH_FAILED, calls.made() - 1, target, halving.last);
                return RunOutcome.NO_SOLUTION;
            }
            sink.emit(SEARCH_ANSWERED, place, calls.made() - 1, target);
            return RunOutcome.SOLVED;
        } catch (StackFullException full) {
            sink.emit(RUN_BROKEN, BINARY_SEARCH.ordinal(), calls.made());
            return RunOutcome.STACK_OVERFLOW;
        }
    }

    private final class Halving {

        private final EventSink sink;
        private final OpenCalls calls;
        private int last;

        Halving(EventSink sink, OpenCalls calls) {
            this.sink = sink;
            this.calls = calls;
        }

        int search(int lower, int upper, int half) {
            try {
                sink.emit(RANGE_SEARCHED, lower, upper, target, half);
                calls.opened();
                int place = lower == upper && hasBase ? check(lower) : halve(lower, upper);
                calls.closed();
                sink.emit(PLACE_RETURNED, lower, upper, place);
                return place;
            } catch (StackFullException full) {
                calls.closed();
                sink.emit(RANGE_BROKEN, lower, upper);
                throw full;
            }
        }

        private int check(int place) {
            last = list.get(place);
            if (last == target) {
                sink.emit(PLACE_MATCHED, place, target);
                return place;
            }
            sink.emit(PLACE_REFUSED, place, target, last);
            return NOWHERE;
        }

        private int halve(int lower, int upper) {
            int middle = (lower + upper) / 2;
            int found = list.get(middle);
            sink.emit(MIDDLE_COMPARED, lower, upper, target, found);
            return target > found ? search(middle + 1, upper, UPPER_HALF) : search(lower, middle, LOWER_HALF);
        }
    }
}
