package puzzlescope.ui.puzzle.tiles;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;

/**
 * A bar on a logarithmic scale, with a line for every ten times as much. Numbers below the scale have none. FX thread only.
 */
final class LogBar extends Region {

    private static final PseudoClass OPEN_ENDED = PseudoClass.getPseudoClass("open-ended");
    private static final double THICKNESS = 0.6;

    private final int lowest;
    private final int highest;
    private final List<Region> lines = new ArrayList<>();
    private final Region bar = new Region();
    private double value;

    /** From one power of ten to another. */
    LogBar(int lowest, int highest) {
        this.lowest = lowest;
        this.highest = highest;
        getStyleClass().add("log-bar");
        bar.getStyleClass().add("log-bar-fill");
        for (int power = lowest; power <= highest; power++) {
            var line = new Region();
            line.getStyleClass().add("log-bar-line");
            lines.add(line);
        }
        getChildren().addAll(lines);
        getChildren().add(bar);
    }

    /** @param openEnded whether it would be longer if the search had not ended before it found anything */
    void show(double number, boolean openEnded) {
        bar.pseudoClassStateChanged(OPEN_ENDED, openEnded);
        if (number != value) {
            value = number;
            requestLayout();
        }
    }

    @Override
    protected void layoutChildren() {
        for (int i = 0; i < lines.size(); i++) {
            double x = (double) Math.round((getWidth() - 1) * i / (lines.size() - 1));
            lines.get(i).resizeRelocate(x, 0, 1, getHeight());
        }
        double fraction = value > 0 ? (Math.log10(value) - lowest) / (highest - lowest) : 0;
        double width = (double) Math.round(getWidth() * Math.clamp(fraction, 0, 1));
        double height = (double) Math.round(getHeight() * THICKNESS);
        double top = (double) Math.round((getHeight() - height) / 2);
        bar.resizeRelocate(0, top, width, height);
    }
}
