package puzzlescope.window.calls;

import javafx.geometry.Orientation;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.ScrollEvent;

/** Which rows of a long list are in sight: its scroll bar, which follows the current row until a person looks elsewhere. FX thread only. */
final class RowsInSight {

    private static final int WHEEL_ROWS = 3;
    private static final double PIXELS_PER_NOTCH = 40;

    private final ScrollBar bar = new ScrollBar();
    private boolean following = true;

    /** @param redraw is called when other rows are in sight */
    RowsInSight(Runnable redraw) {
        bar.setOrientation(Orientation.VERTICAL);
        bar.setFocusTraversable(false);
        bar.valueProperty().addListener((_, _, _) -> redraw.run());
    }

    ScrollBar bar() {
        return bar;
    }

    /** The first row in sight. */
    int first() {
        return (int) Math.round(bar.getValue());
    }

    /** The width that the bar takes of the list. */
    double barWidth() {
        return bar.isVisible() ? bar.getWidth() : 0;
    }

    /** From now on the current row is kept in sight. */
    void follow() {
        following = true;
    }

    /** From now on a person chooses what is in sight. */
    void stay() {
        following = false;
    }

    /**
     * Takes what there is to be seen.
     *
     * @param rows how many there are
     * @param fit how many of them fit
     * @param current the row that is kept in sight, or -1
     */
    void lay(int rows, int fit, int current) {
        int most = Math.max(0, rows - fit);
        bar.setMax(most);
        bar.setVisibleAmount(rows == 0 ? 1 : (double) fit * most / rows);
        bar.setBlockIncrement(fit);
        bar.setVisible(most > 0);
        if (following && current >= 0 && (current < first() + 1 || current > first() + fit - 2)) {
            int first = current - fit * 2 / 3;
            bar.setValue(Math.clamp((double) first, 0, most));
        }
        bar.setValue(Math.clamp(bar.getValue(), 0, most));
    }

    /** Brings a row into sight. */
    void reveal(int row, int fit) {
        if (row < first() || row >= first() + fit) {
            int first = row < first() ? row : row - fit + 1;
            bar.setValue(Math.clamp((double) first, 0, bar.getMax()));
        }
    }

    void turnWheel(ScrollEvent scroll) {
        if (bar.isVisible()) {
            double rows = scroll.getDeltaY() / PIXELS_PER_NOTCH * WHEEL_ROWS;
            following = false;
            bar.setValue(Math.clamp(bar.getValue() - rows, 0, bar.getMax()));
            scroll.consume();
        }
    }
}
