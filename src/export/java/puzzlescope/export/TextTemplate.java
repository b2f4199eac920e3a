package puzzlescope.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text templates that come with the app, with placeholders in {@code {{braces}}}. */
public final class TextTemplate {

    private static final String FOLDER = "/puzzlescope/export/";
    private static final Pattern GAP = Pattern.compile("\\{\\{([a-z-]+)}}");

    private TextTemplate() {}

    public static String read(String name) {
        try (var stream = TextTemplate.class.getResourceAsStream(FOLDER + name)) {
            return new String(Objects.requireNonNull(stream, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(name, broken);
        }
    }

    /** Returns a template with its placeholders replaced; the values are inserted literally. */
    public static String filled(String name, Map<String, String> values) {
        return GAP.matcher(read(name))
                .replaceAll(gap -> Matcher.quoteReplacement(
                        Objects.requireNonNull(values.get(gap.group(1)), () -> name + " has a gap " + gap.group(1))));
    }
}
