package puzzlescope.window.editor;

import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * A bar that finds a text in a program, whatever its case: Enter leads to the next place, Shift+Enter to the one before,
 * Esc closes it. Takes no room until opened. FX thread only.
 */
final class FindBar extends HBox {

    private static final int COLUMNS = 10;

    private final Appearance appearance;
    private final CodeEditor editor;
    private final TextField field = new TextField();
    private final Label number = new Label();

    FindBar(Appearance appearance, CodeEditor editor) {
        this.appearance = appearance;
        this.editor = editor;
        getStyleClass().addAll("run-buttons", "program-row");
        field.setId("program-find");
        field.setPrefColumnCount(COLUMNS);
        field.promptTextProperty().bind(appearance.texts().of("program.find"));
        field.accessibleTextProperty().bind(appearance.texts().of("program.find"));
        field.textProperty().addListener((_, _, _) -> find(editor.selectionStart()));
        HBox.setHgrow(field, Priority.ALWAYS);
        number.setId("program-find-number");
        number.setMinWidth(Region.USE_PREF_SIZE);
        getChildren()
                .addAll(
                        field,
                        number,
                        tool("program-find-previous", MaterialDesignC.CHEVRON_UP, this::previous),
                        tool("program-find-next", MaterialDesignC.CHEVRON_DOWN, this::next),
                        tool("program-find-close", MaterialDesignC.CLOSE, this::close));
        addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        Visibility.set(this, false);
    }

    private Button tool(String id, Ikon icon, Runnable action) {
        var key = id.replace('-', '.');
        var tool = new Button();
        tool.setId(id);
        tool.setGraphic(new FontIcon(icon));
        tool.getStyleClass().addAll("flat", "tool");
        tool.setMinWidth(Region.USE_PREF_SIZE);
        tool.accessibleTextProperty().bind(appearance.texts().of(key));
        tool.setTooltip(LocalizedControls.tooltip(appearance, key));
        tool.setOnAction(_ -> action.run());
        return tool;
    }

    /** Opens the bar, with the selected text if it lies in one line. */
    void open() {
        var selected = editor.selectedText();
        if (!selected.isEmpty() && selected.indexOf('\n') < 0) {
            field.setText(selected);
        }
        Visibility.set(this, true);
        field.requestFocus();
        field.selectAll();
        find(editor.selectionStart());
    }

    private void press(KeyEvent key) {
        if (key.getCode() == KeyCode.ENTER && !key.isShortcutDown()) {
            if (key.isShiftDown()) {
                previous();
            } else {
                next();
            }
            key.consume();
        }
    }

    private void next() {
        find(editor.selectionStart() + 1);
    }

    /** Selects the place before the selected one; before the first comes the last. */
    private void previous() {
        var text = text();
        var sought = sought();
        int before = sought.isEmpty() || editor.selectionStart() == 0
                ? -1
                : text.lastIndexOf(sought, editor.selectionStart() - 1);
        show(before >= 0 ? before : sought.isEmpty() ? -1 : text.lastIndexOf(sought));
    }

    /** Selects the first place from an offset on; after the last comes the first. */
    private void find(int from) {
        var sought = sought();
        int next = sought.isEmpty() ? -1 : text().indexOf(sought, from);
        show(next >= 0 || sought.isEmpty() ? next : text().indexOf(sought));
    }

    private void show(int offset) {
        var sought = sought();
        if (offset >= 0) {
            editor.select(offset, sought.length());
        }
        int all = 0;
        int here = 0;
        for (int at = sought.isEmpty() ? -1 : text().indexOf(sought); at >= 0; at = text().indexOf(sought, at + 1)) {
            all++;
            here += at <= offset ? 1 : 0;
        }
        number.setText(sought.isEmpty() ? "" : appearance.localize("program.find.number", here, all));
    }

    private String text() {
        return editor.text().toLowerCase(Locale.ROOT);
    }

    private String sought() {
        return field.getText().toLowerCase(Locale.ROOT);
    }

    /** Closes the bar; returns whether it was open. */
    boolean close() {
        boolean isOpen = isVisible();
        if (isOpen) {
            Visibility.set(this, false);
            editor.requestFocus();
        }
        return isOpen;
    }
}
