package puzzlescope.export.handout;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lets several pictures stand in one page although each gives the same names to what it defines. */
public final class PictureNames {

    /** What a picture defines and refers to by a name; texts cannot hold that, for quotation marks are escaped in them. */
    private static final Pattern DEFINED = Pattern.compile("(=\"(?:url\\(#|#)?)(d\\d+)(?=\\)?\")");

    private PictureNames() {}

    /** A picture in SVG with the names of the picture with this number. */
    public static String distinct(String svg, int number) {
        return DEFINED.matcher(svg)
                .replaceAll(name -> Matcher.quoteReplacement(name.group(1) + "p" + number + name.group(2)));
    }
}
