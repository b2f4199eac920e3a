package puzzlescope.app.lesson;

import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.OwnedDialog;
import puzzlescope.window.theme.Appearance;

/** Base of the dialogs of lessons. FX thread only. */
public abstract class LessonDialog extends VBox {

    private final Appearance appearance;
    private final Label said = new Label();

    LessonDialog(Appearance appearance, String id) {
        this.appearance = appearance;
        setId(id);
        getStyleClass().add("lesson-dialog");
        said.setId(id + "-said");
        said.setWrapText(true);
        said.setMinHeight(Region.USE_PREF_SIZE);
        said.managedProperty().bind(said.textProperty().isNotEmpty());
    }

    final Appearance appearance() {
        return appearance;
    }

    /** Opens the dialog, replacing one of the same kind, with the focus on its first control. */
    final void open(Labeled owner, String titleKey, double width, double height) {
        OwnedDialog.opened(owner, getId())
                .ifPresent(open -> open.getScene().getWindow().hide());
        var dialog = OwnedDialog.of(appearance, owner, titleKey, this, width, height);
        dialog.setOnShown(_ -> requestFocusTraversal(TraversalDirection.NEXT));
        dialog.show();
    }

    /** Closes the dialog. */
    public final void close() {
        getScene().getWindow().hide();
    }

    final Label messageLabel() {
        return said;
    }

    final void showMessage(Message message) {
        said.setText(appearance.localize(message));
    }

    final Label label(String key) {
        return LocalizedControls.label(appearance, key);
    }

    final Button button(String id, String key, Runnable action) {
        return LocalizedControls.button(appearance, id, key, action);
    }
}
