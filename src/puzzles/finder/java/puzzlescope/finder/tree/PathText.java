package puzzlescope.finder.tree;

import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/**
 * Converts paths to text and back. A file name is a sequence of bytes, which need not be text: the JDK's paths keep
 * them, but conversions to and from strings depend on the locale, and are limited to ASCII in the C locale. Here names
 * are UTF-8 in every locale, wherever a path and its string differ.
 *
 * <p>The displayed form is unique, see {@link #displayed}: a character that is invisible, breaks the line or changes the
 * text direction is written as {@code <U+202E>}, a byte that is not UTF-8 as {@code <FF>}. A name that really contains
 * such a sequence has {@code <U+003C>} for its first character, so every displayed text stands for one name. Stateless;
 * any thread.
 */
public final class PathText {

    private static final HexFormat HEX = HexFormat.of().withUpperCase();
    private static final Pattern LIKE_AN_ESCAPE = Pattern.compile("<(U\\+[0-9A-F]{4,6}|[0-9A-F]{2})>");
    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    private PathText() {}

    /** Returns whether the string of a path stands for exactly this path. */
    public static boolean isText(Path path) {
        try {
            return path.getFileSystem().getPath(path.toString()).equals(path);
        } catch (InvalidPathException notInThisLocale) {
            return false;
        }
    }

    /** Returns the characters of a name, with U+FFFD for invalid bytes. */
    public static String text(Path name) {
        return isText(name) ? name.toString() : new String(bytes(name), StandardCharsets.UTF_8);
    }

    /** Returns a whole path for display and printing, on one line and unambiguous. */
    public static String displayed(Path path) {
        if (isText(path) && isPlain(path.toString())) {
            return path.toString();
        }
        var root = path.getRoot();
        var names = new StringJoiner(path.getFileSystem().getSeparator(), root == null ? "" : root.toString(), "");
        path.forEach(name -> names.add(shownOne(name)));
        return names.toString();
    }

    /** Returns the last name of a path for display; for a root, the whole path. */
    public static String shownName(Path path) {
        var name = path.getFileName();
        return name == null ? displayed(path) : shownOne(name);
    }

    private static String shownOne(Path name) {
        if (isText(name)) {
            return visible(name.toString());
        }
        var shown = new StringBuilder();
        var rest = ByteBuffer.wrap(bytes(name));
        var text = CharBuffer.allocate(rest.remaining());
        var decoder = StandardCharsets.UTF_8.newDecoder();
        while (rest.hasRemaining()) {
            var result = decoder.decode(rest, text, true);
            shown.append(visible(text.flip().toString()));
            text.clear();
            for (int bad = result.isError() ? result.length() : 0; bad > 0; bad--) {
                shown.append('<').append(HEX.toHexDigits(rest.get())).append('>');
            }
        }
        return shown.toString();
    }

    /** Returns a text with its invisible characters escaped as described above. */
    public static String visible(String text) {
        if (isPlain(text)) {
            return text;
        }
        var visible = new StringBuilder();
        var escapes = LIKE_AN_ESCAPE.matcher(text);
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            int sign = text.codePointAt(at);
            if (isHidden(sign)
                    || sign == '<' && escapes.region(at, text.length()).lookingAt()) {
                visible.append("<U+%04X>".formatted(sign));
            } else {
                visible.appendCodePoint(sign);
            }
        }
        return visible.toString();
    }

    private static boolean isPlain(String text) {
        return text.indexOf('<') < 0 && text.codePoints().noneMatch(PathText::isHidden);
    }

    /** Excludes the joiners, which are needed to spell words and symbols. */
    private static boolean isHidden(int sign) {
        return switch (Character.getType(sign)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE ->
                true;
            case Character.FORMAT -> sign != ZERO_WIDTH_JOINER && sign != ZERO_WIDTH_NON_JOINER;
            default -> false;
        };
    }

    /**
     * Returns the path that a text denotes, even if the locale lacks its characters.
     *
     * @throws InvalidPathException if it is not a valid path
     */
    public static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException notInThisLocale) {
            var path = Path.of(text.startsWith("/") ? "/" : "");
            for (var name : text.split("/", -1)) {
                path = path.resolve(name.isEmpty() ? Path.of("") : name(text, name));
            }
            return path;
        }
    }

    private static Path name(String text, String name) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        boolean changed = !new String(bytes, StandardCharsets.UTF_8).equals(name);
        if (changed
                || name.indexOf('\0') >= 0
                || !Path.of("").getFileSystem().getSeparator().equals("/")) {
            throw new InvalidPathException(visible(text), "no name here");
        }
        return name(bytes);
    }

    /** Returns the bytes of the last name of a path, as the system stores them. */
    public static byte[] bytes(Path path) {
        var address = path.toUri().getRawPath();
        int end = address.endsWith("/") ? address.length() - 1 : address.length();
        var bytes = new ByteArrayOutputStream();
        for (int at = address.lastIndexOf('/', end - 1) + 1; at < end; at++) {
            if (address.charAt(at) == '%') {
                bytes.write(HexFormat.fromHexDigits(address, at + 1, at + 3));
                at += 2;
            } else {
                bytes.write(address.charAt(at));
            }
        }
        return bytes.toByteArray();
    }

    /** Returns the name of these bytes. Only URIs are converted to paths independently of the locale. */
    public static Path name(byte[] bytes) {
        var escaped = HexFormat.ofDelimiter("%").withPrefix("").formatHex(bytes);
        return Path.of(URI.create("file:///%" + escaped)).getFileName();
    }
}
