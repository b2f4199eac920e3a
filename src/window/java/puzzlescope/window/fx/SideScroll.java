package puzzlescope.window.fx;

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

    /** Scrolls to a part of what one of these shows, to its beginning if there is no room for all of it; nothing elsewhere. */
    public static void bringIntoSight(Node part) {
        for (var around = part.getParent(); around != null; around = around.getParent()) {
            if (around instanceof SideScroll scroll) {
                scroll.scrollTo(part);
                return;
            }
        }
    }

    private void scrollTo(Node part) {
        // At once, so that it is known where it lies.
        applyCss();
        layout();
        var content = getContent();
        var place = content.sceneToLocal(part.localToScene(part.getLayoutBounds()));
        double room = getViewportBounds().getHeight();
        double hidden = content.getLayoutBounds().getHeight() - room;
        if (hidden > 0) {
            double lowest = Math.max(getVvalue() * hidden, place.getMaxY() - room);
            setVvalue(Math.clamp(Math.min(lowest, place.getMinY()) / hidden, 0, 1));
        }
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        var skin = super.createDefaultSkin();
        lookup(".viewport").setCache(false);
        return skin;
    }
}
