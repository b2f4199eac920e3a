package puzzlescope.core.puzzle.recursion.board;

import java.nio.ByteBuffer;
import java.util.Arrays;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.recursion.event.NumberCode;
import puzzlescope.core.puzzle.recursion.event.RangeCode;
import puzzlescope.core.puzzle.recursion.event.RecursionEventKind;
import puzzlescope.core.puzzle.recursion.event.RecursiveFunction;

/** The calls that are open, how often each argument was computed, and what the table of a memoised function holds. */
public final class RecursionBoard implements Board {

    private static final RecursionEventKind[] KINDS = RecursionEventKind.values();
    private static final int MOST_COUNTED = 81;
    private static final int FIRST_ROOM = 64;

    private final RecursiveFunction function;
    private final int[] called = new int[MOST_COUNTED];
    private final int[] lookedUp = new int[MOST_COUNTED];
    private final boolean[] known = new boolean[MOST_COUNTED];
    /** The argument, or the range's lower and upper place, of each open call; the outermost first. */
    private int[] first = new int[FIRST_ROOM];

    private int[] second = new int[FIRST_ROOM];
    private int depth;
    private int calls;
    private int comparisons;
    private boolean full;

    public RecursionBoard(RecursiveFunction function) {
        this.function = function;
    }

    public RecursiveFunction function() {
        return function;
    }

    /** How many calls are open. */
    public int depth() {
        return depth;
    }

    /** How many calls have been made. */
    public int calls() {
        return calls;
    }

    /** How often a middle was compared. */
    public int comparisons() {
        return comparisons;
    }

    /** Whether the stack was found full. */
    public boolean isFull() {
        return full;
    }

    /** The argument of an open call, the outermost is 0. */
    public int argument(int level) {
        return first[level];
    }

    /** The lower place of an open search's range. */
    public int lower(int level) {
        return first[level];
    }

    /** The upper place of an open search's range. */
    public int upper(int level) {
        return second[level];
    }

    /** How often a value was asked for and not looked up in the table, for an argument from 0 on. */
    public int computed(int n) {
        return called[n] - lookedUp[n];
    }

    /** How often a value was looked up in the table. */
    public int lookedUp(int n) {
        return lookedUp[n];
    }

    /** Whether the table holds the value for an argument. */
    public boolean isKnown(int n) {
        return known[n];
    }

    @Override
    public void apply(long event) {
        switch (KINDS[Packed.kind(event)]) {
            case NUMBER_CALLED -> {
                count(called, NumberCode.n(event), 1);
                open(NumberCode.n(event), 0);
                calls++;
            }
            case RANGE_SEARCHED -> {
                open(RangeCode.lower(event), RangeCode.upper(event));
                calls++;
            }
            case KNOWN_RETURNED -> {
                count(lookedUp, NumberCode.n(event), 1);
                depth--;
            }
            case VALUE_STORED -> known[NumberCode.n(event)] = true;
            case BASE_RETURNED, VALUE_RETURNED, PLACE_RETURNED, NUMBER_BROKEN, RANGE_BROKEN -> depth--;
            case MIDDLE_COMPARED -> comparisons++;
            case STACK_FILLED -> full = true;
            case ANSWERED, PLACE_MATCHED, PLACE_REFUSED, SEARCH_ANSWERED, SEARCH_FAILED, RUN_BROKEN -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (KINDS[Packed.kind(event)]) {
            case NUMBER_CALLED -> {
                count(called, NumberCode.n(event), -1);
                depth--;
                calls--;
            }
            case RANGE_SEARCHED -> {
                depth--;
                calls--;
            }
            case KNOWN_RETURNED -> {
                count(lookedUp, NumberCode.n(event), -1);
                open(NumberCode.n(event), 0);
            }
            case VALUE_STORED -> known[NumberCode.n(event)] = false;
            case BASE_RETURNED, VALUE_RETURNED, NUMBER_BROKEN -> open(NumberCode.n(event), 0);
            case PLACE_RETURNED, RANGE_BROKEN -> open(RangeCode.lower(event), RangeCode.upper(event));
            case MIDDLE_COMPARED -> comparisons--;
            case STACK_FILLED -> full = false;
            case ANSWERED, PLACE_MATCHED, PLACE_REFUSED, SEARCH_ANSWERED, SEARCH_FAILED, RUN_BROKEN -> {}
        }
    }

    private static void count(int[] counts, int n, int by) {
        if (n >= 0) {
            counts[n] += by;
        }
    }

    private void open(int one, int two) {
        if (depth == first.length) {
            makeRoom(2 * depth);
        }
        first[depth] = one;
        second[depth] = two;
        depth++;
    }

    private void makeRoom(int room) {
        first = Arrays.copyOf(first, room);
        second = Arrays.copyOf(second, room);
    }

    @Override
    public byte[] snapshot() {
        int size = 3 * Integer.BYTES + 1 + MOST_COUNTED * (2 * Integer.BYTES + 1) + 2 * depth * Integer.BYTES;
        var bytes = ByteBuffer.allocate(size);
        bytes.putInt(depth).putInt(calls).putInt(comparisons).put((byte) (full ? 1 : 0));
        for (int n = 0; n < MOST_COUNTED; n++) {
            bytes.putInt(called[n]).putInt(lookedUp[n]).put((byte) (known[n] ? 1 : 0));
        }
        for (int level = 0; level < depth; level++) {
            bytes.putInt(first[level]).putInt(second[level]);
        }
        return bytes.array();
    }

    @Override
    public void restore(byte[] snapshot) {
        var bytes = ByteBuffer.wrap(snapshot);
        depth = bytes.getInt();
        calls = bytes.getInt();
        comparisons = bytes.getInt();
        full = bytes.get() == 1;
        for (int n = 0; n < MOST_COUNTED; n++) {
            called[n] = bytes.getInt();
            lookedUp[n] = bytes.getInt();
            known[n] = bytes.get() == 1;
        }
        if (depth > first.length) {
            makeRoom(2 * depth);
        }
        for (int level = 0; level < depth; level++) {
            first[level] = bytes.getInt();
            second[level] = bytes.getInt();
        }
    }
}
