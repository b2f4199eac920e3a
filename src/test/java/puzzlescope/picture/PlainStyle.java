package puzzlescope.picture;

import puzzlescope.core.event.Message;

/** Everything black, and texts that are their keys. */
public record PlainStyle(double textSize) implements Style {

    private static final double CHARACTER = 0.55;

    @Override
    public Color color(Ink ink) {
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
