package puzzlescope.window.control;

import puzzlescope.engine.event.Message;

/**
 * Something that can be done, as its owner tells the palette.
 *
 * @param keys its keys; empty if it has none
 */
public record PaletteEntry(Message title, String keys, Runnable action) {

    public PaletteEntry(Message title, Runnable action) {
        this(title, "", action);
    }
}
