package puzzlescope.ui.app;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;

/**
 * The buttons of the tabs. Where there is no room for all names, only the selected tab keeps its own; the others show their
 * icons, and their names as tooltips. FX thread only.
 */
final class TabRow extends HBox {

    private final List<ToggleButton> buttons;
    private double widthWithNames;
    private boolean measured;

    TabRow(List<ToggleButton> buttons) {
        this.buttons = List.copyOf(buttons);
        getChildren().setAll(buttons);
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(0);
        for (var button : buttons) {
            button.textProperty().addListener((_, _, _) -> forget());
            button.fontProperty().addListener((_, _, _) -> forget());
            button.selectedProperty().addListener((_, _, _) -> forget());
        }
    }

    private void forget() {
        measured = false;
        requestLayout();
    }

    @Override
    protected double computePrefWidth(double height) {
        measure();
        return widthWithNames;
    }

    private void measure() {
        if (!measured) {
            buttons.forEach(button -> button.setContentDisplay(ContentDisplay.LEFT));
            applyCss();
            widthWithNames = buttons.stream()
                    .mapToDouble(button -> button.prefWidth(-1))
                    .map(this::snapSizeX)
                    .sum();
            measured = true;
        }
    }

    @Override
    protected void layoutChildren() {
        measure();
        boolean fits = widthWithNames <= getWidth();
        for (var button : buttons) {
            button.setContentDisplay(fits || button.isSelected() ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
        }
        super.layoutChildren();
    }
}
