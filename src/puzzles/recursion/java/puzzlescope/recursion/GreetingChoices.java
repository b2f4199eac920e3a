package puzzlescope.recursion;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.Greeting;
import puzzlescope.recursion.event.GreetingEvent;

/** The answers offered while a function calls the one passed to it. */
record GreetingChoices(Greeting greeting, RecursionBoard board) {

    private static final int ALL_CALLS = 3;

    List<RecursionChoice> choices() {
        boolean printing = board.depth() > 1;
        boolean done = board.calls() == ALL_CALLS;
        var key = printing ? "prints" : done ? "done" : "calls";
        var why = Message.of("recursion.hand.twice." + key, greeting.function(), greeting.text(), board.calls());
        var other = printing ? greeting.handed() : greeting.other().call();
        boolean isCalling = !printing && !done;
        return List.of(
                new RecursionChoice(
                        RecursionAnswer.call(greeting.call()), isCalling ? why : wrong(printing ? "itself" : "third")),
                new RecursionChoice(RecursionAnswer.call(other), wrong(printing ? "caller" : "other")),
                new RecursionChoice(RecursionAnswer.result(GreetingEvent.NOTHING), isCalling ? wrong("early") : why));
    }

    private Message wrong(String key) {
        return Message.of(
                "recursion.hand.twice." + key,
                greeting.function(),
                greeting.other().function());
    }
}
