package puzzlescope.recursion.board;

import static puzzlescope.recursion.event.BinarySearchEvent.LOWER;
import static puzzlescope.recursion.event.BinarySearchEvent.UPPER;
import static puzzlescope.recursion.event.GreetingEvent.GREETING;
import static puzzlescope.recursion.event.NumberEvent.N;

import java.util.Arrays;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.StateIo;
import puzzlescope.recursion.event.BinarySearchEvent;
import puzzlescope.recursion.event.Greeting;
import puzzlescope.recursion.event.RecursionKind;
import puzzlescope.recursion.event.RecursiveFunction;

/**
 * The open calls, the number of times that each argument was computed, and the contents of the memoization table or of
 * the loop's list.
 */
public final class RecursionBoard implements Board {

    private static final int MOST_COUNTED = 81;
    private static final int FIRST_ROOM = 64;

    private final RecursiveFunction function;
    private final int[] called = new int[MOST_COUNTED];
    private final int[] lookedUp = new int[MOST_COUNTED];
    private final boolean[] known = new boolean[MOST_COUNTED];
    /** For each open call, the outermost first, its argument or the ends of its range. */
    private int[] first = new int[FIRST_ROOM];

    private int[] second = new int[FIRST_ROOM];
    private int depth;
    private int calls;
    private int printed;
    private boolean full;

    public RecursionBoard(RecursiveFunction function) {
        this.function = function;
    }

    public RecursiveFunction function() {
        return function;
    }

    /** The number of open calls. */
    public int depth() {
        return depth;
    }

    /** The number of calls that have been made. */
    public int calls() {
        return calls;
    }

    /** The number of lines that have been printed. */
    public int printed() {
        return printed;
    }

    /** An open call as in the pseudocode; the outermost is 0. */
    public String call(int level) {
        return switch (function) {
            case BINARY_SEARCH -> BinarySearchEvent.call(lower(level), upper(level));
            case CALL_TWICE -> {
                var greeting = Greeting.values()[first[level]];
                yield level == 0 ? greeting.handed() : greeting.call();
            }
            case FACTORIAL, FIBONACCI, FIBONACCI_MEMOISED, FIBONACCI_LOOP -> function.call(argument(level));
        };
    }

    public boolean isFull() {
        return full;
    }

    /** The argument of an open call; the outermost is 0. */
    public int argument(int level) {
        return first[level];
    }

    /** The lower end of an open search's range. */
    public int lower(int level) {
        return first[level];
    }

    /** The upper end of an open search's range. */
    public int upper(int level) {
        return second[level];
    }

    /** Returns how often the value of an argument, from 0 on, was requested and not found in the table. */
    public int computed(int n) {
        return called[n] - lookedUp[n];
    }

    /** Returns the number of times that the value of an argument was found in the table. */
    public int lookups(int n) {
        return lookedUp[n];
    }

    /** Returns whether the table, or the loop's list, holds the value for an argument. */
    public boolean isKnown(int n) {
        return known[n];
    }

    @Override
    public void apply(long event) {
        switch (RecursionKind.of(event)) {
            case NUMBER_CALLED -> {
                count(called, N.of(event), 1);
                open(N.of(event), 0);
                calls++;
            }
            case RANGE_SEARCHED -> {
                open(LOWER.of(event), UPPER.of(event));
                calls++;
            }
            case HANDED_CALLED, FIRST_CALLED, SECOND_CALLED -> {
                open(GREETING.of(event).ordinal(), 0);
                calls++;
            }
            case HELLO_PRINTED, GOODBYE_PRINTED -> printed++;
            case HELLO_RETURNED, GOODBYE_RETURNED, HANDED_RETURNED -> depth--;
            case KNOWN_RETURNED -> {
                count(lookedUp, N.of(event), 1);
                depth--;
            }
            case VALUE_STORED, VALUE_APPENDED -> known[N.of(event)] = true;
            case LIST_BEGUN -> Arrays.fill(known, 0, N.of(event) + 1, true);
            case BASE_RETURNED, VALUE_RETURNED, LIST_RETURNED, PLACE_RETURNED, NUMBER_BROKEN, RANGE_BROKEN -> depth--;
            case STACK_FILLED -> full = true;
            case MIDDLE_COMPARED,
                    ANSWERED,
                    PLACE_MATCHED,
                    PLACE_REFUSED,
                    SEARCH_ANSWERED,
                    SEARCH_FAILED,
                    RUN_BROKEN,
                    PRINTED_TWICE -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (RecursionKind.of(event)) {
            case NUMBER_CALLED -> {
                count(called, N.of(event), -1);
                depth--;
                calls--;
            }
            case RANGE_SEARCHED -> {
                depth--;
                calls--;
            }
            case HANDED_CALLED, FIRST_CALLED, SECOND_CALLED -> {
                depth--;
                calls--;
            }
            case HELLO_PRINTED, GOODBYE_PRINTED -> printed--;
            case HELLO_RETURNED, GOODBYE_RETURNED, HANDED_RETURNED ->
                open(GREETING.of(event).ordinal(), 0);
            case KNOWN_RETURNED -> {
                count(lookedUp, N.of(event), -1);
                open(N.of(event), 0);
            }
            case VALUE_STORED, VALUE_APPENDED -> known[N.of(event)] = false;
            case LIST_BEGUN -> Arrays.fill(known, 0, N.of(event) + 1, false);
            case BASE_RETURNED, VALUE_RETURNED, LIST_RETURNED, NUMBER_BROKEN -> open(N.of(event), 0);
            case PLACE_RETURNED, RANGE_BROKEN -> open(LOWER.of(event), UPPER.of(event));
            case STACK_FILLED -> full = false;
            case MIDDLE_COMPARED,
                    ANSWERED,
                    PLACE_MATCHED,
                    PLACE_REFUSED,
                    SEARCH_ANSWERED,
                    SEARCH_FAILED,
                    RUN_BROKEN,
                    PRINTED_TWICE -> {}
        }
    }

    private static void count(int[] counts, int n, int by) {
        if (n >= 0) {
            counts[n] += by;
        }
    }

    private void open(int one, int two) {
        ensureRoom(depth + 1);
        first[depth] = one;
        second[depth] = two;
        depth++;
    }

    private void ensureRoom(int levels) {
        if (levels > first.length) {
            first = Arrays.copyOf(first, 2 * levels);
            second = Arrays.copyOf(second, 2 * levels);
        }
    }

    @Override
    public void state(StateIo io) {
        depth = io.int32(depth);
        calls = io.int32(calls);
        printed = io.int32(printed);
        full = io.flag(full);
        io.all(called);
        io.all(lookedUp);
        for (int n = 0; n < MOST_COUNTED; n++) {
            known[n] = io.flag(known[n]);
        }
        ensureRoom(depth);
        io.first(depth, first);
        io.first(depth, second);
    }
}
