package puzzlescope.engine.puzzle;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Typed or pasted text as people and other programs write it. */
public final class InputText {

    private static final Pattern SEPARATORS = Pattern.compile("[\\s,;|/\\[\\](){}\u3001\u3010\u3011]+");
    private static final int FULL_WIDTH = '\uFF01' - '!';

    private InputText() {}

    /** Returns the text with ASCII for full-width letters, digits and signs, and for minus signs; as long as before. */
    public static String plain(String text) {
        var plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            plain.append(plain(text.charAt(i)));
        }
        return plain.toString();
    }

    private static char plain(char letter) {
        if (letter >= '\uFF01' && letter <= '\uFF5E') {
            return (char) (letter - FULL_WIDTH);
        }
        return switch (letter) {
            case '\u3000', '\u00A0', '\uFEFF' -> ' ';
            case '\u2212' -> '-';
            case '\u3002' -> '.';
            default -> letter;
        };
    }

    /**
     * Returns the entries of a list in plain letters: what is between blanks, line ends, commas, semicolons, bars,
     * slashes and brackets.
     */
    public static List<String> entries(String text) {
        return Arrays.stream(SEPARATORS.split(plain(text)))
                .filter(entry -> !entry.isEmpty())
                .toList();
    }
}
