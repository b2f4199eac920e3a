package puzzlescope.app.start;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.Region;

/** A button that shows a pane, as high as its wrapped texts need at the button's width. FX thread only. */
final class CardButton extends Button {

    private final Region content;

    /**
     * Creates the button, as large as its place.
     *
     * @param spoken what a screen reader says of it
     */
    CardButton(Region content, ObservableValue<String> spoken) {
        this.content = content;
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setGraphic(content);
        accessibleTextProperty().bind(spoken);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double across = snappedLeftInset() + snappedRightInset();
        double inside = (width < 0 ? prefWidth(-1) : width) - across;
        return snappedTopInset() + content.prefHeight(inside) + snappedBottomInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }
}
