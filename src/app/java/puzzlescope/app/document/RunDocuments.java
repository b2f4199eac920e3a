package puzzlescope.app.document;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.stage.FileChooser;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import puzzlescope.app.program.EventTextFile;
import puzzlescope.app.program.RunProgramPane;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileErrorMessages;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.trace.Trace;
import puzzlescope.learn.document.ClassCode;
import puzzlescope.learn.document.RunFile;
import puzzlescope.program.LiveText;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.fx.FileDialogs;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.theme.Appearance;

/** Commands for runs as files and codes, in one menu, by keys and by dropping a file. FX thread only. */
public final class RunDocuments {

    private final Appearance appearance;
    private final Supplier<TabContext> front;
    private final Function<Puzzle, TabContext> tabs;
    private final MenuButton button = new MenuButton();
    private final RecentFiles recent;
    private final ReplacedFile replaced;
    private final AllowedPrograms allowedPrograms;
    private final RunProgramPane runProgram;
    private final Map<String, Function<Path, Runnable>> readers = new LinkedHashMap<>();

    /**
     * Creates the documents of a window.
     *
     * @param front the selected tab
     * @param tabs selects a puzzle's tab
     * @param export opens the export dialog of the selected tab
     * @param settings the folder of the settings; empty if nothing is kept
     */
    public RunDocuments(
            Appearance appearance,
            Supplier<TabContext> front,
            Function<Puzzle, TabContext> tabs,
            Runnable export,
            Optional<Path> settings) {
        allowedPrograms = new AllowedPrograms(settings);
        this.appearance = appearance;
        this.front = front;
        this.tabs = tabs;
        button.setId("file-menu");
        button.setGraphic(new FontIcon(MaterialDesignM.MENU));
        button.getStyleClass().addAll("flat", "tool");
        button.accessibleTextProperty().bind(appearance.texts().of("file-menu"));
        Tooltips.set(button, appearance.texts().of("file-menu.help"));
        button.getItems()
                .addAll(
                        item("run-file.open", Shortcut.OPEN_RUN, this::open),
                        item("run-program.open", Shortcut.RUN_PROGRAM, this::runProgram),
                        item("run-file.save", Shortcut.SAVE_RUN, this::save),
                        item("class-code.open", Shortcut.CLASS_CODE, this::showCode),
                        item("export.open", Shortcut.EXPORT, export));
        readers.put(RunFile.ENDING, this::read);
        EventTextFile.ENDINGS.forEach(ending -> readers.put(ending, file -> {
            var run = EventTextFile.read(file);
            return () -> open(run);
        }));
        recent = new RecentFiles(appearance, button, this::open);
        replaced = new ReplacedFile(appearance, this::showMessage);
        runProgram = new RunProgramPane(appearance, this::open, this::showMessage);
    }

    /**
     * Adds support for another kind of file.
     *
     * @param reader reads a file on a background thread, and returns an action for the FX thread
     */
    public void alsoOpen(String ending, Function<Path, Runnable> reader) {
        readers.put(ending, reader);
    }

    public void addMenuItem(String key, Shortcut shortcut, Runnable action) {
        button.getItems().add(item(key, shortcut, action));
    }

    /** The recently opened or saved files. */
    public RecentFiles recent() {
        return recent;
    }

    /** The button that restores the content of a replaced file. */
    public Button undoReplaceButton() {
        return replaced.button();
    }

    public MenuButton button() {
        return button;
    }

    private MenuItem item(String key, Shortcut shortcut, Runnable action) {
        var item = new MenuItem();
        item.setId(key);
        item.setMnemonicParsing(false);
        item.textProperty().bind(appearance.texts().of("menu.keys", Message.of(key), shortcut.keys()));
        item.setOnAction(_ -> action.run());
        return item;
    }

    /** Accepts files dropped anywhere in a window. */
    public void acceptDrops(Scene scene) {
        scene.addEventFilter(DragEvent.DRAG_OVER, event -> {
            if (dropped(event.getDragboard()).isPresent()) {
                event.acceptTransferModes(TransferMode.COPY);
                event.consume();
            }
        });
        scene.addEventFilter(
                DragEvent.DRAG_DROPPED,
                event -> dropped(event.getDragboard()).ifPresent(file -> {
                    open(file);
                    event.setDropCompleted(true);
                    event.consume();
                }));
    }

    private Optional<Path> dropped(Dragboard board) {
        return Optional.ofNullable(board.getFiles()).orElse(List.of()).stream()
                .filter(file -> isKnown(file.getName()))
                .map(File::toPath)
                .findFirst();
    }

    private boolean isKnown(String name) {
        return readers.keySet().stream().anyMatch(name.toLowerCase(Locale.ROOT)::endsWith);
    }

    public void open() {
        var chooser = chooser("run-file.open", readers.keySet());
        FileDialogs.open(chooser, button).ifPresent(this::open);
    }

    /** Opens the page on which a command is run that prints a line for each step. */
    public void runProgram() {
        runProgram.show(button, recent.folder());
    }

    /** Ends the command that is run, if any; called when the window closes. */
    public void close() {
        runProgram.end();
    }

