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
        boolean isFound = found == target;
        return List.of(
                new RecursionChoice(
                        RecursionAnswer.call(BinarySearchEvent.call(lower, upper)),
                        Message.of("recursion.hand.one-left")),
                new RecursionChoice(
                        RecursionAnswer.value(lower),
                        Message.of(
                                isFound ? "recursion.hand.match" : "recursion.hand.other-number",
                                lower,
                                found,
                                target)),
                new RecursionChoice(
                        RecursionAnswer.result(RecursionAnswer.NOTHING),
                        Message.of(
                                isFound ? "recursion.hand.is-there" : "recursion.hand.no-match",
                                lower,
                                found,
                                target)));
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
            var returned = Message.of("recursion.hand.has-returned", half);
            var ruledOut = Message.of("recursion.hand.ruled-out");
            return List.of(
                    new RecursionChoice(RecursionAnswer.call(below), isUpper ? ruledOut : returned),
                    new RecursionChoice(RecursionAnswer.call(above), isUpper ? returned : ruledOut),
                    new RecursionChoice(next.answer(), passedOn));
        }
        var key = isUpper ? "recursion.hand.upper" : "recursion.hand.lower";
        var why = Message.of(key, middle, found, target, half);
        var otherHalf =
                Message.of(isUpper ? "recursion.hand.not-below" : "recursion.hand.not-above", middle, found, target);
        return List.of(
                new RecursionChoice(RecursionAnswer.call(below), isUpper ? otherHalf : why),
                new RecursionChoice(RecursionAnswer.call(above), isUpper ? why : otherHalf),
                new RecursionChoice(RecursionAnswer.value(middle), Message.of("recursion.hand.needs", call, half)));
    }
}
