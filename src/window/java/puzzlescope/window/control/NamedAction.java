package puzzlescope.window.control;

import puzzlescope.engine.event.Message;

/**
 * An action in words, as its owner tells the palette or the start page.
 *
 * @param keys its keys; empty if it has none
 */
public record NamedAction(Message title, String keys, Runnable action) {

    public NamedAction(Message title, Runnable action) {
        this(title, "", action);
    }
}
