package puzzlescope.app.lesson;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
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

    /** Widths in text sizes: the most for a column, before all of them are narrowed, and around its words. */
    private static final double WIDEST = 20;

    private static final double AROUND = 1.8;
    /** Room for a scroll bar, in px. */
    private static final double BAR = 24;

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
        // All columns are in sight, and what has no room in one line is wrapped.
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
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
                table.getColumns().add(column(results, i));
            }
            table.getItems().setAll(results.rows());
        });
    }

    private TableColumn<List<String>, String> column(ResultsTable results, int number) {
        var heading = results.heading().get(number);
        var column = new TableColumn<List<String>, String>(heading);
        column.setCellValueFactory(
                row -> new SimpleStringProperty(row.getValue().get(number)));
        column.setCellFactory(_ -> new WrappedCell());
        double most = WIDEST * appearance().textSize();
        double widest = results.rows().stream()
                .mapToDouble(row -> width(row.get(number)))
                .reduce(width(heading), Math::max);
        double least = width(heading);
        int columns = results.heading().size();
        // The heading in full, unless that would push another column out of the table.
        column.minWidthProperty()
                .bind(table.widthProperty()
                        .map(wide -> Math.clamp((wide.doubleValue() - BAR) / columns, 0, Math.min(most, least))));
        column.setPrefWidth(Math.min(most, widest));
        // What a column does not need is left to those that do.
        column.setMaxWidth(Math.min(most, widest));
        return column;
    }

    private double width(String words) {
        var text = new Text(words);
        text.setFont(Font.font(appearance().textSize()));
        return text.getLayoutBounds().getWidth() + AROUND * appearance().textSize();
    }

    /** A cell as high as its words need. */
    private static final class WrappedCell extends TableCell<List<String>, String> {

        WrappedCell() {
            var words = new Text();
            words.textProperty().bind(itemProperty());
            words.fillProperty().bind(textFillProperty());
            words.wrappingWidthProperty()
                    .bind(widthProperty().map(width -> width.doubleValue() - snappedLeftInset() - snappedRightInset()));
            setGraphic(words);
            setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            setPrefHeight(USE_COMPUTED_SIZE);
        }
    }

    private void save() {
        files.askForPath(this, appearance().localize("results.collect-name")).ifPresent(file -> save(file, true));
    }

    /** Saves the table; an existing file is replaced only if the person has confirmed it. */
    public void save(Path file, boolean mayReplace) {
        shown().ifPresent(results -> files.save(file, results.csv(), mayReplace, result -> showMessage(result.said())));
    }
}
