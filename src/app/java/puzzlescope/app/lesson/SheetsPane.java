package puzzlescope.app.lesson;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileErrorMessages;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.export.ExportRefusedException;
import puzzlescope.export.sheet.LessonSheets;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.form.ParameterForm;
import puzzlescope.window.fx.FileDialogs;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** Form for exercise sheets of a lesson, which saves them. FX thread only. */
public final class SheetsPane extends LessonPage {

    private static final System.Logger LOG = System.getLogger(SheetsPane.class.getName());
    private final Lesson lesson;
    private final ParameterForm form;
    private final Button save =
            button("sheets-save", "export.save", () -> choose().ifPresent(file -> save(file, true)));
    private final Button stop = button("sheets-stop", "export.stop", this::stop);
    private final ProgressBar progress = new ProgressBar(0);
    private @Nullable Thread thread;

    private SheetsPane(Appearance appearance, Lesson lesson) {
        super(appearance, "sheets");
        this.lesson = lesson;
        form = new ParameterForm(appearance, "export", LessonSheets.options(), Map.of());
        form.validProperty().addListener((_, _, _) -> show());
        var scroll = new ScrollPane(new VBox(label("lesson.sheets.about"), form));
        scroll.setFitToWidth(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        save.getStyleClass().add("accent");
        DisabledReason.of(save, () -> Message.of(thread != null ? "export.working" : "export.refused"));
        progress.setMaxWidth(Double.MAX_VALUE);
        progress.accessibleTextProperty().bind(appearance.texts().of("export.working"));
        HBox.setHgrow(progress, Priority.ALWAYS);
        var row = new HBox(save, progress, stop);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("run-buttons");
        getChildren().addAll(scroll, row, messageLabel());
        sceneProperty().subscribe(scene -> {
            if (scene == null) {
                stop();
            }
        });
        show();
    }

    static void open(Appearance appearance, Node owner, Lesson lesson) {
        new SheetsPane(appearance, lesson).open(owner, "lesson.sheets", Position.BESIDE);
    }

    private void show() {
        boolean working = thread != null;
        form.setDisable(working);
        save.setDisable(working || !form.validProperty().get());
        for (var part : new Region[] {progress, stop}) {
            Visibility.set(part, working);
        }
    }

    private Optional<Path> choose() {
        var chooser = new FileChooser();
        chooser.setTitle(appearance().title("lesson.sheets"));
        for (var ending : LessonSheets.endings()) {
            chooser.getExtensionFilters()
                    .add(new FileChooser.ExtensionFilter(ending.substring(1).toUpperCase(Locale.ROOT), "*" + ending));
        }
        chooser.setInitialFileName("sheet" + LessonSheets.endings().getFirst());
        return FileDialogs.save(chooser, this);
    }

    /**
     * Makes the sheets as filled in.
     *
     * @param mayReplace whether it may replace a file, which the person has confirmed
     */
    public void save(Path file, boolean mayReplace) {
        if (thread != null || !form.validProperty().get()) {
            return;
        }
        var name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        boolean named = LessonSheets.endings().stream().anyMatch(name::endsWith);
        var target = named
                ? file
                : file.resolveSibling(
                        file.getFileName() + LessonSheets.endings().getFirst());
        var arguments = form.arguments();
        var words = appearance().texts().words();
        messageLabel().setText("");
        progress.setProgress(0);
        var made = SolverThread.of("sheets", () -> {
            var said = made(() -> {
                var files = LessonSheets.make(
                        lesson, arguments, words, target, share -> FxThread.run(() -> progress.setProgress(share)));
                for (var each : files) {
                    // Only the first file was confirmed by the person.
                    boolean asked = mayReplace && named && each.path().equals(target);
                    var obstacle = OutputFile.problem(each.path(), asked);
                    if (obstacle.isPresent()) {
                        return obstacle.get();
                    }
                }
                for (var each : files) {
                    boolean asked = mayReplace && named && each.path().equals(target);
                    WholeFile.askedFor(each.path()).write(asked, each.content());
                }
                return Message.of("export.saved", target.toString());
            });
            FxThread.run(() -> take(said));
        });
        thread = made;
        show();
        stop.requestFocus();
        made.start();
    }

    /** Makes sheets; returns the result. */
    @FunctionalInterface
    private interface SheetMaker {

        Message make() throws IOException, InterruptedException;
    }

    private static Message made(SheetMaker sheetMaker) {
        try {
            return sheetMaker.make();
        } catch (ExportRefusedException refused) {
            return refused.reason();
        } catch (InterruptedException stopped) {
            return Message.of("export.stopped");
        } catch (IOException unwritable) {
            return Message.of("export.not-saved", FileErrorMessages.of(unwritable));
        } catch (RuntimeException | Error thrown) {
            LOG.log(System.Logger.Level.ERROR, "sheets could not be made", thrown);
            return Message.of("export.failed");
        }
    }

    private void take(Message what) {
        thread = null;
        show();
        save.requestFocus();
        showMessage(what);
    }

    private void stop() {
        if (thread != null) {
            thread.interrupt();
        }
    }
}
