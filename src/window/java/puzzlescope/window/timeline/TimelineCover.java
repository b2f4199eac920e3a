package puzzlescope.window.timeline;

import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import puzzlescope.window.player.HiddenPart;
import puzzlescope.window.theme.Appearance;

/** Covers everything that would answer the open question. FX thread only. */
final class TimelineCover extends Label {

    private final VisibleRange visibleRange;
    private boolean whole;

    TimelineCover(Appearance appearance, VisibleRange visibleRange) {
        this.visibleRange = visibleRange;
        setId("timeline-veil");
        getStyleClass().add("timeline-veil");
        textProperty().bind(appearance.texts().of("timeline.veil"));
        setTextOverrun(OverrunStyle.CLIP);
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
    }

    void hide(HiddenPart what) {
        whole = what == HiddenPart.ALL;
        setVisible(what != HiddenPart.NOTHING);
    }

    /** Covers a curve of this size, wholly or from a position on; says so where there is room. */
    void show(long position, double width, double height) {
        double left = whole ? 0 : Math.clamp(visibleRange.share(position) * width, 0, width);
        setContentDisplay(ContentDisplay.TEXT_ONLY);
        if (prefWidth(-1) > width - left) {
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        }
        resizeRelocate(left, 0, width - left, height);
    }
}
