package puzzlescope.tiles.window;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.tiles.picture.SquareLabel;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Panel;
import puzzlescope.window.form.LocalizedComboBox;
import puzzlescope.window.theme.Appearance;

/** Labels of the squares: none, their coordinates, or their indices in a list. FX thread only. */
final class SquareLabelsPanel extends Panel {

    private final LocalizedComboBox<SquareLabel> choice;

    /** @param onChange called when the labels change */
    SquareLabelsPanel(Appearance appearance, Runnable onChange) {
        super(appearance.texts().of("tiles.labels"));
        setId("square-labels");
        choice = new LocalizedComboBox<>(
                appearance,
                "square-labels-choice",
                List.of(SquareLabel.values()),
                SquareLabel.NONE,
                label -> Message.of("tiles.labels." + label));
        choice.setMaxWidth(Double.MAX_VALUE);
        choice.accessibleTextProperty().bind(appearance.texts().of("tiles.labels"));
        choice.setTooltip(LocalizedControls.tooltip(appearance, "tiles.labels.help"));
        choice.valueProperty().addListener((_, _, _) -> onChange.run());
        getChildren().add(choice);
    }

    SquareLabel chosen() {
        return choice.getValue();
    }

    /** The choice as remembered in the settings. */
    String remembered() {
        return choice.getValue().name();
    }

    /** Restores the remembered choice. */
    void resume(String name) {
        choice.getItems().stream().filter(kind -> kind.name().equals(name)).forEach(choice::setValue);
    }
}
