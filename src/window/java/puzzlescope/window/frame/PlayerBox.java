package puzzlescope.window.frame;

import java.util.Map;
import java.util.function.BooleanSupplier;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import puzzlescope.window.theme.Appearance;

/**
 * The timeline, the player and what is opened between them. In a window that is few lines high what is opened stands in place of
 * those buttons that have keys and are used less, and what is said above it needs less room, so that the board keeps its own. FX
 * thread only.
 */
public final class PlayerBox extends VBox {

    private static final PseudoClass CROWDED = PseudoClass.getPseudoClass("crowded");

    /** Fewer lines than this are few. */
    private static final double LINES = 36;

    private final Appearance appearance;
    private final BooleanSupplier crowded;

    /** @param crowded whether something is opened that takes much room */
    public PlayerBox(Appearance appearance, BooleanSupplier crowded) {
        this.appearance = appearance;
        this.crowded = crowded;
        getStyleClass().add("player");
    }

    /**
     * Closes, where there are few lines, the others of these when one of them is opened.
     *
     * @param closing how each is closed
     */
    public void setOneAtATime(Map<Node, Runnable> closing) {
        closing.keySet()
                .forEach(opened -> opened.visibleProperty().addListener((_, _, shown) -> {
                    if (shown && isLow()) {
                        closing.forEach((other, close) -> {
                            if (!other.equals(opened)) {
                                close.run();
                            }
                        });
                    }
                }));
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
