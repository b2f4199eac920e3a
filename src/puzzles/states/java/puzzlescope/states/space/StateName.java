package puzzlescope.states.space;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;

/**
 * The name of a state or a move.
 *
 * @param text the name in the documents' notation
 * @param words a few letters in each language; null if the text is language-neutral
 */
public record StateName(String text, @Nullable Message words) {

    public static StateName of(String text) {
        return new StateName(text, null);
    }

    public Message label() {
        return words == null ? Message.of("states.symbols", text) : words;
    }

    /** Returns whether the text is the same in every language. */
    public boolean isSymbolic() {
        return words == null;
    }
}
