package puzzlescope.recursion;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.recursion.event.SearchEvent;

/** The answers offered during a binary search. */
final class SearchChoices {

    private final List<Integer> list;
    private final int target;
    private final int lower;
    private final int upper;
    private final RecursionMove next;

    /** @param lower the lower end of the innermost range, {@code upper} the upper one */
    SearchChoices(Arguments arguments, int lower, int upper, RecursionMove next) {
        list = arguments.get(RecursionPuzzle.LIST);
        target = arguments.integer(RecursionPuzzle.TARGET);
        this.lower = lower;
        this.upper = upper;
        this.next = next;
    }

    List<Choice> choices() {
        return lower == upper ? onePlace() : halves();
    }

    private List<Choice> onePlace() {
        int found = list.get(lower);
        var key = found == target ? "recursion.hand.match" : "recursion.hand.no-match";
        var why = Message.of(key, lower, found, target);
        return List.of(
                new Choice(Prediction.call(SearchEvent.call(lower, upper)), why),
                new Choice(Prediction.value(lower), why),
                new Choice(Prediction.result(Prediction.NOTHING), why));
    }

    private List<Choice> halves() {
        int middle = (lower + upper) / 2;
        int found = list.get(middle);
        boolean isUpper = target > found;
        var below = SearchEvent.call(lower, middle);
        var above = SearchEvent.call(middle + 1, upper);
        var call = SearchEvent.call(lower, upper);
        var half = isUpper ? above : below;
        if (!next.followsCall()) {
            var passedOn = Message.of("recursion.hand.pass-on", call, half);
            return List.of(
                    new Choice(Prediction.call(below), passedOn),
                    new Choice(Prediction.call(above), passedOn),
                    new Choice(next.answer(), passedOn));
        }
        var key = isUpper ? "recursion.hand.upper" : "recursion.hand.lower";
        var why = Message.of(key, middle, found, target, half);
        return List.of(
                new Choice(Prediction.call(below), why),
                new Choice(Prediction.call(above), why),
                new Choice(Prediction.value(middle), Message.of("recursion.hand.needs", call, half)));
    }
}
