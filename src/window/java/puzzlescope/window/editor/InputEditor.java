package puzzlescope.window.editor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileProblem;
import puzzlescope.engine.files.TextFile;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.form.LineNumbers;
import puzzlescope.window.fx.FileDialogs;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.theme.Appearance;

/**
 * An editor for a text: numbered lines, examples, and files. Errors are reported while typing, and their line is
 * marked. FX thread only.
 */
public final class InputEditor<T> extends VBox {

    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    private static final long MOST_BYTES = 1 << 21;
    private static final double PICTURE_SHARE = 0.62;
    private static final String ENDING = ".txt";
    private static final Pattern UNUSABLE = Pattern.compile("[^\\p{L}\\p{Nd}]+");

    private final Appearance appearance;
    private final EditorSpec<T> editorSpec;
    private final TextArea area = new TextArea();
    private final LineNumbers numbers = new LineNumbers(area);
    private final Label remark = new Label();
    private final Label filed = new Label();
    private final ReadOnlyBooleanWrapper valid = new ReadOnlyBooleanWrapper();
    private final Optional<Sketch<T>> sketch;
    private @Nullable T value;

    public InputEditor(Appearance appearance, EditorSpec<T> editorSpec, String text) {
        this.appearance = appearance;
        this.editorSpec = editorSpec;
        getStyleClass().add("own-editor");
        area.setId("own-text");
        area.getStyleClass().add("lines");
        area.accessibleTextProperty().bind(appearance.texts().of(editorSpec.key()));
        area.textProperty().addListener((_, _, _) -> check());
        HBox.setHgrow(area, Priority.ALWAYS);
        remark.setId("own-text-remark");
        filed.setId("own-file");
        filed.setVisible(false);
        for (var label : new Label[] {remark, filed}) {
            label.getStyleClass().add("remark");
            LocalizedControls.wrap(label);
        }
        filed.managedProperty().bind(filed.visibleProperty());
        sketch = editorSpec.sketch().map(maker -> maker.make(appearance, this::draw));
        var lines = editorSpec.isSingleLine() ? new HBox(area) : new HBox(numbers, area);
        var content = sketch.<Node>map(drawn -> with(drawn.node(), lines)).orElse(lines);
        VBox.setVgrow(content, Priority.ALWAYS);
        getChildren().addAll(buttons(), content, remark, filed);
        explain();
        area.setText(text);
        check();
        FileDrop.on(this, this::open);
    }

    /** Shows how to write: below the text, or as a tooltip where a picture needs the room. */
    private void explain() {
        var words = appearance.texts().of(editorSpec.key() + ".help");
        if (sketch.isPresent()) {
            Tooltips.set(area, words);
            area.accessibleHelpProperty().bind(words);
            return;
        }
        var help = LocalizedControls.wrapped();
        help.textProperty().bind(words);
        help.getStyleClass().add("remark");
        getChildren().add(help);
    }

    /** The picture to the left of the text, with a divider between them; above it if that is one line. */
    private Region with(Node drawn, Node lines) {
        if (editorSpec.isSingleLine()) {
            area.setPrefRowCount(1);
            area.setMinHeight(Region.USE_PREF_SIZE);
            VBox.setVgrow(drawn, Priority.ALWAYS);
            var both = new VBox(drawn, lines);
            both.getStyleClass().add("own-editor");
            return both;
        }
        var both = new SplitPane(drawn, lines);
        both.setDividerPositions(PICTURE_SHARE);
        return both;
    }

    private HBox buttons() {
        var examples = new MenuButton("", new FontIcon(MaterialDesignL.LIGHTBULB_ON_OUTLINE));
        examples.setId("own-examples");
        examples.textProperty().bind(appearance.texts().of("writing.examples"));
        for (var example : editorSpec.examples()) {
            var item = new MenuItem();
            item.textProperty().bind(appearance.texts().of(example.key()));
            item.setOnAction(_ -> replace(example.text().get()));
            examples.getItems().add(item);
        }
        var open = button("open", MaterialDesignF.FOLDER_OPEN_OUTLINE);
        open.setOnAction(_ -> FileDialogs.open(chooser("open"), this).ifPresent(this::open));
        var save = button("save", MaterialDesignC.CONTENT_SAVE_OUTLINE);
        save.setOnAction(_ -> FileDialogs.save(chooser("save"), this).ifPresent(this::save));
        var undo = button("undo", MaterialDesignU.UNDO_VARIANT);
        undo.setOnAction(_ -> area.undo());
        undo.disableProperty().bind(area.undoableProperty().not());
        DisabledReason.of(undo, () -> Message.of("writing.undo.why-not"));
        var redo = button("redo", MaterialDesignR.REDO_VARIANT);
        redo.setOnAction(_ -> area.redo());
        redo.disableProperty().bind(area.redoableProperty().not());
        DisabledReason.of(redo, () -> Message.of("writing.redo.why-not"));
        var row = new HBox(examples, undo, redo);
        if (!editorSpec.isSingleLine()) {
            row.getChildren().addAll(1, List.of(open, save));
        }
        row.getStyleClass().add("own-buttons");
        return row;
    }

