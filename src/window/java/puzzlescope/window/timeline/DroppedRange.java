package puzzlescope.window.timeline;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** A hatched strip before the first kept event, with the text that earlier ones were dropped. FX thread only. */
final class DroppedRange extends StackPane {

    private static final double WIDTH = 12;
    private static final double MARGIN = 6;

    private final Appearance appearance;
    private final VisibleRange visibleRange;
    private final Region hatching = new Region();
    private final Label caption = new Label();

    DroppedRange(Appearance appearance, VisibleRange visibleRange) {
        this.appearance = appearance;
        this.visibleRange = visibleRange;
        setId("timeline-let-go");
        setMinWidth(WIDTH);
        setMaxWidth(WIDTH);
        setAlignment(Pos.TOP_CENTER);
        hatching.getStyleClass().add("timeline-hatching");
        getChildren().add(hatching);
        caption.setId("timeline-let-go-caption");
        caption.getStyleClass().add("timeline-caption");
        caption.setManaged(false);
        caption.setMouseTransparent(true);
        update(false);
    }

    /** The text, on the curve beside the strip. */
    Label caption() {
        return caption;
    }

    private void update(boolean on) {
        Visibility.set(this, on);
        caption.setVisible(on);
    }

    /** Updates to the visible range, before layout. */
    void update() {
        update(visibleRange.first() > 0);
        // The dropped part lies beside the whole recording, not beside the visible part.
        hatching.setMaxHeight(visibleRange.from() == visibleRange.first() ? Double.MAX_VALUE : Overview.HEIGHT);
    }

    void show(double height) {
        caption.setVisible(isVisible() && visibleRange.from() == visibleRange.first());
        if (caption.isVisible()) {
            caption.setText(appearance.localize("timeline.let-go", visibleRange.first()));
            caption.applyCss();
            caption.autosize();
            caption.relocate(MARGIN, Math.rint((height - caption.getHeight()) / 2));
        }
    }
}
