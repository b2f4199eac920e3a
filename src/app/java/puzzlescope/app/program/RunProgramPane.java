package puzzlescope.app.program;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.DirectoryChooser;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileErrorMessages;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.learn.document.RunFile;
import puzzlescope.program.CommandProcess;
import puzzlescope.program.ExamplePrograms;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.WindowPage;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * A command of the person, the folder in which it runs and its input, and what the process tells besides its steps; one
 * process at a time. FX thread only.
 */
public final class RunProgramPane extends VBox {

    /** A command as an example. */
    private static final String EXAMPLE = "python3 my_queens.py";

    /** The folder in which examples are written. */
    private static final String EXAMPLES = "puzzlescope-examples";

    private static final int INPUT_ROWS = 3;

    private final Appearance appearance;
    private final Consumer<RunFile> opener;
    private final Consumer<Message> notice;
    private final TextField command = new TextField();
    private final TextField folder = new TextField();
    private final TextArea input = new TextArea();
    private final Label refusal = LocalizedControls.lines("run-program-refusal");
    private final Button run;
    private final Label status = LocalizedControls.lines("run-program-status");
    private final Label errors = LocalizedControls.lines("run-program-errors");
    private final Label examples = LocalizedControls.lines("run-program-examples-said");
    private final VBox errorPart;
    private @Nullable WindowPage page;
    private @Nullable CommandProcess process;
    /** True until the first lines of the process have said what it plays. */
    private boolean isAwaited;

    private boolean hasFailed;

    /**
     * @param opener starts a run in its puzzle's tab
     * @param notice shows a message in the selected tab
     */
    public RunProgramPane(Appearance appearance, Consumer<RunFile> opener, Consumer<Message> notice) {
        this.appearance = appearance;
        this.opener = opener;
        this.notice = notice;
        setId("run-program");
        getStyleClass().add("run-program");
        command.setPromptText(EXAMPLE);
        command.textProperty().addListener((_, _, _) -> check());
        command.setOnAction(_ -> run());
        folder.setOnAction(_ -> run());
        input.setPrefRowCount(INPUT_ROWS);
        refusal.getStyleClass().add("go-to-notice");
        run = LocalizedControls.button(appearance, "run-program-run", "run-program.run", this::run);
        run.getStyleClass().add("accent");
        errors.getStyleClass().add("code");
        errorPart = new VBox(LocalizedControls.label(appearance, "run-program.errors"), errors);
        var choices = LocalizedControls.flow(
                LocalizedControls.button(appearance, "run-program-choose", "run-program.choose", this::choose),
                LocalizedControls.button(
                        appearance, "run-program-examples", "run-program.examples", this::chooseForExamples));
        choices.getStyleClass().add("run-buttons");
        getChildren()
                .addAll(
                        LocalizedControls.label(appearance, "run-program.about"),
                        name("command", command),
                        command,
                        refusal,
                        status,
                        errorPart,
                        name("folder", folder),
                        folder,
                        choices,
                        examples,
                        name("input", input),
                        input);
        say(refusal, null);
        say(examples, null);
        check();
        showProcess();
    }

    private Label name(String key, TextInputControl field) {
        field.setId("run-program-" + key);
        var name = LocalizedControls.label(appearance, "run-program." + key);
        name.setLabelFor(field);
        return name;
    }

    /**
     * Opens the page beside whatever the window shows, or moves the focus there.
     *
     * @param owner a node in the window
     * @param recent the folder that was used last
     */
    public void show(Node owner, Optional<File> recent) {
        if (folder.getText().isEmpty()) {
            folder.setText(recent.map(File::getPath).orElse(System.getProperty("user.home", "")));
        }
        var shown = page;
        if (shown == null) {
            shown = new WindowPage(appearance, owner, "run-program.open", this, Position.BESIDE);
            shown.setOnClosed(() -> {
                if (isAwaited) {
                    end();
                }
            });
            shown.setFoot(new HBox(run));
            page = shown;
        }
        if (getScene() == null) {
            shown.showEverywhere();
        }
        command.requestFocus();
    }

    private void choose() {
        choose("run-program.choose").ifPresent(file -> folder.setText(file.getPath()));
    }

