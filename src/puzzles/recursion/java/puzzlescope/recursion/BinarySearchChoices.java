package puzzlescope.recursion;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.recursion.event.BinarySearchEvent;

/** The answers offered during a binary search. */
final class BinarySearchChoices {

    private final List<Integer> list;
    private final int target;
    private final int lower;
    private final int upper;
    private final RecursionMove next;

    /** @param lower the lower end of the innermost range, {@code upper} the upper one */
    BinarySearchChoices(Arguments arguments, int lower, int upper, RecursionMove next) {
        list = arguments.get(RecursionPuzzle.LIST);
        target = arguments.integer(RecursionPuzzle.TARGET);
        this.lower = lower;
        this.upper = upper;
        this.next = next;
    }

    List<RecursionChoice> choices() {
        return lower == upper ? onePlace() : halves();
    }

    private List<RecursionChoice> onePlace() {
        int found = list.get(lower);
        var key = found == target ? "recursion.hand.match" : "recursion.hand.no-match";
        var why = Message.of(key, lower, found, target);
        return List.of(
                new RecursionChoice(RecursionAnswer.call(BinarySearchEvent.call(lower, upper)), why),
                new RecursionChoice(RecursionAnswer.value(lower), why),
                new RecursionChoice(RecursionAnswer.result(RecursionAnswer.NOTHING), why));
    }

    private List<RecursionChoice> halves() {
        int middle = (lower + upper) / 2;
        int found = list.get(middle);
        boolean isUpper = target > found;
        var below = BinarySearchEvent.call(lower, middle);
        var above = BinarySearchEvent.call(middle + 1, upper);
        var call = BinarySearchEvent.call(lower, upper);
        var half = isUpper ? above : below;
        if (!next.followsCall()) {
            var passedOn = Message.of("recursion.hand.pass-on", call, half);
            return List.of(
                    new RecursionChoice(RecursionAnswer.call(below), passedOn),
                    new RecursionChoice(RecursionAnswer.call(above), passedOn),
                    new RecursionChoice(next.answer(), passedOn));
        }
        var key = isUpper ? "recursion.hand.upper" : "recursion.hand.lower";
        var why = Message.of(key, middle, found, target, half);
        return List.of(
                new RecursionChoice(RecursionAnswer.call(below), why),
                new RecursionChoice(RecursionAnswer.call(above), why),
                new RecursionChoice(RecursionAnswer.value(middle), Message.of("recursion.hand.needs", call, half)));
    }
}
