package puzzlescope.recursion.event;

import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;

/** An event of a binary search. Places count from 0. */
public sealed interface BinarySearchEvent extends RecursionEvent {

    int MOST_PLACES = 64;
    /** The greatest number in a list; the least is its negative. */
    int GREATEST = 99_999;
    /** The place of a number that is not in the list. */
    int NOWHERE = -1;

    IntField LOWER = Field.upTo(MOST_PLACES - 1);
    IntField UPPER = Field.upTo(MOST_PLACES - 1).after(LOWER);
    /** The only place left, in a range of one place. */
    IntField ONLY = Field.upTo(MOST_PLACES - 1);

    IntField PLACE = Field.upTo(MOST_PLACES - 1);
    IntField COMPARISONS = Field.upTo(MOST_PLACES - 1).after(PLACE);
    IntField RETURNED = Field.between(NOWHERE, MOST_PLACES - 1).after(UPPER);
    IntField TARGET = Field.between(-GREATEST, GREATEST).after(UPPER);
    IntField FOUND = Field.between(-GREATEST, GREATEST).after(TARGET);
    IntField HALF = Field.upTo(2).after(TARGET);

    static String call(int lower, int upper) {
        return RecursiveFunction.BINARY_SEARCH.callName() + "(" + lower + ", " + upper + ")";
    }

    /**
     * The search went on between two places.
     *
     * @param half 0 for the whole list, 1 for the lower and 2 for the upper half of the previous range
     */
    record RangeSearched(int lower, int upper, int target, int half) implements BinarySearchEvent {

        @Override
        public Message sentence() {
            var key = half == 0
                    ? "recursion.search-began"
                    : half == 1 ? "recursion.search-lower" : "recursion.search-upper";
            return Message.of(key, target, lower, upper, upper - lower + 1);
        }

        @Override
        public String call() {
            return BinarySearchEvent.call(lower, upper);
        }
    }

    /** The number in the middle was compared with the target. */
    record MiddleCompared(int lower, int upper, int target, int found) implements BinarySearchEvent {

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

        /** Returns whether the target is greater than the number found, so that only the upper half can contain it. */
        public boolean isGreater() {
            return target > found;
        }
    }

    /** One place was left, and it holds the target. */
    record PlaceMatched(int place, int target) implements BinarySearchEvent {

        @Override
        public Message sentence() {
            return Message.of("recursion.matched", target, place);
        }
    }

    /** One place was left, and it holds another number: the target is not in the list. */
    record PlaceRefused(int place, int target, int found) implements BinarySearchEvent {

        @Override
        public Message sentence() {
            return Message.of("recursion.refused", target, place, found);
        }
    }

    /**
     * A call returned the place of the target, or that there is none.
     *
     * @param place a place in the range, or {@link #NOWHERE}
     */
    record PlaceReturned(int lower, int upper, int place) implements BinarySearchEvent {

        @Override
        public Message sentence() {
            var key = isMatch() ? "recursion.place-returned" : "recursion.none-returned";
            return Message.of(key, BinarySearchEvent.call(lower, upper), place);
        }

        @Override
        public String result() {
            return isMatch() ? String.valueOf(place) : "–";
        }

        public boolean isMatch() {
            return place != NOWHERE;
        }
    }

    /** The first call knows the place. */
    record SearchAnswered(int place, int comparisons, int target) implements BinarySearchEvent {

        @Override
        public Message sentence() {
            return Message.of("recursion.search-answered", target, place, comparisons);
        }
    }

    /**
     * The first call knows that the target is not in the list.
     *
     * @param found the number at the place where it would have to be
     */
    record SearchFailed(int comparisons, int target, int found) implements BinarySearchEvent {

        @Override
        public Message sentence() {
            return Message.of("recursion.search-failed", target, found, comparisons);
        }
    }
}
