package puzzlescope.recursion;

import puzzlescope.engine.event.Message;

/**
 * An answer to the question for the next step.
 *
 * @param isCall whether it is a call; otherwise the innermost call returns
 * @param what the call as in the pseudocode, or the value returned; {@value #NOTHING} if there is no such place
 */
public record RecursionAnswer(boolean isCall, String what) {

    static final String NOTHING = "–";

    static RecursionAnswer call(String call) {
        return new RecursionAnswer(true, call);
    }

    static RecursionAnswer value(long value) {
        return new RecursionAnswer(false, String.valueOf(value));
    }

    static RecursionAnswer result(String result) {
        return new RecursionAnswer(false, result);
    }

    public Message message() {
        if (!isCall && what.equals(NOTHING)) {
            return Message.of("recursion.hand.return-nothing");
        }
        return Message.of(isCall ? "recursion.hand.call" : "recursion.hand.return", what);
    }
}
