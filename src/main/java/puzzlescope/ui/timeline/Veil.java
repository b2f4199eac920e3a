package puzzlescope.ui.timeline;

import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import puzzlescope.ui.theme.Appearance;

/** Lies over what comes after the position while a person is asked what that is. FX thread only. */
final class Veil extends Label {

    private final Stretch stretch;

    Veil(Appearance appearance, Stretch stretch) {
        this.stretch = stretch;
        setId("timeline-veil");
        getStyleClass().add("timeline-veil");
        textProperty().bind(appearance.texts().of("timeline.veil"));
        setTextOverrun(OverrunStyle.CLIP);
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
    }

    /** Covers a curve of this size from a position on. */
    void show(long position, double width, double height) {
        double left = Math.clamp(stretch.share(position) * width, 0, width);
        resizeRelocate(left, 0, width - left, height);
    }
}
