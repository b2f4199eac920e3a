package puzzlescope.window.timeline;

import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import puzzlescope.window.player.Veiled;
import puzzlescope.window.theme.Appearance;

/** Covers everything that would answer the open question. FX thread only. */
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

    /** Sets the hidden part. */
    void hide(Veiled what) {
        whole = what == Veiled.ALL;
        setVisible(what != Veiled.NOTHING);
    }

    /** Covers a curve of this size, wholly or from a position on. */
    void show(long position, double width, double height) {
        double left = whole ? 0 : Math.clamp(stretch.share(position) * width, 0, width);
        resizeRelocate(left, 0, width - left, height);
    }
}
