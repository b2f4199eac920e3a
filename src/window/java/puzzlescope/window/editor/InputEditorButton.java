package puzzlescope.window.editor;

import java.util.function.Supplier;
import javafx.scene.control.Button;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.fx.Tooltips;

/** Opens the dialog of a text. FX thread only. */
public final class InputEditorButton extends Button {

    /** @param key of its text, with that of its tooltip below it */
    public InputEditorButton(TabContext context, String id, String key, Supplier<EditorSpec<?>> writing) {
        super("", new FontIcon(MaterialDesignP.PENCIL_OUTLINE));
        var texts = context.appearance().texts();
        setId(id);
        textProperty().bind(texts.of(key));
        setMaxWidth(Double.MAX_VALUE);
        Tooltips.set(this, texts.of(key + ".help"));
        setOnAction(_ -> InputEditorPage.show(context, this, writing.get()));
    }
}
