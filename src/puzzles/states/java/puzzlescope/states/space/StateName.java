package puzzlescope.states.space;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;

/**
 * The name of a state or a move.
 *
 * @param text as the documents write it
 * @param words in a few letters of each language; null where the text has none of any
 */
public record StateName(String text, @Nullable Message words) {

    public static StateName of(String text) {
        return new StateName(text, null);
    }

    /** Returns the name on the screen. */
    public Message label() {
        return words == null ? Message.of("states.symbols", text) : words;
    }

    /** Whether the text is the same in every language. */
    public boolean isSymbolic() {
        return words == null;
    }
}
