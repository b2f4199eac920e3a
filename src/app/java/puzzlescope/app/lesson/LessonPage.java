package puzzlescope.app.lesson;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.WindowPage;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.theme.Appearance;

/** Base of the pages of lessons. FX thread only. */
public abstract class LessonPage extends VBox {

    private final Appearance appearance;
    private final Label said = LocalizedControls.wrapped();

    LessonPage(Appearance appearance, String id) {
        this.appearance = appearance;
        setId(id);
        getStyleClass().add("lesson-page");
        said.setId(id + "-said");
        said.managedProperty().bind(said.textProperty().isNotEmpty());
    }

    final Appearance appearance() {
        return appearance;
    }

    /** Opens the page, with the focus on its first control. */
    final void open(Node owner, String titleKey, Position position) {
        new WindowPage(appearance, owner, titleKey, this, position).show();
    }

    /** Opens the page beside whatever the window shows, also when that changes. */
    final void openEverywhere(Node owner, String titleKey) {
        new WindowPage(appearance, owner, titleKey, this, Position.BESIDE).showEverywhere();
    }

    public final void close() {
        WindowPage.around(this).ifPresent(WindowPage::close);
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
