package puzzlescope.ui.puzzle.states;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import javafx.stage.FileChooser;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import puzzlescope.core.event.Message;
import puzzlescope.core.files.TextFile;
import puzzlescope.core.files.WholeFile;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.states.own.Examples;
import puzzlescope.core.puzzle.states.own.OwnParser;
import puzzlescope.core.puzzle.states.own.OwnPuzzle;
import puzzlescope.ui.fx.FxThread;
import puzzlescope.ui.theme.Appearance;

/**
 * Where a puzzle of one's own is written: its text with numbered lines, examples to begin with, and files. What is wrong is
 * said while it is typed, and its line is marked. FX thread only.
 */
final class OwnEditor extends VBox {

    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    private static final long MOST_BYTES = 1 << 20;
    private static final String ENDING = ".txt";
    private static final Pattern UNUSABLE = Pattern.compile("[^\\p{L}\\p{Nd}]+");

    private final Appearance appearance;
    private final TextArea area = new TextArea();
    private final Label numbers = new Label();
    private final Label remark = new Label();
    private final Label filed = new Label();
    private final ReadOnlyBooleanWrapper valid = new ReadOnlyBooleanWrapper();
    private @Nullable OwnPuzzle puzzle;

    OwnEditor(Appearance appearance, String text) {
        this.appearance = appearance;
        getStyleClass().add("own-editor");
        area.setId("own-text");
        area.getStyleClass().add("lines");
        area.accessibleTextProperty().bind(appearance.texts().of("states.own"));
        area.textProperty().addListener((_, _, _) -> check());
        HBox.setHgrow(area, Priority.ALWAYS);
        remark.setId("own-text-remark");
        filed.setId("own-file");
        filed.setVisible(false);
        for (var label : new Label[] {remark, filed}) {
            label.getStyleClass().add("remark");
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
        }
        filed.managedProperty().bind(filed.visibleProperty());
        var help = new Label();
        help.textProperty().bind(appearance.texts().of("states.own.help"));
        help.setWrapText(true);
        help.setMinHeight(Region.USE_PREF_SIZE);
        help.getStyleClass().add("remark");
        var lines = new HBox(gutter(), area);
        VBox.setVgrow(lines, Priority.ALWAYS);
        getChildren().addAll(buttons(), lines, remark, filed, help);
        area.setText(text);
        check();
    }

    private HBox buttons() {
        var examples = new MenuButton("", new FontIcon(MaterialDesignL.LIGHTBULB_ON_OUTLINE));
        examples.setId("own-examples");
        examples.textProperty().bind(appearance.texts().of("states.own.examples"));
        for (var example : Examples.values()) {
            var item = new MenuItem();
            item.textProperty().bind(appearance.texts().of("states.own.example." + example.id()));
            item.setOnAction(_ -> replace(
                    example.puzzle(appearance.texts().language().locale()).text()));
            examples.getItems().add(item);
        }
        var open = button("open", MaterialDesignF.FOLDER_OPEN_OUTLINE);
        open.setOnAction(_ -> Optional.ofNullable(
                        chooser("open").showOpenDialog(getScene().getWindow()))
                .ifPresent(file -> open(file.toPath())));
        var save = button("save", MaterialDesignC.CONTENT_SAVE_OUTLINE);
        save.setOnAction(_ -> Optional.ofNullable(
                        chooser("save").showSaveDialog(getScene().getWindow()))
                .ifPresent(file -> save(file.toPath())));
        var row = new HBox(examples, open, save);
        row.getStyleClass().add("own-buttons");
        return row;
    }

    private Button button(String name, Ikon icon) {
        var button = new Button("", new FontIcon(icon));
        button.setId("own-" + name);
        button.textProperty().bind(appearance.texts().of("states.own." + name));
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(appearance.texts().of("states.own." + name + ".help"));
        button.setTooltip(tooltip);
        return button;
    }

