package puzzlescope.window.frame;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/**
 * The position at the left, the current activity at the right. Nothing is truncated: the last parts of the position
 * give way, usual activity is hidden where there is no room beside it, and important messages get lines of their own.
 * FX thread only.
 */
public class StatusLine extends Region {

    private static final String SEPARATOR = " \u00b7 ";
    private static final double GAP = 16;
    /** Width of the progress bar, in text sizes. */
    private static final double BAR = 8;

    private final Label place = new Label();
    private final Label said = new Label();
    private final ProgressBar bar = new ProgressBar();
    private List<String> parts = List.of();
    private boolean urgent;

    public StatusLine() {
        setId("status");
        getStyleClass().add("run-status");
        place.setId("position");
        // Focusable, so that screen readers read it when it is reached with the Tab key.
        place.setFocusTraversable(true);
        said.getStyleClass().add("status-label");
        said.setWrapText(true);
        bar.setVisible(false);
        getChildren().addAll(place, said, bar);
        widthProperty().addListener((_, _, _) -> fit());
        place.fontProperty().addListener((_, _, _) -> fit());
    }

    /** Sets the tooltip of the position. */
    protected final void setPlaceTooltip(Tooltip tooltip) {
        place.setTooltip(tooltip);
    }

    /** Sets the parts of the position, most important first. */
    protected final void place(List<String> next) {
        if (!next.equals(parts)) {
            parts = List.copyOf(next);
            fit();
        }
    }

    /**
     * Sets the activity.
     *
     * @param toBeKnown whether it is always shown
     */
    protected final void setText(String words, boolean toBeKnown) {
        if (urgent != toBeKnown) {
            urgent = toBeKnown;
            requestLayout();
        }
        said.setText(words);
    }

    /** Shows progress; negative if indeterminate, and 0 for none. */
    protected final void setProgress(double done) {
        bar.setVisible(done != 0);
        bar.setProgress(done);
    }

    private double room() {
        return getWidth() - snappedLeftInset() - snappedRightInset();
    }

    private void fit() {
        for (int number = parts.size(); number > 0; number--) {
            place.setText(String.join(SEPARATOR, parts.subList(0, number)));
            if (place.prefWidth(-1) <= room()) {
                return;
            }
        }
    }

    private double barWidth() {
        return bar.isVisible() ? BAR * place.getFont().getSize() + GAP : 0;
    }

    private boolean isBeside(double room) {
        return place.prefWidth(-1) + GAP + said.prefWidth(-1) + barWidth() <= room;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double room = (width < 0 ? getWidth() : width) - snappedLeftInset() - snappedRightInset();
        double line = place.prefHeight(-1);
        double below = isBeside(room) || !urgent ? 0 : said.prefHeight(room - barWidth());
        return snappedTopInset() + line + below + snappedBottomInset();
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double left = snappedLeftInset();
        double top = snappedTopInset();
        double room = room();
        double line = place.prefHeight(-1);
        boolean beside = isBeside(room);
        double wide = barWidth();
        place.resizeRelocate(left, top, place.prefWidth(-1), line);
        said.setVisible(beside || urgent);
        double words = beside ? said.prefWidth(-1) : room - wide;
        double y = beside ? top : top + line;
        said.resizeRelocate(left + room - wide - words, y, words, beside ? line : said.prefHeight(words));
        bar.resizeRelocate(left + room - wide + GAP, y + line / 4, Math.max(0, wide - GAP), line / 2);
    }
}
