package puzzlescope.learn.race;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.text.Words;

/** The wording of actions that an algorithm might take but has not taken. */
public final class UntakenChoiceText {

    private static final String IF_TRIED = ".if-tried";

    private UntakenChoiceText() {}

    /**
     * Returns the sentence of an event as a possible action; a rejection is worded as a candidate that may be tried.
     */
    public static Message of(Message sentence, Words words) {
        var offer = new Message(sentence.key() + IF_TRIED, sentence.arguments());
        return words.has(offer.key()) ? offer : sentence;
    }
}
