package puzzlescope.window.timeline;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import puzzlescope.window.frame.StatusLine;

/**
 * The place of the timeline: one line high, with the position at its end. While the pointer or the keyboard is there, the
 * timeline grows over what is above it, so that nothing moves. FX thread only.
 */
public final class TimelineStrip extends Region {

    /** Share of the line for the position, whose words change while the timeline keeps its width. */
    private static final double POSITION_SHARE = 0.3;

    private final TimelinePane timeline;
    private final StatusLine status;
    private final Label position;

    public TimelineStrip(TimelinePane timeline, StatusLine status) {
        this.timeline = timeline;
        this.status = status;
        position = status.position();
        getStyleClass().add("timeline-strip");
        setViewOrder(-1);
        getChildren().addAll(timeline, timeline.tools(), position);
        hoverProperty().addListener((_, _, _) -> grow());
        timeline.onFocus(this::grow);
        timeline.setExpanded(false);
    }

    private void grow() {
        timeline.setExpanded(isHover() || timeline.isFocusSeen());
        requestLayout();
    }

    private double line() {
        return Math.max(snapSizeY(TimelinePane.LINE * position.getFont().getSize()), position.prefHeight(-1));
    }

    @Override
    protected double computePrefHeight(double width) {
        return snappedTopInset() + line() + snappedBottomInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double left = snappedLeftInset();
        double width = getWidth() - left - snappedRightInset();
        double bottom = getHeight() - snappedBottomInset();
        var tools = timeline.tools();
        double end = snapSizeX(Math.max(POSITION_SHARE * width, tools.prefWidth(-1)));
        status.fit(end);
        double words = Math.min(end, snapSizeX(position.prefWidth(-1)));
        double line = line();
        double high = timeline.isExpanded() ? Math.max(line, timeline.prefHeight(-1)) : line;
        double gap = position.getFont().getSize();
        timeline.resizeRelocate(left, bottom - high, width - end - gap, high);
        double toolsHeight = tools.prefHeight(-1);
        tools.resizeRelocate(left + width - end, bottom - line - toolsHeight, end, toolsHeight);
        position.resizeRelocate(left + width - words, bottom - line, words, line);
    }
}
