package puzzlescope.picture;

import puzzlescope.engine.event.Message;

/** How pictures look and speak: their colours, their letters, their language. */
public interface Style {

    Color color(Ink ink);

    /** The text of a key in the language of now. */
    String say(String key, Object... arguments);

    String say(Message message);

    /** The size of normal letters, in px. */
    double textSize();

    /** How wide a text is, in px. */
    double width(String text, Font font);

    /** Grows whenever a colour, the letters or the language change. */
    int version();

    /** The letters of texts in their normal size. */
    default Font font() {
        return Font.text(textSize());
    }
}
