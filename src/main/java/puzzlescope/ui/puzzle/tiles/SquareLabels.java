package puzzlescope.ui.puzzle.tiles;

import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.tiles.SquareLabel;
import puzzlescope.ui.control.Panel;
import puzzlescope.ui.theme.Appearance;

/** What is written on the squares: nothing, their coordinates, or the indices that they have in a list. FX thread only. */
final class SquareLabels extends Panel {

    private final ComboBox<SquareLabel> choice = new ComboBox<>();

    /** @param onChange done when something else is to be written */
    SquareLabels(Appearance appearance, Runnable onChange) {
        super(appearance.texts().of("tiles.labels"));
        setId("square-labels");
        choice.setId("square-labels-choice");
        choice.setMaxWidth(Double.MAX_VALUE);
        choice.getItems().addAll(SquareLabel.values());
        choice.setValue(SquareLabel.NONE);
        choice.accessibleTextProperty().bind(appearance.texts().of("tiles.labels"));
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(appearance.texts().of("tiles.labels.help"));
        choice.setTooltip(tooltip);
        choice.setCellFactory(_ -> new KindCell(appearance));
        choice.setButtonCell(new KindCell(appearance));
        choice.valueProperty().addListener((_, _, _) -> onChange.run());
        getChildren().add(choice);
    }

    /** A choice by its name in the window's language. */
    private static final class KindCell extends ListCell<SquareLabel> {

        private final Appearance appearance;

        KindCell(Appearance appearance) {
            this.appearance = appearance;
        }

        @Override
        protected void updateItem(@Nullable SquareLabel kind, boolean empty) {
            super.updateItem(kind, empty);
            textProperty().unbind();
            setText("");
            if (kind != null && !empty) {
                textProperty().bind(appearance.texts().of("tiles.labels." + kind));
            }
        }
    }

    SquareLabel chosen() {
        return choice.getValue();
    }

    /** The choice as it is remembered. */
    String remembered() {
        return choice.getValue().name();
    }

    /** Takes over what was remembered. */
    void resume(String name) {
        choice.getItems().stream().filter(kind -> kind.name().equals(name)).forEach(choice::setValue);
    }
}
