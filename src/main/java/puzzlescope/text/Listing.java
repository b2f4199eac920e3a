package puzzlescope.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.Catalogue;

/**
 * The pseudo-code of an algorithm. In its file a line is {@code label | code}; the label, which events name, may be empty.
 */
public record Listing(List<Line> lines) {

    /** One line of code, its indentation kept. */
    public record Line(String label, String code) {}

    /** One part of a puzzle's listings, such as an algorithm's, in a language. */
    public static Listing of(String puzzle, String algorithm, Language language) {
        var suffix = language == Language.ENGLISH ? "" : "_" + language.locale();
        var path = "/" + puzzle + "/" + algorithm + suffix + ".listing";
        try (var stream = Catalogue.get(puzzle).getClass().getResourceAsStream(path)) {
            return parse(read(path, stream));
        } catch (IOException broken) {
            throw new UncheckedIOException(path, broken);
        }
    }

    /** Several parts of a puzzle's listings, one after the other with an empty line between two. */
    public static Listing of(String puzzle, List<String> parts, Language language) {
        var lines = new ArrayList<Line>();
        for (var part : parts) {
            if (!lines.isEmpty()) {
                lines.add(new Line("", ""));
            }
            lines.addAll(of(puzzle, part, language).lines());
        }
        return new Listing(List.copyOf(lines));
    }

    private static String read(String path, @Nullable InputStream stream) throws IOException {
        if (stream == null) {
            throw new IllegalArgumentException("there is no listing " + path);
        }
        return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }

    static Listing parse(String text) {
        return new Listing(text.lines()
                .filter(line -> line.contains("|"))
                .map(line -> {
                    int bar = line.indexOf('|');
                    int code = Math.min(bar + 2, line.length());
                    return new Line(
                            line.substring(0, bar).strip(), line.substring(code).stripTrailing());
                })
                .toList());
    }

    /** The number of the line with a label, from 0, or -1. */
    public int lineOf(String label) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).label().equals(label)) {
                return i;
            }
        }
        return -1;
    }
}
