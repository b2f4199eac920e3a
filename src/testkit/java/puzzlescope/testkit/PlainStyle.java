package puzzlescope.testkit;

import java.util.HashSet;
import java.util.Set;
import puzzlescope.engine.event.Message;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;

/**
 * Everything black, and texts that are their keys.
 *
 * @param asked the inks that were asked for
 */
public record PlainStyle(double textSize, Set<Ink> asked) implements Style {

    private static final double CHARACTER = 0.55;

    public PlainStyle(double textSize) {
        this(textSize, new HashSet<>());
    }

    @Override
    public Color color(Ink ink) {
        asked.add(ink);
        return Color.BLACK;
    }

    @Override
    public String localize(String key, Object... arguments) {
        return key;
    }

    @Override
    public String localize(Message message) {
        return message.key();
    }

    @Override
    public double width(String text, Font font) {
        return text.length() * font.size() * CHARACTER;
    }

    @Override
    public int version() {
        return 1;
    }
}