    private void chooseForExamples() {
        choose("run-program.examples").ifPresent(file -> writeExamples(file.toPath()));
    }

    private Optional<File> choose(String title) {
        var chooser = new DirectoryChooser();
        chooser.setTitle(appearance.title(title));
        var now = new File(folder.getText());
        if (now.isDirectory()) {
            chooser.setInitialDirectory(now);
        }
        return Optional.ofNullable(chooser.showDialog(getScene().getWindow()));
    }

    /** Writes the examples into a new folder in a place, and runs commands there from now on. */
    public void writeExamples(Path place) {
        var made = place.resolve(EXAMPLES);
        if (Files.exists(made)) {
            say(examples, Message.of("run-program.examples.exists", made.toString()));
            return;
        }
        try {
            int count = ExamplePrograms.write(made, false).size();
            folder.setText(made.toString());
            say(examples, Message.of("run-program.examples.written", count, made.toString()));
        } catch (InvalidInputException refused) {
            say(examples, refused.reason());
        } catch (IOException failed) {
            say(examples, Message.of("command.not-written", FileErrorMessages.of(failed)));
        }
    }

    private void check() {
        DisabledReason.disable(run, command.getText().isBlank() ? Message.of("run-program.no-command") : null);
    }

    /** Ends the last process and starts the next one; its run is opened as soon as its first lines are there. */
    private void run() {
        if (run.isDisabled()) {
            return;
        }
        List<String> words;
        try {
            words = CommandProcess.words(command.getText());
        } catch (InvalidInputException wrong) {
            say(refusal, wrong.reason());
            return;
        }
        end();
        var isTold = new AtomicBoolean();
        var next = new CommandProcess(words, folder.getText(), input.getText(), () -> {
            if (!isTold.getAndSet(true)) {
                FxThread.run(() -> {
                    isTold.set(false);
                    showProcess();
                });
            }
        });
        process = next;
        isAwaited = true;
        hasFailed = false;
        say(refusal, null);
        showProcess();
        Thread.ofPlatform().daemon().name("run-program").start(() -> start(next));
    }

    /** Starts a process and waits for its first lines. */
    private void start(CommandProcess next) {
        try {
            var read = EventTextFile.read(next.start().file());
            // Refused here rather than in the tab, where no run would end the process.
            read.puzzle().instance(read.arguments());
            FxThread.run(() -> {
                if (next.equals(process)) {
                    isAwaited = false;
                    opener.accept(read);
                    showProcess();
                }
            });
        } catch (InvalidInputException refused) {
            var reason = next.awaitFailure().orElse(refused.reason());
            next.end();
            FxThread.run(() -> {
                if (next.equals(process)) {
                    isAwaited = false;
                    say(refusal, reason);
                    showProcess();
                }
            });
        }
    }

    /** Ends the process, if there is one. */
    public void end() {
        if (process != null) {
            process.end();
            process = null;
        }
        isAwaited = false;
        showProcess();
    }

    private void showProcess() {
        var shown = process;
        var lines = shown == null ? List.<String>of() : shown.errors();
        var failure = shown == null ? Optional.<Message>empty() : shown.failure();
        say(status, isAwaited ? Message.of("run-program.waiting") : failure.orElseGet(() -> standing(shown)));
        errors.setText(String.join("\n", lines));
        boolean isOnlyLineSaid = lines.size() == 1
                && Stream.of(refusal, status).anyMatch(label -> label.getText().endsWith(lines.getFirst()));
        Visibility.set(errorPart, !lines.isEmpty() && !isOnlyLineSaid);
        if (failure.isPresent() && !isAwaited && !hasFailed) {
            hasFailed = true;
            notice.accept(failure.get());
        }
    }

    private @Nullable Message standing(@Nullable CommandProcess shown) {
        if (shown == null || refusal.isVisible()) {
            return null;
        }
        return Message.of(shown.isAlive() ? "run-program.running" : "run-program.ended");
    }

    private void say(Label label, @Nullable Message message) {
        label.textProperty().unbind();
        label.setText("");
        if (message != null) {
            label.textProperty()
                    .bind(appearance
                            .texts()
                            .of(message.key(), message.arguments().toArray()));
        }
        Visibility.set(label, message != null);
    }
}
