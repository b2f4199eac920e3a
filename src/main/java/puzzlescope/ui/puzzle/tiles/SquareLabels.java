package puzzlescope.ui.puzzle.tiles;

import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Tooltip;
import javafx.util.StringConverter;
import puzzlescope.ui.control.Panel;
import puzzlescope.ui.theme.Appearance;

/** What is written on the squares: nothing, their coordinates, or the indices that they have in a list. FX thread only. */
final class SquareLabels extends Panel {

    enum Kind {
        NONE,
        COORDINATES,
        INDICES
    }

    private final ComboBox<Kind> choice = new ComboBox<>();

    /** @param onChange done when something else is to be written */
    SquareLabels(Appearance appearance, Runnable onChange) {
        super(appearance.texts().of("tiles.labels"));
        setId("square-labels");
        choice.setId("square-labels-choice");
        choice.setMaxWidth(Double.MAX_VALUE);
        choice.getItems().addAll(Kind.values());
        choice.setValue(Kind.NONE);
        choice.accessibleTextProperty().bind(appearance.texts().of("tiles.labels"));
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(appearance.texts().of("tiles.labels.help"));
        choice.setTooltip(tooltip);
        appearance.texts().of("tiles.labels").addListener((_, _, _) -> name(appearance));
        name(appearance);
        choice.valueProperty().addListener((_, _, _) -> onChange.run());
        getChildren().add(choice);
    }

    private void name(Appearance appearance) {
        choice.setConverter(new StringConverter<>() {
            @Override
            public String toString(Kind kind) {
                return kind == null ? "" : appearance.say("tiles.labels." + kind);
            }

            @Override
            public Kind fromString(String text) {
                throw new UnsupportedOperationException(text);
            }
        });
    }

    /** What is written on a square of a board with {@code size} squares on a side. */
    Optional<String> of(int row, int column, int size) {
        return switch (choice.getValue()) {
            case NONE -> Optional.empty();
            case COORDINATES -> Optional.of(column + ", " + row);
            case INDICES -> Optional.of(Integer.toString(row * size + column));
        };
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
