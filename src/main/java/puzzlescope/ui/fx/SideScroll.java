package puzzlescope.ui.fx;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Skin;

/**
 * Scrolls what stands beside the board where it has no room. It keeps no picture of what it shows, as scroll panes do to scroll
 * it sooner: that changes at every step, and nobody sees most of them. FX thread only.
 */
public class SideScroll extends ScrollPane {

    @SuppressWarnings("this-escape") // nothing of it is overridden
    public SideScroll(Node content) {
        super(content);
        setFitToWidth(true);
        setFitToHeight(true);
        setFocusTraversable(false);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        getStyleClass().add("side");
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        var skin = super.createDefaultSkin();
        lookup(".viewport").setCache(false);
        return skin;
    }
}
