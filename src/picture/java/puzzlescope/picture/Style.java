package puzzlescope.picture;

import puzzlescope.engine.event.Message;

/** Colours, fonts and language of pictures. */
public interface Style {

    Color color(Ink ink);

    /** The text of a key in the current language. */
    String localize(String key, Object... arguments);

    String localize(Message message);

    /** Size of normal text, in px. */
    double textSize();

    /** Returns the width of a text, in px. */
    double width(String text, Font font);

    /** Incremented whenever a colour, a font or the language changes. */
    int version();

    /** The font of texts in their normal size. */
    default Font font() {
        return Font.text(textSize());
    }
}
