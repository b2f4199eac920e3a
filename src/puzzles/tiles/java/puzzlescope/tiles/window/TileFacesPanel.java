package puzzlescope.tiles.window;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.form.LocalizedComboBox;
import puzzlescope.window.fx.FileDialogs;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.theme.Appearance;

/** The choice of the tiles' faces. FX thread only. */
final class TileFacesPanel extends VBox {

    private static final String CHOICE = "picture";
    private static final String NUMBERED = "picture-numbers";
    static final String FILE = "picture-file";
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    private final Appearance appearance;
    private final TileFaces tileFaces;
    private final LocalizedComboBox<String> choices;
    private final CheckBox numbers = new CheckBox();
    private final Label message = LocalizedControls.wrapped();
    /** The person's own picture shown now or last; empty if there is none. */
    private String file = "";

    TileFacesPanel(Appearance appearance, TileFaces tileFaces) {
        this.appearance = appearance;
        this.tileFaces = tileFaces;
        choices = new LocalizedComboBox<>(
                appearance,
                "picture-choice",
                Stream.concat(Stream.of(TileFaces.NUMBERS), TileFaces.BUNDLED.stream())
                        .toList(),
                TileFaces.NUMBERS,
                id -> Message.of("tiles.picture." + id));
        setId("picture");
        getStyleClass().add("panel");
        var heading = new Label();
        heading.getStyleClass().add("panel-heading");
        heading.textProperty().bind(appearance.texts().of("tiles.picture"));
        heading.setLabelFor(choices);
        prepareChoices();
        numbers.setId("picture-numbers");
        numbers.textProperty().bind(appearance.texts().of("tiles.picture.with-numbers"));
        Tooltips.set(numbers, appearance.texts().of("tiles.picture.with-numbers.help"));
        numbers.setSelected(true);
        numbers.disableProperty().bind(choices.valueProperty().isEqualTo(TileFaces.NUMBERS));
        DisabledReason.of(numbers, () -> Message.of("tiles.picture.with-numbers.why-not"));
        numbers.selectedProperty().addListener((_, _, shown) -> tileFaces.setNumbered(shown));
        message.setId("picture-message");
        message.getStyleClass().add("remark");
        message.pseudoClassStateChanged(REFUSED, true);
        message.managedProperty().bind(message.visibleProperty());
        message.setVisible(false);
        getChildren().addAll(heading, choices, numbers, openButton(), message);
    }

    private void prepareChoices() {
        choices.setMaxWidth(Double.MAX_VALUE);
        Tooltips.set(choices, appearance.texts().of("tiles.picture.help"));
        choices.accessibleTextProperty().bind(appearance.texts().of("tiles.picture"));
        choices.valueProperty().addListener((_, _, chosen) -> tileFaces.choose(chosen));
    }

    private Button openButton() {
        var open = new Button();
        open.setId("picture-open");
        open.setGraphic(new FontIcon(MaterialDesignI.IMAGE_PLUS));
        open.textProperty().bind(appearance.texts().of("tiles.picture.open"));
        open.setMaxWidth(Double.MAX_VALUE);
        Tooltips.set(open, appearance.texts().of("tiles.picture.open.help"));
        open.setOnAction(_ -> {
            var chooser = new FileChooser();
            chooser.setTitle(appearance.title("tiles.picture.open"));
            chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("PNG, JPEG", "*.png", "*.jpg", "*.jpeg"));
            FileDialogs.open(chooser, this).map(Path::toFile).ifPresent(this::open);
        });
        return open;
    }

    Map<String, String> viewSettings() {
        return Map.of(CHOICE, choices.getValue(), NUMBERED, String.valueOf(numbers.isSelected()), FILE, file);
    }

    /** Restores the remembered choice; a missing file is not reported again. */
    void resume(Function<String, Optional<String>> habits) {
        habits.apply(NUMBERED).map(Boolean::parseBoolean).ifPresent(numbers::setSelected);
        habits.apply(CHOICE).filter(choices.getItems()::contains).ifPresent(choices::setValue);
        boolean own = habits.apply(CHOICE).equals(Optional.of(TileFaces.OWN));
        habits.apply(FILE).map(File::new).filter(kept -> own && kept.isFile()).ifPresent(this::open);
    }

    /** Accepts files dropped on a node. */
    void acceptDrops(Region target) {
        target.setOnDragOver(event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
            event.consume();
        });
        target.setOnDragDropped(this::drop);
    }

    private void drop(DragEvent event) {
        List<File> files = event.getDragboard().getFiles();
        if (!files.isEmpty()) {
            open(files.getFirst());
        }
        event.setDropCompleted(!files.isEmpty());
        event.consume();
    }

    /** Loads a picture and shows it when it is ready, or reports why it cannot be shown. */
    void open(File chosen) {
        message.setVisible(false);
        if (!TileFaces.isPicture(chosen.getName())) {
            refuse("tiles.picture.wrong-kind", chosen);
            return;
        }
        var image = TileFaces.read(chosen.toURI().toString());
        image.errorProperty().addListener((_, _, failed) -> {
            if (failed) {
                refuse("tiles.picture.unreadable", chosen);
            }
        });
        image.progressProperty().addListener((_, _, read) -> {
            if (read.doubleValue() >= 1 && !image.isError() && image.getWidth() > 0) {
                tileFaces.setImage(image);
                file = chosen.getPath();
                if (!choices.getItems().contains(TileFaces.OWN)) {
                    choices.getItems().add(TileFaces.OWN);
                }
                choices.setValue(TileFaces.OWN);
            }
        });
        if (image.isError()) {
            refuse("tiles.picture.unreadable", chosen);
        }
    }

    private void refuse(String key, File refused) {
        message.textProperty().bind(appearance.texts().of(key, refused.getName()));
        message.setVisible(true);
    }
}
