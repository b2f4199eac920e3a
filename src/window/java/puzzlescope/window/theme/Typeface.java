package puzzlescope.window.theme;

import javafx.scene.Node;
import javafx.scene.text.Font;
import puzzlescope.engine.text.Language;

/**
 * Typeface of the text below a root. Systems that fall back to an arbitrary East Asian font get the one made for
 * Chinese.
 */
public final class Typeface {

    private static final String STYLE_CLASS = "simplified-chinese";
    private static final String FAMILY = "Noto Sans CJK SC";

    private Typeface() {}

    /** Sets the typeface for a language. */
    public static void apply(Node root, Language language) {
        root.getStyleClass().remove(STYLE_CLASS);
        if (language == Language.CHINESE && Font.getFamilies().contains(FAMILY)) {
            root.getStyleClass().add(STYLE_CLASS);
        }
    }
}
