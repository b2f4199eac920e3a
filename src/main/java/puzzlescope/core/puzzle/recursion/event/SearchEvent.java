package puzzlescope.core.puzzle.recursion.event;

import puzzlescope.core.event.Message;

/** What a binary search does. Places count from 0. */
public sealed interface SearchEvent extends RecursionEvent {

    /** A call in the words of the listing. */
    static String call(int lower, int upper) {
        return RecursiveFunction.BINARY_SEARCH.callName() + "(" + lower + ", " + upper + ")";
    }

    /**
     * The search went on between two places.
     *
     * @param half 0 for the whole list, 1 for the lower and 2 for the upper half of what it was
     */
    record RangeSearched(int lower, int upper, int target, int half) implements SearchEvent {

        @Override
        public RecursionEventKind kind() {
            return RecursionEventKind.RANGE_SEARCHED;
        }

        @Override
        public long pack() {
            return RangeCode.pack(kind(), lower, upper, target, 0, half);
        }

        @Override
        public Message sentence() {
            var key = half == 0
                    ? "recursion.search-began"
                    : half == 1 ? "recursion.search-lower" : "recursion.search-upper";
            return Message.of(key, target, lower, upper, upper - lower + 1);
        }

        @Override
        public String call() {
            return SearchEvent.call(lower, upper);
        }
    }

    /** The number in the middle was compared with the one that is sought. */
    record MiddleCompared(int lower, int upper, int target, int found) implements SearchEvent {

        @Override
        public RecursionEventKind kind() {
            return RecursionEventKind.MIDDLE_COMPARED;
        }

        @Override
        public long pack() {
            return RangeCode.pack(kind(), lower, upper, target, found, 0);
        }

        @Override
        public Message sentence() {
            var key = isGreater() ? "recursion.compared-greater" : "recursion.compared-not-greater";
            int first = isGreater() ? middle() + 1 : lower;
            int last = isGreater() ? upper : middle();
            return Message.of(key, target, middle(), found, first, last);
        }

        public int middle() {
            return (lower + upper) / 2;
        }

        /** Whether what is sought is greater than what was found, so that only the upper half can hold it. */
        public boolean isGreater() {
            return target > found;
        }
    }

    /** One place was left: its number is what is sought, or else the list has no such number. */
    record PlaceChecked(int place, int target, int found) implements SearchEvent {

        @Override
        public RecursionEventKind kind() {
            return isMatch() ? RecursionEventKind.PLACE_MATCHED : RecursionEventKind.PLACE_REFUSED;
        }

        @Override
        public long pack() {
            return RangeCode.pack(kind(), place, place, target, found, 0);
        }

        @Override
        public Message sentence() {
            return Message.of(isMatch() ? "recursion.matched" : "recursion.refused", target, place, found);
        }

        public boolean isMatch() {
            return target == found;
        }
    }

    /**
     * A call gave back where the number stands, or that it stands nowhere.
     *
     * @param matched whether it stands somewhere in the range
     */
    record PlaceReturned(int lower, int upper, int place, boolean matched) implements SearchEvent {

        @Override
        public RecursionEventKind kind() {
            return RecursionEventKind.PLACE_RETURNED;
        }

        @Override
        public long pack() {
            return RangeCode.pack(kind(), lower, upper, place, 0, matched ? 1 : 0);
        }

        @Override
        public Message sentence() {
            var key = matched ? "recursion.place-returned" : "recursion.none-returned";
            return Message.of(key, SearchEvent.call(lower, upper), place);
        }

        @Override
        public String result() {
            return matched ? String.valueOf(place) : "–";
        }
    }

    /** The first call knows the place. */
    record SearchAnswered(int place, int comparisons, int target) implements SearchEvent {

        @Override
        public RecursionEventKind kind() {
            return RecursionEventKind.SEARCH_ANSWERED;
        }

        @Override
        public long pack() {
            return RangeCode.pack(kind(), place, comparisons, target, 0, 0);
        }

        @Override
        public Message sentence() {
            return Message.of("recursion.search-answered", target, place, comparisons);
        }
    }

    /**
     * The first call knows that the list has no such number.
     *
     * @param found what stands where it would have to stand
     */
    record SearchFailed(int comparisons, int target, int found) implements SearchEvent {

        @Override
        public RecursionEventKind kind() {
            return RecursionEventKind.SEARCH_FAILED;
        }

        @Override
        public long pack() {
            return RangeCode.pack(kind(), 0, comparisons, target, found, 0);
        }

        @Override
        public Message sentence() {
            return Message.of("recursion.search-failed", target, found, comparisons);
        }
    }
}
