package puzzlescope.engine.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Divides the long line comments of a program in Java, so that no line of them wraps beside the board. */
public final class CommentLines {

    /** A comment with its indentation, and the call that it describes, if there is one. */
    private static final Pattern COMMENT = Pattern.compile("( *// *)(?:([\\w.]+\\([^)]*\\)) {2,})?(.+)");

    /** A word with the blanks after it, or a sign of a script without blanks and the punctuation after it. */
    private static final Pattern PART =
            Pattern.compile("[\\p{IsHan}][\\p{IsPunctuation}&&[^\\x00-\\x7f]]* *|[^\\s\\p{IsHan}]+ *");

    private static final String INDENT = "    ";
    private static final char FIRST_WIDE = '\u2e80';

    private CommentLines() {}

    /** Returns a program whose comments have at most some columns, where their words allow it. */
    public static String divided(String program, int columns) {
        return program.lines()
                .flatMap(line -> divide(line, columns))
                .collect(Collectors.joining("\n", "", program.endsWith("\n") ? "\n" : ""));
    }

    private static Stream<String> divide(String line, int columns) {
        var parts = COMMENT.matcher(line);
        if (width(line) <= columns || !parts.matches()) {
            return Stream.of(line);
        }
        var lines = new ArrayList<String>();
        var prefix = parts.group(1);
        if (parts.group(2) != null) {
            lines.add(prefix + parts.group(2));
            prefix += INDENT;
        }
        fill(lines, prefix, parts.group(3), columns);
        return lines.stream();
    }

    private static void fill(List<String> lines, String prefix, String text, int columns) {
        var line = new StringBuilder(prefix);
        var words = PART.matcher(text);
        while (words.find()) {
            boolean isFull = width(line + words.group().stripTrailing()) > columns;
            if (isFull && line.length() > prefix.length()) {
                lines.add(line.toString().stripTrailing());
                line.setLength(prefix.length());
            }
            line.append(words.group());
        }
        lines.add(line.toString().stripTrailing());
    }

    private static int width(CharSequence text) {
        return text.chars().map(sign -> sign < FIRST_WIDE ? 1 : 2).sum();
    }
}
