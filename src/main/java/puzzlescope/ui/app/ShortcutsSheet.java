package puzzlescope.ui.app;

import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import puzzlescope.ui.control.Shortcut;

/** The list of all shortcuts. */
final class ShortcutsSheet {

    private static final int ROWS = 16;

    private ShortcutsSheet() {}

    static void show(MainWindow window) {
        var look = window.look();
        var dialog = new Dialog<Void>();
        dialog.initOwner(window.scene().getWindow());
        dialog.setTitle(look.say("sheet.title"));
        dialog.setHeaderText(look.say("sheet.title"));
        var table = new GridPane();
        table.setId("shortcuts-sheet");
        table.getStyleClass().add("shortcuts");
        int row = 0;
        for (var shortcut : Shortcut.values()) {
            add(table, row++, shortcut.keys(), look.say("shortcut." + shortcut));
        }
        add(table, row, "Ctrl+1 \u2026 Ctrl+" + window.tabs().size(), look.say("shortcut.TABS"));
        dialog.getDialogPane().setContent(table);
        dialog.getDialogPane().getStylesheets().setAll(window.scene().getStylesheets());
        dialog.getDialogPane().getStyleClass().add(window.textSize().styleClass());
        dialog.getDialogPane().getButtonTypes().add(new ButtonType(look.say("close"), ButtonData.CANCEL_CLOSE));
        dialog.show();
    }

    private static void add(GridPane table, int index, String keys, String meaning) {
        var key = new Label(keys);
        key.getStyleClass().add("key");
        int column = index / ROWS * 2;
        var label = new Label(meaning);
        key.setMinWidth(Region.USE_PREF_SIZE);
        label.setMinWidth(Region.USE_PREF_SIZE);
        table.add(key, column, index % ROWS);
        table.add(label, column + 1, index % ROWS);
    }
}
