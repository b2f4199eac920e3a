package puzzlescope.app.query;

import javafx.scene.Node;
import javafx.scene.layout.HBox;

/** The first row of a flow of nodes; those that do not fit are hidden. FX thread only. */
final class ClippedRow extends HBox {

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double left = snappedLeftInset();
        for (Node child : getChildren()) {
            double width = snapSizeX(child.prefWidth(-1));
            child.setVisible(left + width <= getWidth() - snappedRightInset());
            child.resizeRelocate(left, snappedTopInset(), width, snapSizeY(child.prefHeight(width)));
            left += width + snapSpaceX(getSpacing());
        }
    }
}
