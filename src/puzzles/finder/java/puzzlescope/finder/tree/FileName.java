package puzzlescope.finder.tree;

import java.nio.file.Path;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * A name in a file system, which need not be text.
 *
 * @param text the characters, with U+FFFD for bytes that are none; tested by conditions
 * @param exact the name itself if the text does not represent it; null for the names of the sample
 */
public record FileName(String text, @Nullable Path exact) {

    /** Orders names by code points, and separates names that read alike. */
    public static final Comparator<FileName> IN_ORDER = Comparator.comparing(
                    FileName::text, FileName::compareByCodePoints)
            .thenComparing(FileName::exact, Comparator.nullsFirst(Comparator.naturalOrder()));

    public static FileName of(String text) {
        return new FileName(text, null);
    }

    /** Returns the last name of a path, or the path if it has none. */
    public static FileName of(Path path) {
        var name = path.getFileName() == null ? path : path.getFileName();
        return PathText.isText(name) ? of(name.toString()) : new FileName(PathText.text(name), name);
    }

    public Path in(Path folder) {
        return exact == null ? folder.resolve(text) : folder.resolve(exact);
    }

    Path path() {
        return exact == null ? Path.of(text) : exact;
    }

    /** Compares by code points; strings compare by UTF-16 units, which misplaces supplementary characters. */
    private static int compareByCodePoints(String one, String other) {
        int length = Math.min(one.length(), other.length());
        int at = 0;
        while (at < length && one.charAt(at) == other.charAt(at)) {
            at++;
        }
        if (at == length) {
            return one.length() - other.length();
        }
        char a = one.charAt(at);
        char b = other.charAt(at);
        boolean rare = Character.isSurrogate(a);
        return rare == Character.isSurrogate(b) ? a - b : rare ? 1 : -1;
    }
}