    private FileChooser chooser(String titleKey, Set<String> endings) {
        var chooser = new FileChooser();
        chooser.setTitle(appearance.title(titleKey));
        recent.folder().ifPresent(chooser::setInitialDirectory);
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter(
                        "Puzzlescope", endings.stream().map("*"::concat).toList()));
        return chooser;
    }

    /** Opens a file, or reports why it cannot. Disks may be slow, so it is read on a background thread. */
    public void open(Path file) {
        Thread.ofPlatform().daemon().name("run-file").start(() -> {
            try {
                var then = reader(file).apply(file);
                FxThread.run(() -> {
                    then.run();
                    // A piped text has no file of the person's.
                    if (!LiveText.isCopy(file)) {
                        recent.add(file);
                        showMessage(Message.of("run-file.opened", file.toString()));
                    }
                });
            } catch (InvalidInputException refusal) {
                FxThread.run(() -> showMessage(refusal.reason()));
            }
        });
    }

    private Function<Path, Runnable> reader(Path file) {
        var name = file.toString().toLowerCase(Locale.ROOT);
        return readers.entrySet().stream()
                .filter(reader -> name.endsWith(reader.getKey()))
                .findFirst()
                .map(Map.Entry::getValue)
                .orElse(this::read);
    }

    /**
     * Asks about a program of a file, unless it has been allowed before; throws {@link InvalidInputException} if it must
     * not run. Called on the thread that reads the file.
     */
    public void checkProgram(Path file, String program) {
        new OutsideQuestion(appearance, button, file).checkProgram(program, allowedPrograms);
    }

    private Runnable read(Path file) {
        var question = new OutsideQuestion(appearance, button, file);
        var read = RunFile.read(file, question);
        read.arguments().program().ifPresent(program -> question.checkProgram(program.text(), allowedPrograms));
        var game = read.game();
        return () -> open(read, game);
    }

    /** Opens the run of a class code, and says what it is. */
    public void openCode(RunFile run) {
        var algorithm = run.puzzle().algorithmParameter().name() + "."
                + run.puzzle().algorithm(run.arguments()).id();
        var name = Message.of(run.puzzle().id() + ".name");
        var opened =
                Message.of("class-code.opened", name, Message.of(run.puzzle().id() + "." + algorithm));
        open(run, 0, () -> {
            if (front.get().player().noticeProperty().get() == null) {
                showMessage(opened);
            }
        });
    }

    /** Opens a run or a game again that was the {@linkplain #currentRun() current one} of its tab. */
    public void restore(RunFile run) {
        open(run, run.game());
    }

    /** Opens a file and replays the moves of its game, if any. */
    private void open(RunFile file, Optional<List<List<Event>>> game) {
        if (game.isPresent()) {
            TabRunFile.restore(tabs.apply(file.puzzle()), file, game.get());
        } else {
            open(file);
        }
    }

    /** Replays a game in its puzzle's tab and goes to its saved position. */
    public void replay(RunFile file, List<List<Event>> game) {
        TabRunFile.replay(tabs.apply(file.puzzle()), file, game, () -> {});
    }

    /** Starts a run in its puzzle's tab, and goes to its saved position as soon as that is recorded. */
    public void open(RunFile file) {
        open(file, 0, () -> {});
    }

    /**
     * The same, unless the person goes elsewhere first.
     *
     * @param recorded number of steps to wait for, or the end of the run
     * @param then is called on arrival, unless another run is started before
     */
    public void open(RunFile file, long recorded, Runnable then) {
        TabRunFile.open(tabs.apply(file.puzzle()), file, recorded, then);
    }

    /** Asks for a file and saves the run of the selected tab. */
    public void save() {
        var chooser = chooser("run-file.save", Set.of(RunFile.ENDING));
        chooser.setInitialFileName(front.get().player().session().puzzle().id() + RunFile.ENDING);
        FileDialogs.save(chooser, button).ifPresent(file -> save(file, true));
    }

    /**
     * Saves the run of the selected tab.
     *
     * @param mayReplace whether it may replace a file, which the person has confirmed
     */
    public void save(Path asked, boolean mayReplace) {
        boolean named = asked.toString().toLowerCase(Locale.ROOT).endsWith(RunFile.ENDING);
        var file = named ? asked : asked.resolveSibling(asked.getFileName() + RunFile.ENDING);
        var run = currentRun();
        if (run.arguments().program().filter(ProgramSource::isInFile).isPresent()) {
            showMessage(Message.of("run-file.program-in-file"));
            return;
        }
        Thread.ofPlatform().daemon().name("run-file").start(() -> {
            Message said;
            try {
                var before = ReplacedFile.content(file);
                run.write(file, mayReplace && named);
                FxThread.run(() -> {
                    recent.add(file);
                    replaced.remember(file, before);
                });
                var key = before.isPresent() ? "run-file.replaced" : "run-file.saved";
                said = Message.of(key, file.toString());
            } catch (IOException unwritable) {
                said = Message.of("export.not-saved", FileErrorMessages.of(unwritable));
            }
            var result = said;
            FxThread.run(() -> showMessage(result));
        });
    }

    /** The recording of the selected tab. */
    public Trace recording() {
        return front.get().player().session().trace();
    }

    /** The run of the selected tab, in its current state. */
    public RunFile currentRun() {
        return TabRunFile.of(front.get());
    }

    /** Shows the code of the selected run, and asks for another. */
    public void showCode() {
        var run = currentRun();
        ClassCodePane.open(appearance, (Labeled) button, ClassCode.of(run.puzzle(), run.arguments()), this::openCode);
    }

    /** Shows a message in the selected tab. */
    public void showMessage(Message message) {
        front.get().player().showNotice(message);
    }
}
