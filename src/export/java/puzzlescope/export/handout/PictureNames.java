package puzzlescope.export.handout;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Renames the definitions in pictures, so that several pictures can share a page. */
public final class PictureNames {

    /** A definition or a reference to it; cannot occur in text, where quotation marks are escaped. */
    private static final Pattern DEFINED = Pattern.compile("(=\"(?:url\\(#|#)?)(d\\d+)(?=\\)?\")");

    private PictureNames() {}

    /** Returns an SVG picture whose names are made unique by its number. */
    public static String distinct(String svg, int number) {
        return DEFINED.matcher(svg)
                .replaceAll(name -> Matcher.quoteReplacement(name.group(1) + "p" + number + name.group(2)));
    }
}
