package puzzlescope.window.frame;

import java.util.function.BooleanSupplier;
import javafx.css.PseudoClass;
import javafx.scene.layout.VBox;
import puzzlescope.window.theme.Appearance;

/**
 * The timeline, the player and the bars opened between them. In a window of few lines an open bar replaces less used
 * buttons that have keys, and the text above needs less room, so that the board keeps its own. FX thread only.
 */
public final class PlayerBox extends VBox {

    private static final PseudoClass CROWDED = PseudoClass.getPseudoClass("crowded");

    /** Number of lines below which a window is low. */
    private static final double LINES = 36;

    private final Appearance appearance;
    private final BooleanSupplier crowded;

    /** @param crowded whether a bar is open that takes much room */
    public PlayerBox(Appearance appearance, BooleanSupplier crowded) {
        this.appearance = appearance;
        this.crowded = crowded;
        getStyleClass().add("player");
    }

    private boolean isLow() {
        return getScene() != null && getScene().getHeight() < LINES * appearance.textSize();
    }

    @Override
    protected void layoutChildren() {
        boolean isCrowded = isLow() && crowded.getAsBoolean();
        pseudoClassStateChanged(CROWDED, isCrowded);
        getParent().pseudoClassStateChanged(CROWDED, isCrowded);
        super.layoutChildren();
    }
}
