package puzzlescope.recursion;

import static puzzlescope.recursion.event.BinarySearchEvent.NOWHERE;
import static puzzlescope.recursion.event.RecursionKind.MIDDLE_COMPARED;
import static puzzlescope.recursion.event.RecursionKind.PLACE_MATCHED;
import static puzzlescope.recursion.event.RecursionKind.PLACE_REFUSED;
import static puzzlescope.recursion.event.RecursionKind.PLACE_RETURNED;
import static puzzlescope.recursion.event.RecursionKind.RANGE_SEARCHED;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.recursion.board.RecursionBoard;

/** The possible continuations of a binary search: a middle beside, a wrong half, or an early return. */
final class BinarySearchAlternatives {

    private static final int LOWER_HALF = 1;
    private static final int UPPER_HALF = 2;

    private final List<Integer> list;
    private final int target;
    private final int lower;
    private final int upper;
    private final int middle;

    BinarySearchAlternatives(Arguments arguments, RecursionBoard board) {
        list = arguments.get(RecursionPuzzle.LIST);
        target = arguments.integer(RecursionPuzzle.TARGET);
        lower = board.lower(board.depth() - 1);
        upper = board.upper(board.depth() - 1);
        middle = (lower + upper) / 2;
    }

    LongStream insteadOf(EventKind kind) {
        if (lower > upper) {
            return LongStream.empty();
        }
        if (lower == upper) {
            return atOnePlace(kind);
        }
        if (kind == MIDDLE_COMPARED) {
            var places = IntStream.rangeClosed(Math.max(lower, middle - 1), Math.min(upper, middle + 1));
            return LongStream.concat(places.mapToLong(this::compared), LongStream.of(returned(NOWHERE)));
        }
        if (kind == RANGE_SEARCHED) {
            return LongStream.concat(LongStream.of(returned(middle)), halves());
        }
        return kind == PLACE_RETURNED
                ? LongStream.concat(LongStream.of(returned(place()), returned(wrong())), otherHalf())
                : LongStream.empty();
    }

    /** Returns both halves, and one of them with the middle on the wrong side. */
    private LongStream halves() {
        var halves = LongStream.builder()
                .add(searched(lower, middle, LOWER_HALF))
                .add(searched(middle + 1, upper, UPPER_HALF));
        if (isUpper()) {
            halves.add(searched(middle, upper, UPPER_HALF));
        } else if (middle > lower) {
            halves.add(searched(lower, middle - 1, LOWER_HALF));
        } else {
            halves.add(searched(lower, upper, LOWER_HALF));
        }
        return halves.build();
    }

    private LongStream otherHalf() {
        return LongStream.of(isUpper() ? searched(lower, middle, LOWER_HALF) : searched(middle + 1, upper, UPPER_HALF));
    }

    private LongStream atOnePlace(EventKind kind) {
        long base = list.get(lower) == target
                ? PLACE_MATCHED.spec().pack(lower, target)
                : PLACE_REFUSED.spec().pack(lower, target, list.get(lower));
        boolean isReturn = kind == PLACE_RETURNED;
        return isReturn || kind == MIDDLE_COMPARED || kind == PLACE_MATCHED || kind == PLACE_REFUSED
                ? LongStream.of(isReturn ? returned(place()) : base, compared(lower), returned(wrong()))
                : LongStream.empty();
    }

    private boolean isUpper() {
        return target > list.get(middle);
    }

    /** Returns the place of the number in the range. */
    private int place() {
        int first = list.subList(lower, upper + 1).indexOf(target);
        return first < 0 ? NOWHERE : lower + first;
    }

    private int wrong() {
        return place() == NOWHERE ? middle : NOWHERE;
    }

    private long compared(int place) {
        return MIDDLE_COMPARED.spec().pack(place, place, target, list.get(place));
    }

    private long searched(int from, int to, int half) {
        return RANGE_SEARCHED.spec().pack(from, to, target, half);
    }

    private long returned(int place) {
        return PLACE_RETURNED.spec().pack(lower, upper, place);
    }
}
