package puzzlescope.window.fx;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Skin;

/**
 * A scroll pane for the columns beside the board. Unlike other scroll panes it does not cache its content as an image
 * for faster scrolling, since the content changes at every step and most of it is not visible. FX thread only.
 */
public class SideScroll extends ScrollPane {

    @SuppressWarnings("this-escape") // none of its methods is overridden
    public SideScroll(Node content) {
        super(content);
        setFitToWidth(true);
        setFitToHeight(true);
        setFocusTraversable(false);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        getStyleClass().add("side");
    }

    /** Scrolls the surrounding scroll pane to a part, to its beginning if it does not fit; does nothing elsewhere. */
    public static void scrollIntoView(Node part) {
        for (var around = part.getParent(); around != null; around = around.getParent()) {
            if (around instanceof SideScroll scroll) {
                scroll.scrollTo(part);
                return;
            }
        }
    }

    private void scrollTo(Node part) {
        // Immediate layout, so that the position is known.
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