    private Button button(String name, Ikon icon) {
        var button = new Button("", new FontIcon(icon));
        button.setId("own-" + name);
        button.textProperty().bind(appearance.texts().of("writing." + name));
        Tooltips.set(button, appearance.texts().of("writing." + name + ".help"));
        return button;
    }

    private FileChooser chooser(String name) {
        var chooser = new FileChooser();
        chooser.setTitle(appearance.title("writing." + name));
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("*" + ENDING, "*" + ENDING));
        value().map(editorSpec.fileName())
                .ifPresent(title ->
                        chooser.setInitialFileName(UNUSABLE.matcher(title).replaceAll("-") + ENDING));
        return chooser;
    }

    private void check() {
        int cause = -1;
        sketch.ifPresent(picture -> picture.read(area.getText()));
        try {
            T read = editorSpec.parameter().parse(area.getText());
            value = read;
            bind(remark, editorSpec.accepted().apply(read));
        } catch (InvalidInputException refusal) {
            value = null;
            cause = refusal.offset();
            bind(remark, refusal.reason());
        }
        valid.set(value != null);
        sketch.ifPresent(picture -> picture.show(value()));
        remark.pseudoClassStateChanged(REFUSED, value == null);
        numbers.show(cause);
    }

    private void bind(Label label, Message message) {
        label.textProperty()
                .bind(appearance.texts().of(message.key(), message.arguments().toArray()));
    }

    public ReadOnlyBooleanProperty validProperty() {
        return valid.getReadOnlyProperty();
    }

    public Optional<T> value() {
        return Optional.ofNullable(value);
    }

    /** The text, valid or not. */
    String text() {
        return area.getText();
    }

    private void replace(String text) {
        // Inserted as if typed, so that it can be undone.
        area.replaceText(0, area.getLength(), text);
        area.positionCaret(0);
        filed.setVisible(false);
    }

    /**
     * Replaces only the changed part of the text with the drawn one, so that it can be undone and the rest stays in
     * view.
     */
    private void draw(String text) {
        var before = area.getText();
        int same = 0;
        int most = Math.min(before.length(), text.length());
        while (same < most && before.charAt(same) == text.charAt(same)) {
            same++;
        }
        int end = before.length();
        int to = text.length();
        while (end > same && to > same && before.charAt(end - 1) == text.charAt(to - 1)) {
            end--;
            to--;
        }
        if (end > same || to > same) {
            area.replaceText(same, end, text.substring(same, to));
        }
    }

    static TextFile read(Path file) {
        return TextFile.read(file, MOST_BYTES);
    }

    static Message unreadable(FileProblem why, Path file) {
        return Message.of("command.file." + why, file.toString(), String.valueOf(file.getParent()));
    }

    /** Opens a text file, or reports why it cannot. */
    public void open(Path file) {
        FileDrop.aside(() -> read(file), read -> {
            read.problem().ifPresentOrElse(why -> say(true, unreadable(why, file)), () -> {
                replace(read.text().replace("\r", ""));
                say(false, Message.of("writing.opened", file.toString()));
            });
        });
    }

    /** Saves the text to a file, whether or not it is valid; an existing file is replaced only on success. */
    public void save(Path chosen) {
        var file = chosen.getFileName().toString().contains(".")
                ? chosen
                : chosen.resolveSibling(chosen.getFileName() + ENDING);
        var bytes = (area.getText() + "\n").getBytes(StandardCharsets.UTF_8);
        FileDrop.aside(
                () -> write(file, bytes),
                failed ->
                        say(failed.isPresent(), failed.orElseGet(() -> Message.of("writing.saved", file.toString()))));
    }

    private static Optional<Message> write(Path file, byte[] bytes) {
        try {
            WholeFile.askedFor(file).write(true, WholeFile.of(bytes));
            return Optional.empty();
        } catch (IOException failed) {
            return Optional.of(Message.of("writing.not-saved", file.toString(), String.valueOf(failed.getMessage())));
        }
    }

    private void say(boolean refused, Message message) {
        bind(filed, message);
        filed.pseudoClassStateChanged(REFUSED, refused);
        filed.setVisible(true);
    }
}
