package puzzlescope.finder.window;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputDialog;
import javafx.stage.DirectoryChooser;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.tree.PathText;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.Typeface;

/**
 * Asks in dialogs above the window. FX thread only.
 *
 * @param owner a node in the window
 */
record DialogPrompts(Appearance appearance, Node owner) implements FinderPrompts {

    private static final double WIDTH = 460;

    @Override
    public boolean confirms(Message question, String answer) {
        var yes = new ButtonType(appearance.localize(answer), ButtonData.OK_DONE);
        var alert = new Alert(Alert.AlertType.CONFIRMATION, "", yes, cancel());
        var text = new Label(appearance.texts().localize(question));
        text.setId("finder-question");
        text.setWrapText(true);
        alert.getDialogPane().setContent(text);
        alert.setHeaderText(null);
        dress(alert);
        return alert.showAndWait().filter(yes::equals).isPresent();
    }

    private ButtonType cancel() {
        return new ButtonType(appearance.localize("finder.ask.cancel"), ButtonData.CANCEL_CLOSE);
    }

    private void dress(Dialog<?> dialog) {
        dialog.initOwner(owner.getScene().getWindow());
        dialog.setTitle(appearance.localize("finder.ask.title"));
        var pane = dialog.getDialogPane();
        pane.setPrefWidth(WIDTH);
        pane.getStylesheets().setAll(owner.getScene().getStylesheets());
        Typeface.apply(pane, appearance.texts().language());
        pane.getStyleClass().addAll(owner.getScene().getRoot().getStyleClass());
        pane.getStyleClass().remove("window");
    }

    @Override
    public Optional<Path> folder() {
        var chooser = new DirectoryChooser();
        chooser.setTitle(appearance.title("finder.ask.target"));
        return Optional.ofNullable(chooser.showDialog(owner.getScene().getWindow()))
                .map(File::getPath)
                .map(PathText::path);
    }

    @Override
    public Optional<Destination> destination(Path folder, String name, String answer) {
        var yes = new ButtonType(appearance.localize(answer), ButtonData.OK_DONE);
        var dialog = new Dialog<Destination>();
        var form = new DestinationForm(appearance, folder, name, this::folder);
        dialog.getDialogPane().getButtonTypes().setAll(yes, cancel());
        dialog.getDialogPane().setContent(form);
        dialog.setResultConverter(pressed -> yes.equals(pressed) ? form.destination() : null);
        dialog.setOnShown(_ -> form.focusName());
        dress(dialog);
        return dialog.showAndWait();
    }

    @Override
    public Optional<String> name(String old) {
        var dialog = new TextInputDialog(old);
        dialog.getDialogPane()
                .getButtonTypes()
                .setAll(new ButtonType(appearance.localize("finder.action.rename"), ButtonData.OK_DONE), cancel());
        dialog.setHeaderText(null);
        dialog.setGraphic(null);
        dialog.setContentText(appearance.localize("finder.ask.new-name", old));
        dress(dialog);
        return dialog.showAndWait();
    }
}
