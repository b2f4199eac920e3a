package puzzlescope.app.lesson;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.DirectoryChooser;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.learn.lesson.ResultsTable;
import puzzlescope.learn.lesson.SubmittedResults;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.TextFileSaver;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.form.LocalizedComboBox;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.theme.Appearance;

/** The results handed in by a class, as tables. FX thread only. */
public final class CollectPane extends LessonPage {

    private final LocalizedComboBox<ResultsTable.Kind> kinds;
    private final TableView<List<String>> table = new TableView<>();
    private final Button save = button("collect-save", "results.save-csv", this::save);
    private final TextFileSaver files;
    private @Nullable SubmittedResults collected;

    private CollectPane(Appearance appearance) {
        super(appearance, "collect");
        files = new TextFileSaver(appearance, "results.save-csv", ".csv");
        var values = List.of(ResultsTable.Kind.values());
        kinds = new LocalizedComboBox<>(
                appearance, "collect-kind", values, values.getFirst(), kind -> Message.of("results.kind." + kind.id()));
        kinds.accessibleTextProperty().bind(appearance.texts().of("results.kind"));
        kinds.valueProperty().addListener((_, _, _) -> show());
        table.setId("collect-table");
        table.setPlaceholder(label("results.nothing"));
        VBox.setVgrow(table, Priority.ALWAYS);
        var buttons = new FlowPane(button("collect-folder", "results.choose-folder", this::choose), kinds, save);
        buttons.getStyleClass().add("lesson-buttons");
        getChildren().addAll(buttons, table, messageLabel());
        show();
    }

    static CollectPane open(Appearance appearance, Node owner) {
        var pane = new CollectPane(appearance);
        pane.open(owner, "results.collect", Position.INSTEAD);
        return pane;
    }

    private void choose() {
        var chooser = new DirectoryChooser();
        chooser.setTitle(appearance().title("results.choose-folder"));
        Optional.ofNullable(chooser.showDialog(getScene().getWindow()))
                .map(File::toPath)
                .ifPresent(this::read);
    }

    /** Shows the results in a folder. Disks may be slow, so it is read on a background thread. */
    public void read(Path folder) {
        Thread.ofPlatform().daemon().name("results").start(() -> {
            try {
                var all = SubmittedResults.in(folder);
                FxThread.run(() -> take(folder, all));
            } catch (InvalidInputException unreadable) {
                FxThread.run(() -> showMessage(unreadable.reason()));
            }
        });
    }

    private void take(Path folder, SubmittedResults all) {
        collected = all;
        var none = all.results().isEmpty() && all.refused().isEmpty()
                ? appearance().localize("results.none", folder.toString())
                : appearance().localize("results.collected", all.results().size());
        var refused = all.refused().stream().map(appearance()::localize).collect(Collectors.joining("\n"));
        messageLabel().setText((none + "\n" + refused).strip());
        show();
    }

    private Optional<ResultsTable> shown() {
        return Optional.ofNullable(collected)
                .filter(all -> !all.results().isEmpty())
                .map(all -> ResultsTable.of(
                        kinds.getValue(), all.results(), appearance().texts().words()));
    }

    private void show() {
        var made = shown();
        DisabledReason.disable(save, made.isEmpty() ? Message.of("results.nothing") : null);
        table.getColumns().clear();
        table.getItems().clear();
        made.ifPresent(results -> {
            for (int i = 0; i < results.heading().size(); i++) {
                int number = i;
                var column =
                        new TableColumn<List<String>, String>(results.heading().get(i));
                column.setCellValueFactory(
                        row -> new SimpleStringProperty(row.getValue().get(number)));
                table.getColumns().add(column);
            }
            table.getItems().setAll(results.rows());
        });
    }

    private void save() {
        files.askForPath(this, appearance().localize("results.collect-name")).ifPresent(file -> save(file, true));
    }

    /** Saves the table; an existing file is replaced only if the person has confirmed it. */
    public void save(Path file, boolean mayReplace) {
        shown().ifPresent(results -> files.save(file, results.csv(), mayReplace, result -> showMessage(result.said())));
    }
}
