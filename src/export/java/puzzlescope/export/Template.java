package puzzlescope.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts that come with the app, in which what stands in {@code {{braces}}} is filled in. */
public final class Template {

    private static final String FOLDER = "/puzzlescope/export/";
    private static final Pattern GAP = Pattern.compile("\\{\\{([a-z-]+)}}");

    private Template() {}

    /** A text as it is. */
    public static String read(String name) {
        try (var stream = Template.class.getResourceAsStream(FOLDER + name)) {
            return new String(Objects.requireNonNull(stream, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(name, broken);
        }
    }

    /** A text with its gaps filled in; what is filled in is taken as it is. */
    public static String filled(String name, Map<String, String> values) {
        return GAP.matcher(read(name))
                .replaceAll(gap -> Matcher.quoteReplacement(
                        Objects.requireNonNull(values.get(gap.group(1)), () -> name + " has a gap " + gap.group(1))));
    }
}
