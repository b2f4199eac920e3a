package puzzlescope.learn.lesson;

import java.util.regex.Pattern;

/** Text from a file, without characters that control a terminal or change the direction of letters. */
final class SanitizedText {

    private static final Pattern CONTROLS =
            Pattern.compile("[\\p{Cc}\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069&&[^\\t\\r\\n]]");

    private SanitizedText() {}

    /** Returns the text with a visible replacement for each such character; tabs and line ends stay. */
    static String of(String text) {
        return CONTROLS.matcher(text).replaceAll("\uFFFD");
    }
}
