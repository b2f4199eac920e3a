package puzzlescope.window.theme;

import javafx.scene.Node;
import javafx.scene.text.Font;
import puzzlescope.engine.text.Language;

/**
 * Typefaces of the text below a root. Systems that fall back to an arbitrary East Asian font get the one made for
 * Chinese; where the app's font of code cannot be loaded, code is set in the system's.
 */
public final class Typeface {

    private static final String STYLE_CLASS = "simplified-chinese";
    private static final String FAMILY = "Noto Sans CJK SC";
    private static final String WITHOUT_CODE_FONT = "without-code-font";

    private Typeface() {}

    public static void apply(Node root, Language language) {
        root.getStyleClass().removeAll(STYLE_CLASS, WITHOUT_CODE_FONT);
        if (!CodeFont.isAvailable()) {
            root.getStyleClass().add(WITHOUT_CODE_FONT);
        }
        if (language == Language.CHINESE && Font.getFamilies().contains(FAMILY)) {
            root.getStyleClass().add(STYLE_CLASS);
        }
    }
}
