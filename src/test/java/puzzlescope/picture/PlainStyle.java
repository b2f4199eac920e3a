package puzzlescope.picture;

import java.util.HashSet;
import java.util.Set;
import puzzlescope.core.event.Message;

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
    public String say(String key, Object... arguments) {
        return key;
    }

    @Override
    public String say(Message message) {
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
