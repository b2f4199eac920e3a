package puzzlescope.window.editor;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.theme.Appearance;

/**
 * A drawing sheet with a sentence below it: instructions, or the reason why something is impossible. FX thread only.
 */
public abstract class SketchPane<T> extends VBox implements Sketch<T> {

    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    private final Appearance appearance;
    private final Label remark = LocalizedControls.wrapped();

    /** @param id of the pane; its sentence has the same with {@code -remark} */
    protected SketchPane(Appearance appearance, String id) {
        this.appearance = appearance;
        setId(id);
        getStyleClass().add("sketch");
        remark.setId(id + "-remark");
        remark.getStyleClass().add("remark");
    }

    /** Adds the sheet; nodes above it have been added before. */
    protected final void setSheet(SketchSheet sheet) {
        VBox.setVgrow(sheet, Priority.ALWAYS);
        getChildren().addAll(sheet, remark);
    }

    /** Shows an instruction or a report. */
    public final void showMessage(Message message) {
        showMessage(false, message);
    }

    public final void showError(Message why) {
        showMessage(true, why);
    }

    private void showMessage(boolean refused, Message message) {
        remark.textProperty()
                .bind(appearance.texts().of(message.key(), message.arguments().toArray()));
        remark.pseudoClassStateChanged(REFUSED, refused);
    }

    @Override
    public final Node node() {
        return this;
    }
}
