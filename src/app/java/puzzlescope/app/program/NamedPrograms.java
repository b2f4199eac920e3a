package puzzlescope.app.program;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * The programs of a puzzle that a person has kept under names: items of a menu, and a strip that asks for a name, or
 * whether to delete one. FX thread only.
 */
final class NamedPrograms {

    private static final int COLUMNS = 14;

    private final Appearance appearance;
    private final Puzzle puzzle;
    private final ProgramStore store;
    private final Supplier<String> text;
    private final Consumer<String> opener;
    private final FlowPane strip = new FlowPane();
    /** The name of the program that was opened or saved last. */
    private String last = "";

    /**
     * @param text the program in the editor
     * @param opener puts a program into the editor
     */
    NamedPrograms(
            Appearance appearance, Puzzle puzzle, ProgramStore store, Supplier<String> text, Consumer<String> opener) {
        this.appearance = appearance;
        this.puzzle = puzzle;
        this.store = store;
        this.text = text;
        this.opener = opener;
        strip.setId("program-names");
        strip.getStyleClass().add("lesson-buttons");
        strip.addEventFilter(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ESCAPE) {
                close();
                key.consume();
            }
        });
        Visibility.set(strip, false);
    }

    Node strip() {
        return strip;
    }

    /** Adds what there is now to a menu: each program, and what can be done. */
    void addTo(List<MenuItem> items) {
        if (!store.keepsNames()) {
            return;
        }
        var names = store.names(puzzle);
        for (var name : names) {
            items.add(item("program-named-" + name, name, () -> open(name)));
        }
        items.add(item("program-save-as", appearance.localize("program.save-as"), this::askName));
        if (!names.isEmpty()) {
            var delete = new Menu(appearance.localize("program.delete"));
            delete.setId("program-delete");
            for (var name : names) {
                delete.getItems().add(item("program-delete-" + name, name, () -> askDelete(name)));
            }
            items.add(delete);
        }
    }

    private static MenuItem item(String id, String words, Runnable action) {
        var item = new MenuItem(words);
        item.setId(id);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> action.run());
        return item;
    }

    private void open(String name) {
        store.read(puzzle, name).ifPresent(program -> {
            last = name;
            opener.accept(program);
        });
    }

    /** Asks for a name; that of another program is asked about once more. */
    private void askName() {
        var field = new TextField(last);
        field.setId("program-name");
        field.setPrefColumnCount(COLUMNS);
        field.promptTextProperty().bind(appearance.texts().of("program.name"));
        field.accessibleTextProperty().bind(appearance.texts().of("program.name"));
        var said = LocalizedControls.lines("program-name-said");
        var save = button(
                "program-name-save", "program.save", () -> save(field.getText().strip(), said));
        field.textProperty().addListener((_, _, _) -> said.setText(""));
        field.setOnAction(_ -> save.fire());
        show(field, save, said);
        field.requestFocus();
        field.selectAll();
    }

    private void save(String name, Label said) {
        var question = appearance.localize("program.name.replace", name);
        if (!ProgramStore.isName(name)) {
            said.setText(appearance.localize("program.name.wrong"));
        } else if (!name.equals(last) && isTaken(name) && !said.getText().equals(question)) {
            said.setText(question);
        } else {
            store.keep(puzzle, name, text.get());
            last = name;
            close();
        }
    }

    /** Returns whether there is a program of a name; on many computers files differ by more than case. */
    private boolean isTaken(String name) {
        return store.names(puzzle).stream().anyMatch(name::equalsIgnoreCase);
    }

    private void askDelete(String name) {
        var question = LocalizedControls.lines("program-delete-question");
        question.setText(appearance.localize("program.delete.ask", name));
        var delete = button("program-delete-yes", "program.delete.yes", () -> {
            store.delete(puzzle, name);
            close();
        });
        var keep = button("program-delete-no", "program.delete.no", this::close);
        show(question, delete, keep);
        keep.requestFocus();
    }

    private Button button(String id, String key, Runnable action) {
        return LocalizedControls.button(appearance, id, key, action);
    }

    private void show(Node... nodes) {
        strip.getChildren().setAll(nodes);
        Visibility.set(strip, true);
    }

    private void close() {
        strip.getChildren().clear();
        Visibility.set(strip, false);
    }
}
