package puzzlescope.engine.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The docstrings of the programs in Python, in the language of the screen. What programs print stays as it is. */
final class Docstrings {

    private static final Pattern DOCSTRING = Pattern.compile("\"\"\"(.*)\"\"\"");
    private static final String SEPARATOR = " \\| ";

    private static final Map<String, String> CHINESE = read("/puzzlescope/engine/docstrings_zh_CN.txt");

    private Docstrings() {}

    static String translate(String program, Language language) {
        return language == Language.ENGLISH
                ? program
                : DOCSTRING
                        .matcher(program)
                        .replaceAll(found -> Matcher.quoteReplacement(
                                "\"\"\"" + CHINESE.getOrDefault(found.group(1), found.group(1)) + "\"\"\""));
    }

    private static Map<String, String> read(String name) {
        try (var resource = Docstrings.class.getResourceAsStream(name)) {
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
