package puzzlescope.engine.puzzle;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Typed or pasted text as people and other programs write it. */
public final class InputText {

    private static final Pattern SEPARATORS = Pattern.compile("(?:->|[\\s,;|/\\[\\](){}<>\u3001\u3010\u3011\u2192])+");
    private static final Pattern QUOTES = Pattern.compile("^[\"'\u201C\u2018]|[\"'\u201D\u2019]$");
    private static final Pattern ROW_ENDS = Pattern.compile("\\R|[\\])}]\\s*,?\\s*[\\[({]");
    private static final Pattern BRACKETS = Pattern.compile("[\\[\\](){}]");
    /** A line between the rows of a drawn grid. */
    private static final Pattern FRAME = Pattern.compile("(?=.*[-=\u2500\u2501])[\\s|+=\\-\u2500-\u257F]+");
    /** Separators between the squares of a row, the most certain first. */
    private static final List<String> BETWEEN = List.of("|", "\u2502", "\t", ";", ",");

    private static final Set<String> NOTHING = Set.of("null", "None", "nil");
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
     * Returns the entries of a list in plain letters, without quotes: what is between blanks, line ends, commas,
     * semicolons, bars, slashes, arrows and brackets.
     */
    public static List<String> entries(String text) {
        return Arrays.stream(SEPARATORS.split(plain(text)))
                .map(InputText::unquoted)
                .filter(entry -> !entry.isEmpty())
                .toList();
    }

    private static String unquoted(String entry) {
        return QUOTES.matcher(entry).replaceAll("");
    }

    /**
     * Returns the squares of a square grid row by row, an empty text for a free one: rows on lines, drawn with frames or
     * with tabs, bars, semicolons or commas between their squares, or a list of lists; empty if it is nothing of these.
     */
    public static Optional<List<String>> grid(String text) {
        var lines = ROW_ENDS.splitAsStream(plain(text))
                .map(line -> BRACKETS.matcher(line).replaceAll(""))
                .filter(line -> !line.isBlank() && !FRAME.matcher(line).matches())
                .toList();
        return BETWEEN.stream()
                .filter(sign -> lines.stream().allMatch(line -> line.contains(sign)))
                .findFirst()
                .map(sign -> lines.stream()
                        .map(line -> squares(line, sign, hasOuter(lines, sign)))
                        .toList())
                .filter(rows -> rows.size() > 1 && rows.stream().allMatch(row -> row.size() == rows.size()))
                .map(rows -> rows.stream().flatMap(List::stream).toList());
    }

    private static boolean hasOuter(List<String> lines, String sign) {
        return lines.stream()
                .map(String::strip)
                .allMatch(line -> line.length() > 1 && line.startsWith(sign) && line.endsWith(sign));
    }

    private static List<String> squares(String line, String sign, boolean isOuter) {
        var stripped = line.strip();
        var row = isOuter ? stripped.substring(1, stripped.length() - 1) : line;
        return Arrays.stream(row.split(Pattern.quote(sign), -1))
                .map(square -> unquoted(square.strip()))
                .map(square -> NOTHING.contains(square) ? "" : square)
                .toList();
    }
}
