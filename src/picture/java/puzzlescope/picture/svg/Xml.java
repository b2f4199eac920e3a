package puzzlescope.picture.svg;

/** Escaping for XML and HTML. */
public final class Xml {

    private Xml() {}

    /** Escapes text for content and attributes; characters that XML forbids are dropped. */
    public static String escaped(String text) {
        var safe = new StringBuilder();
        text.codePoints().forEach(letter -> {
            switch (letter) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                default -> {
                    if (isAllowed(letter)) {
                        safe.appendCodePoint(letter);
                    }
                }
            }
        });
        return safe.toString();
    }

    private static boolean isAllowed(int letter) {
        return letter == '\t'
                || letter == '\n'
                || letter >= ' ' && letter < 0xD800
                || letter >= 0xE000 && letter < 0xFFFE
                || letter > 0xFFFF;
    }
}
