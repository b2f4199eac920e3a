package puzzlescope.window.timeline;

import javafx.scene.layout.Region;

/** Covers the part of a curve that the playhead has not reached yet; a press still goes there. FX thread only. */
final class UnrevealedPart extends Region {

    private final VisibleRange visibleRange;

    UnrevealedPart(VisibleRange visibleRange) {
        this.visibleRange = visibleRange;
        getStyleClass().add("timeline-unseen");
        setManaged(false);
        setMouseTransparent(true);
    }

    /** Covers a curve of this size from a position on. */
    void show(long revealed, double width, double height) {
        double left = Math.rint(Math.clamp(visibleRange.share(revealed) * width, 0, width));
        setVisible(revealed < visibleRange.to());
        resizeRelocate(left, 0, width - left, height);
    }
}
