package puzzlescope.window.board;

import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import puzzlescope.picture.Illustration;
import puzzlescope.window.theme.Appearance;

/** An illustration in a text, as wide as the text. Redrawn when its appearance changes. FX thread only. */
public final class IllustrationView extends Region {

    private static final double LEAST_WIDTH = 120;

    private final Appearance appearance;
    private final Illustration illustration;
    private final Canvas canvas = new Canvas();

    public IllustrationView(Appearance appearance, Illustration illustration) {
        this.appearance = appearance;
        this.illustration = illustration;
        getStyleClass().add("illustration");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(illustration.description());
        setMinWidth(LEAST_WIDTH);
        getChildren().add(canvas);
        appearance.palette().versionProperty().subscribe(this::requestLayout);
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(illustration.height());
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(computePrefHeight(getWidth()));
        canvas.getGraphicsContext2D().clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        illustration.paint(appearance.on(canvas), getWidth());
    }
}
