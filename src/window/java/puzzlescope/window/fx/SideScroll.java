package puzzlescope.window.fx;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Skin;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.jspecify.annotations.Nullable;

/**
 * A scroll pane for the columns beside the board. Unlike other scroll panes it does not cache its content as an image
 * for faster scrolling, since the content changes at every step and most of it is not visible. FX thread only.
 */
public class SideScroll extends ScrollPane {

    /** The part that is kept in sight while the layout changes; null once a person has scrolled. */
    private @Nullable Node followed;

    @SuppressWarnings("this-escape") // none of its methods is overridden
    public SideScroll(Node content) {
        super(content);
        setFitToWidth(true);
        setFitToHeight(true);
        setFocusTraversable(false);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        getStyleClass().add("side");
        viewportBoundsProperty().addListener((_, _, _) -> followLater());
        content.layoutBoundsProperty().addListener((_, _, _) -> followLater());
        for (var byHand : List.of(ScrollEvent.SCROLL, MouseEvent.MOUSE_PRESSED, KeyEvent.KEY_PRESSED)) {
            addEventFilter(byHand, _ -> followed = null);
        }
    }

    /**
     * Scrolls the surrounding scroll panes to a part, to its beginning if it does not fit. A column keeps it in sight until
     * a person scrolls.
     */
    public static void scrollIntoView(Node part) {
        for (var around = part.getParent(); around != null; around = around.getParent()) {
            if (around instanceof SideScroll scroll) {
                scroll.scrollTo(part);
                return;
            }
            if (around instanceof ScrollPane pane) {
                reveal(part, pane);
            }
        }
    }

    private void scrollTo(Node part) {
        followed = part;
        follow();
    }

    /** Scrolls when the layout that moves the part is done. */
    private void followLater() {
        if (followed != null) {
            FxThread.runLater(this::follow);
        }
    }

    private void follow() {
        var part = followed;
        if (part == null || !isShown(part)) {
            followed = null;
            return;
        }
        reveal(part, this);
    }

    private static void reveal(Node part, ScrollPane pane) {
        // Immediate layout, so that the position is known.
        pane.applyCss();
        pane.layout();
        var content = pane.getContent();
        var place = content.sceneToLocal(part.localToScene(part.getLayoutBounds()));
        double room = pane.getViewportBounds().getHeight();
        double hidden = content.getLayoutBounds().getHeight() - room;
        if (hidden > 0) {
            double lowest = Math.max(pane.getVvalue() * hidden, place.getMaxY() - room);
            pane.setVvalue(Math.clamp(Math.min(lowest, place.getMinY()) / hidden, 0, 1));
        }
    }

    /** Returns whether a part is in this pane now, and visible. */
    private boolean isShown(Node part) {
        var around = part;
        while (around != null && !around.equals(this) && around.isVisible()) {
            around = around.getParent();
        }
        return equals(around);
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        var skin = super.createDefaultSkin();
        lookup(".viewport").setCache(false);
        return skin;
    }
}
