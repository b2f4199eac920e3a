package puzzlescope.picture;

import java.net.URL;
import java.util.Objects;

/** Style sheets that give each colour token a value, one sheet a theme. Any thread. */
public final class ColorTokens {

    private ColorTokens() {}

    /**
     * Returns the style sheet of a theme.
     *
     * @param theme its code, such as {@code dark}
     */
    public static URL of(String theme) {
        var name = "tokens-" + theme + ".css";
        return Objects.requireNonNull(ColorTokens.class.getResource(name), name);
    }
}
