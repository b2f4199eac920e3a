package puzzlescope.window.compare;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;

/**
 * A bar on a logarithmic scale, with a line for every power of ten. Numbers below the scale have none. FX thread only.
 */
public final class LogBar extends Region {

    private static final PseudoClass OPEN_ENDED = PseudoClass.getPseudoClass("open-ended");
    private static final double THICKNESS = 0.6;

    private final List<Region> lines = new ArrayList<>();
    private final Region bar = new Region();
    private LogScale scale = new LogScale(0, 1);
    private double value;

    public LogBar() {
        getStyleClass().add("log-bar");
        bar.getStyleClass().add("log-bar-fill");
        getChildren().add(bar);
    }

    /** Share of the width that the bar takes, from 0 to 1. */
    public double share() {
        return scale.share(value);
    }

    /**
     * Shows a number.
     *
     * @param within scale of all bars in the column
     * @param openEnded whether the bar would be longer if the search had not stopped before finding anything
     */
    public void show(double number, LogScale within, boolean openEnded) {
        bar.pseudoClassStateChanged(OPEN_ENDED, openEnded);
        if (number != value || !within.equals(scale)) {
            value = number;
            scale = within;
            rule();
            requestLayout();
        }
    }

    private void rule() {
        if (lines.size() != scale.steps() + 1) {
            lines.clear();
            for (int step = 0; step <= scale.steps(); step++) {
                var line = new Region();
                line.getStyleClass().add("log-bar-line");
                lines.add(line);
            }
            getChildren().setAll(lines);
            getChildren().add(bar);
        }
    }

    @Override
    protected void layoutChildren() {
        for (int i = 0; i < lines.size(); i++) {
            double x = (double) Math.round((getWidth() - 1) * i / Math.max(1, lines.size() - 1));
            lines.get(i).resizeRelocate(x, 0, 1, getHeight());
        }
        double width = (double) Math.round(getWidth() * share());
        double height = (double) Math.round(getHeight() * THICKNESS);
        double top = (double) Math.round((getHeight() - height) / 2);
        bar.resizeRelocate(0, top, width, height);
    }
}
