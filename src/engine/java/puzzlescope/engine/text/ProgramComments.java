package puzzlescope.engine.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The comments of the app's programs in the language of the screen: docstrings in Python, line comments in Java. What
 * programs print stays as it is.
 */
public final class ProgramComments {

    /** A docstring, or a comment, which may follow the call that it describes. */
    private static final Pattern COMMENT =
            Pattern.compile("(\"\"\")(.*)(\"\"\")|(// *(?:[\\w.]+\\([^)]*\\) {2,})?)(.+)");

    private static final String SEPARATOR = " \\| ";

    private static final Map<String, String> CHINESE = read("/puzzlescope/engine/comments_zh_CN.txt");

    private ProgramComments() {}

    /** Returns a program with its comments in a language; unknown ones stay as they are. */
    public static String translate(String program, Language language) {
        return language == Language.ENGLISH
                ? program
                : COMMENT.matcher(program).replaceAll(found -> Matcher.quoteReplacement(translated(found)));
    }

    private static String translated(MatchResult found) {
        return found.group(2) != null
                ? found.group(1) + inChinese(found.group(2)) + found.group(3)
                : found.group(4) + inChinese(found.group(5));
    }

    private static String inChinese(String comment) {
        return CHINESE.getOrDefault(comment, comment);
    }

    private static Map<String, String> read(String name) {
        try (var resource = ProgramComments.class.getResourceAsStream(name)) {
            if (resource == null) {
                throw new IllegalStateException("no resource " + name);
            }
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split(SEPARATOR, 2))
                    .collect(Collectors.toUnmodifiableMap(parts -> parts[0], parts -> parts[1]));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
