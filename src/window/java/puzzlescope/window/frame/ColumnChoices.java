package puzzlescope.window.frame;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;

/**
 * A person's choices about the columns beside the board, for all tabs. FX thread only.
 *
 * @param explanationFirst whether the right column stays where there is no room for both
 * @param besidePage true while a page replaces the columns beside the board
 */
public record ColumnChoices(
        Side options, Side explanation, BooleanProperty explanationFirst, BooleanProperty besidePage) {

    /**
     * Choices about one column.
     *
     * @param width as a share of its default width
     */
    public record Side(BooleanProperty folded, DoubleProperty width) {

        private static final double NARROWEST = 0.5;
        private static final double WIDEST = 4;

        private Side(boolean folded) {
            this(new SimpleBooleanProperty(folded), new SimpleDoubleProperty(1));
        }

        /** Sets a width, within bounds. */
        public void widen(double share) {
            width.set(Math.clamp(share, NARROWEST, WIDEST));
        }
    }

    public ColumnChoices() {
        this(new Side(true), new Side(false), new SimpleBooleanProperty(), new SimpleBooleanProperty());
    }
}
