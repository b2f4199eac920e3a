package puzzlescope.window.calls;

import javafx.geometry.Orientation;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.ScrollEvent;

/**
 * The visible rows of a long list: its scroll bar, which follows the current row until a person scrolls. FX thread
 * only.
 */
final class VisibleRows {

    private static final int WHEEL_ROWS = 3;
    private static final double PIXELS_PER_NOTCH = 40;

    private final ScrollBar bar = new ScrollBar();
    private boolean following = true;

    /** @param redraw is called when other rows become visible */
    VisibleRows(Runnable redraw) {
        bar.setOrientation(Orientation.VERTICAL);
        bar.setFocusTraversable(false);
        bar.valueProperty().addListener((_, _, _) -> redraw.run());
    }

    ScrollBar bar() {
        return bar;
    }

    int first() {
        return (int) Math.round(bar.getValue());
    }

    double barWidth() {
        return bar.isVisible() ? bar.getWidth() : 0;
    }

    /** Keeps the current row in view from now on. */
    void follow() {
        following = true;
    }

    /** Leaves scrolling to a person from now on. */
    void stopFollowing() {
        following = false;
    }

    /**
     * Updates the list.
     *
     * @param rows number of rows
     * @param fit number of rows that fit
     * @param current the row kept in view, or -1
     */
    void layOut(int rows, int fit, int current) {
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

    void reveal(int row, int fit) {
        if (row < first() || row >= first() + fit) {
            int first = row < first() ? row : row - fit + 1;
            bar.setValue(Math.clamp((double) first, 0, bar.getMax()));
        }
    }

    void handleScroll(ScrollEvent scroll) {
        if (bar.isVisible()) {
            double rows = scroll.getDeltaY() / PIXELS_PER_NOTCH * WHEEL_ROWS;
            following = false;
            bar.setValue(Math.clamp(bar.getValue() - rows, 0, bar.getMax()));
            scroll.consume();
        }
    }
}
