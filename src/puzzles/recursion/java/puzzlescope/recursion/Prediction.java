package puzzlescope.recursion;

import puzzlescope.engine.event.Message;

/**
 * An answer to the question for the next step.
 *
 * @param isCall whether something is called; else the innermost call returns
 * @param what the call in the words of the listing, or what is returned; {@value #NOTHING} if there is no such place
 */
public record Prediction(boolean isCall, String what) {

    static final String NOTHING = "–";

    static Prediction call(String call) {
        return new Prediction(true, call);
    }

    static Prediction value(long value) {
        return new Prediction(false, String.valueOf(value));
    }

    static Prediction result(String result) {
        return new Prediction(false, result);
    }

    /** The answer in words. */
    public Message message() {
        if (!isCall && what.equals(NOTHING)) {
            return Message.of("recursion.hand.return-nothing");
        }
        return Message.of(isCall ? "recursion.hand.call" : "recursion.hand.return", what);
    }
}