    private FileChooser chooser(String name) {
        var chooser = new FileChooser();
        chooser.setTitle(appearance.say("states.own." + name));
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("*" + ENDING, "*" + ENDING));
        if (puzzle != null) {
            chooser.setInitialFileName(UNUSABLE.matcher(puzzle.name()).replaceAll("-") + ENDING);
        }
        return chooser;
    }

    /** The numbers of the lines, which go with them when they are scrolled. */
    private Pane gutter() {
        numbers.getStyleClass().addAll("lines", "line-numbers");
        numbers.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        numbers.translateYProperty().bind(area.scrollTopProperty().negate());
        var gutter = new Pane(numbers);
        gutter.minWidthProperty().bind(numbers.widthProperty());
        gutter.setPrefHeight(0);
        var clip = new Rectangle();
        clip.widthProperty().bind(gutter.widthProperty());
        clip.heightProperty().bind(gutter.heightProperty());
        gutter.setClip(clip);
        return gutter;
    }

    private void check() {
        int wrong = -1;
        try {
            puzzle = OwnParser.parse(area.getText());
            remark.textProperty()
                    .bind(appearance
                            .texts()
                            .of("states.own.accepted", puzzle.space().moves()));
        } catch (InvalidInput refusal) {
            puzzle = null;
            wrong = (int) area.getText()
                    .substring(0, Math.clamp(refusal.offset(), 0, area.getLength()))
                    .chars()
                    .filter(each -> each == '\n')
                    .count();
            var reason = refusal.reason();
            remark.textProperty()
                    .bind(appearance.texts().of(reason.key(), reason.arguments().toArray()));
        }
        valid.set(puzzle != null);
        remark.pseudoClassStateChanged(REFUSED, puzzle == null);
        number(wrong);
    }

    private void number(int wrong) {
        int lines = (int) area.getText().chars().filter(each -> each == '\n').count() + 1;
        int width = String.valueOf(lines).length();
        numbers.setText(IntStream.range(0, lines)
                .mapToObj(line -> (line == wrong ? "\u25b8" : " ") + ("%" + width + "d").formatted(line + 1))
                .collect(Collectors.joining("\n")));
    }

    /** Whether what is written is a puzzle. */
    ReadOnlyBooleanProperty validProperty() {
        return valid.getReadOnlyProperty();
    }

    Optional<OwnPuzzle> puzzle() {
        return Optional.ofNullable(puzzle);
    }

    private void replace(String text) {
        // As if typed, so that it can be undone.
        area.replaceText(0, area.getLength(), text);
        area.positionCaret(0);
        filed.setVisible(false);
    }

    /** Takes the text of a file, or says why that cannot be. */
    void open(Path file) {
        aside(() -> TextFile.read(file, MOST_BYTES), read -> {
            read.obstacle()
                    .ifPresentOrElse(
                            why -> say(
                                    true,
                                    Message.of(
                                            "command.file." + why, file.toString(), String.valueOf(file.getParent()))),
                            () -> {
                                replace(read.text().replace("\r", ""));
                                say(false, Message.of("states.own.opened", file.toString()));
                            });
        });
    }

    /** Writes the text into a file, whether or not it is a puzzle yet; what was there is replaced when that has succeeded. */
    void save(Path chosen) {
        var file = chosen.getFileName().toString().contains(".")
                ? chosen
                : chosen.resolveSibling(chosen.getFileName() + ENDING);
        var bytes = (area.getText() + "\n").getBytes(StandardCharsets.UTF_8);
        aside(
                () -> write(file, bytes),
                failed -> say(
                        failed.isPresent(), failed.orElseGet(() -> Message.of("states.own.saved", file.toString()))));
    }

    private static Optional<Message> write(Path file, byte[] bytes) {
        try {
            WholeFile.askedFor(file).write(true, WholeFile.of(bytes));
            return Optional.empty();
        } catch (IOException failed) {
            return Optional.of(
                    Message.of("states.own.not-saved", file.toString(), String.valueOf(failed.getMessage())));
        }
    }

    private void say(boolean refused, Message message) {
        filed.textProperty()
                .bind(appearance.texts().of(message.key(), message.arguments().toArray()));
        filed.pseudoClassStateChanged(REFUSED, refused);
        filed.setVisible(true);
    }

    /** Disks may be slow: works on a thread of its own, then takes what came of it. */
    private static <T> void aside(Supplier<T> work, Consumer<T> taker) {
        Thread.ofPlatform().daemon().name("own-file").start(() -> {
            var result = work.get();
            FxThread.run(() -> taker.accept(result));
        });
    }
}
