package puzzlescope.ui.app;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;

/**
 * The buttons of the tabs: icons with names; names alone where there is no room for both; and where there is none for that,
 * icons alone, but for the selected tab's, with the names as tooltips. FX thread only.
 */
final class TabRow extends HBox {

    private final List<ToggleButton> buttons;
    private double widthWithBoth;
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
        return widthWithBoth;
    }

    private void measure() {
        if (!measured) {
            applyCss();
            widthWithNames = width(ContentDisplay.TEXT_ONLY);
            widthWithBoth = width(ContentDisplay.LEFT);
            measured = true;
        }
    }

    private double width(ContentDisplay display) {
        buttons.forEach(button -> button.setContentDisplay(display));
        return buttons.stream()
                .mapToDouble(button -> snapSizeX(button.prefWidth(-1)))
                .sum();
    }

    @Override
    protected void layoutChildren() {
        measure();
        boolean both = widthWithBoth <= getWidth();
        boolean names = widthWithNames <= getWidth();
        for (var button : buttons) {
            var others = names ? ContentDisplay.TEXT_ONLY : ContentDisplay.GRAPHIC_ONLY;
            boolean full = both || !names && button.isSelected();
            button.setContentDisplay(full ? ContentDisplay.LEFT : others);
        }
        super.layoutChildren();
    }
}
