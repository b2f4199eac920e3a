package puzzlescope.window.timeline;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * A hatched strip before the first event that is kept, and the words that those before it are let go. FX thread only.
 */
final class DroppedRange extends StackPane {

    private static final double WIDTH = 12;
    private static final double MARGIN = 6;

    private final Appearance appearance;
    private final Stretch stretch;
    private final Region hatching = new Region();
    private final Label caption = new Label();

    DroppedRange(Appearance appearance, Stretch stretch) {
        this.appearance = appearance;
        this.stretch = stretch;
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
        use(false);
    }

    /** The words, which stand on the curve beside the strip. */
    Label caption() {
        return caption;
    }

    private void use(boolean on) {
        Visibility.set(this, on);
        caption.setVisible(on);
    }

    /** Takes in what is seen, before it is laid out. */
    void use() {
        use(stretch.first() > 0);
        // What was let go lies beside the whole, not beside the part that is seen.
        hatching.setMaxHeight(stretch.from() == stretch.first() ? Double.MAX_VALUE : Overview.HEIGHT);
    }

    /** Says what is let go. */
    void show(double height) {
        caption.setVisible(isVisible() && stretch.from() == stretch.first());
        if (caption.isVisible()) {
            caption.setText(appearance.say("timeline.let-go", stretch.first()));
            caption.applyCss();
            caption.autosize();
            caption.relocate(MARGIN, Math.rint((height - caption.getHeight()) / 2));
        }
    }
}
