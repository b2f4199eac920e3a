package puzzlescope.engine.text;

import puzzlescope.engine.event.Message;

/**
 * Makes external text safe for one line of a terminal: characters that would break the line, move the cursor, change
 * colours or reverse the text direction are escaped, and very long text is shortened in the middle. Any thread.
 */
public final class OneLine {

    /** Longer than any list of the app's own options. */
    private static final int LONGEST = 400;

    private static final int END = 100;

    private OneLine() {}

    /** Returns the text with every character visible. */
    public static String escaped(String text) {
        if (text.codePoints().allMatch(OneLine::isVisible)) {
            return text;
        }
        var visible = new StringBuilder();
        text.codePoints().forEach(character -> append(character, visible));
        return visible.toString();
    }

    private static boolean isVisible(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }

    private static void append(int character, StringBuilder visible) {
        switch (character) {
            case '\n' -> visible.append("\\n");
            case '\r' -> visible.append("\\r");
            case '\t' -> visible.append("\\t");
            default -> {
                if (isVisible(character)) {
                    visible.appendCodePoint(character);
                } else {
                    visible.append(String.format(character > 0xFFFF ? "\\u{%X}" : "\\u%04X", character));
                }
            }
        }
    }

    /** Returns the text with every character visible, shortened to some 400 of them. */
    public static String cut(String text) {
        if (text.length() <= LONGEST) {
            var all = escaped(text);
            return all.length() <= LONGEST ? all : shortened(all);
        }
        // Shortened before escaping, which could make megabytes of text six times as long.
        return shortened(escaped(text.substring(0, LONGEST)) + escaped(text.substring(text.length() - END)));
    }

    private static String shortened(String text) {
        return text.substring(0, LONGEST - END) + " \u2026 " + text.substring(text.length() - END);
    }

    /** Returns a message with its texts, and those of nested messages, made safe. */
    public static Message of(Message message) {
        return Message.of(
                message.key(), message.arguments().stream().map(OneLine::fit).toArray());
    }

    private static Object fit(Object argument) {
        return switch (argument) {
            case Message inner -> of(inner);
            case Number number -> number;
            case Words.Localized localized -> (Words.Localized) language -> cut(localized.in(language));
            default -> cut(argument.toString());
        };
    }
}
