package puzzlescope.learn.race;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.text.Words;

/** How something is said that an algorithm might do but has not done. */
public final class Offered {

    private static final String IF_TRIED = ".if-tried";

    private Offered() {}

    /** The sentence of an event as an offer: one that tells of a rejection, as what may be tried all the same. */
    public static Message of(Message sentence, Words words) {
        var offer = new Message(sentence.key() + IF_TRIED, sentence.arguments());
        return words.has(offer.key()) ? offer : sentence;
    }
}
