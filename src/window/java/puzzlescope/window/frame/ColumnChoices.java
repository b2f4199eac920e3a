package puzzlescope.window.frame;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;

/**
 * What a person has chosen of the columns beside the board, for all tabs. FX thread only.
 *
 * @param explanationFirst whether the right column stays where there is no room for both
 * @param pinned whether the left column stays while the film plays
 */
public record ColumnChoices(Side options, Side explanation, BooleanProperty explanationFirst, BooleanProperty pinned) {

    /**
     * What is chosen of one column.
     *
     * @param width as a share of its width where nobody has chosen one
     */
    public record Side(BooleanProperty folded, DoubleProperty width) {

        private static final double NARROWEST = 0.5;
        private static final double WIDEST = 4;

        private Side() {
            this(new SimpleBooleanProperty(), new SimpleDoubleProperty(1));
        }

        /** Chooses a width, within bounds. */
        public void widen(double share) {
            width.set(Math.clamp(share, NARROWEST, WIDEST));
        }
    }

    /** Where nobody has chosen anything. */
    public ColumnChoices() {
        this(new Side(), new Side(), new SimpleBooleanProperty(), new SimpleBooleanProperty(true));
    }
}
