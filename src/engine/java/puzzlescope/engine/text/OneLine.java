package puzzlescope.engine.text;

import puzzlescope.engine.event.Message;

/**
 * Text from outside made fit for a line of a terminal: a character that would end the line, move the cursor, change colours or
 * turn the direction of reading is written as an escape, and what is very long loses its middle. Any thread.
 */
public final class OneLine {

    /** Longer than any list of our own choices. */
    private static final int LONGEST = 400;

    private static final int END = 100;

    private OneLine() {}

    /** The text with every character visible. */
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

    /** The text with every character visible, at most some 400 of them. */
    public static String cut(String text) {
        if (text.length() <= LONGEST) {
            var all = escaped(text);
            return all.length() <= LONGEST ? all : shortened(all);
        }
        // Before it is escaped, which could make a text of megabytes six times as long.
        return shortened(escaped(text.substring(0, LONGEST)) + escaped(text.substring(text.length() - END)));
    }

    private static String shortened(String text) {
        return text.substring(0, LONGEST - END) + " \u2026 " + text.substring(text.length() - END);
    }

    /** The message with its texts, and those of the messages in it, made fit. */
    public static Message of(Message message) {
        return Message.of(
                message.key(), message.arguments().stream().map(OneLine::fit).toArray());
    }

    private static Object fit(Object argument) {
        return switch (argument) {
            case Message inner -> of(inner);
            case Number number -> number;
            default -> cut(argument.toString());
        };
    }
}
