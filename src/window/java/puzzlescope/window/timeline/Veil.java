package puzzlescope.window.timeline;

import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import puzzlescope.window.player.Veiled;
import puzzlescope.window.theme.Appearance;

/** Lies over what would answer the question that a person is asked. FX thread only. */
final class Veil extends Label {

    private final Stretch stretch;
    private boolean whole;

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

    /** Hides so much from now on. */
    void hide(Veiled what) {
        whole = what == Veiled.ALL;
        setVisible(what != Veiled.NOTHING);
    }

    /** Covers a curve of this size, from a position on or whole. */
    void show(long position, double width, double height) {
        double left = whole ? 0 : Math.clamp(stretch.share(position) * width, 0, width);
        resizeRelocate(left, 0, width - left, height);
    }
}
