package puzzlescope.app.main;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import javafx.application.Application;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCombination;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import puzzlescope.app.plugin.PlugInFolder;
import puzzlescope.command.CommonOptions;
import puzzlescope.engine.files.PartialFiles;
import puzzlescope.engine.files.UserFolders;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.trace.RecordingFolder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.window.fx.FirstFrame;
import puzzlescope.window.theme.Theme;

/** The app and its window. */
public final class PuzzlescopeApp extends Application {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 860;
    private static final double SMALLEST_WIDTH = 800;
    private static final double SMALLEST_HEIGHT = 600;

    private @Nullable MainWindow window;
    private @Nullable Settings settings;
    private @Nullable Retention retention;

    /**
     * Opens the window and returns when it is closed.
     *
     * @param arguments common options, and a file to open, if any, as the last of the rest
     */
    public static void open(List<String> arguments) {
        launch(PuzzlescopeApp.class, arguments.toArray(String[]::new));
    }

    private CommonOptions options() {
        return CommonOptions.of(getParameters().getRaw());
    }

    @Override
    public void start(Stage stage) {
        LogFile.open(UserFolders.logs());
        var remembered = Settings.load(UserFolders.settings(), UserFolders.administration());
        var language = options()
                .language()
                .or(() -> remembered.get("language").map(Language::ofCode))
                .orElseGet(() -> Language.of(Locale.getDefault()));
        var theme = remembered
                .get("theme")
                .filter(code -> !code.equals(ThemeChoice.SYSTEM))
                .map(Theme::ofCode)
                .orElseGet(Theme::ofSystem);
        theme.activate();
        var complaints =
                PlugInDialog.askAndLoad(PlugInFolder.ofTheUser(), options().plugIns(), language);
        var screen = Screen.getPrimary().getVisualBounds();
        var kept = keep(remembered);
        Supplier<MainWindow> maker = () -> new MainWindow(
                language,
                theme,
                Math.min(WIDTH, screen.getWidth()),
                Math.min(HEIGHT, screen.getHeight()),
                kept,
                remembered);
        settings = remembered;
        var content = opened(stage, maker, remembered);
        stage.setTitle("Puzzlescope");
        addIcons(stage);
        disableFullScreenNotice(stage);
        stage.setMinWidth(Math.min(SMALLEST_WIDTH, screen.getWidth()));
        stage.setMinHeight(Math.min(SMALLEST_HEIGHT, screen.getHeight()));
        place(stage, remembered);
        stage.show();
        FirstFrame.of(content.scene(), () -> {
            openFront(content, stage, maker, remembered);
            complaints.forEach(complaint -> content.front().player().showNotice(complaint));
        });
    }

    /**
     * Disables JavaFX's own full-screen notice, which covers the board and is in English, and its key, which would end
     * more than one thing at a time.
     */
    private void disableFullScreenNotice(Stage stage) {
        stage.setFullScreenExitHint("");
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        stage.fullScreenProperty().addListener((_, _, full) -> {
            if (window != null) {
                window.presenting().set(full);
            }
        });
    }

    /** Opens a new window on the stage; settings that make it fail are set aside. */
    private MainWindow opened(Stage stage, Supplier<MainWindow> maker, Settings remembered) {
        MainWindow content;
        try {
            content = maker.get();
        } catch (RuntimeException unusable) {
            remembered.quarantine(unusable);
            content = maker.get();
        }
        window = content;
        content.presenting().addListener((_, _, on) -> stage.setFullScreen(on));
        ErrorDialog.install(content);
        stage.setScene(content.scene());
        return content;
    }

    /** Opens the selected tab; if that fails, in a new window without the settings. */
    private void openFront(MainWindow content, Stage stage, Supplier<MainWindow> maker, Settings remembered) {
        try {
            var file = options().rest().reversed().stream().findFirst().map(Path::of);
            if (file.isEmpty()
                    && (remembered.isNew() || content.choices().opensStartPage().get())) {
                content.showStartPage();
            } else {
                content.front();
                file.ifPresent(content.documents()::open);
            }
        } catch (RuntimeException unusable) {
            if (content.isFrontOfPlugIn()) {
                remembered.put("tab", "");
            } else {
                remembered.quarantine(unusable);
            }
            content.close();
            opened(stage, maker, remembered).front();
        }
    }

    /** Retention of recordings as in the settings, in files if they are long; deletes files left by a crash. */
    private Retention keep(Settings remembered) {
        var folder = UserFolders.cache().resolve("recordings");
        Thread.ofVirtual().name("sweeper").start(() -> {
            RecordingFolder.deleteStale(folder);
            PartialFiles.deleteStaleIn(UserFolders.settings());
            PartialFiles.deleteStaleIn(UserFolders.tables());
        });
        var kept = Retention.of(
                Retention.fitting(
                        megabytes(remembered, "recording.memory-megabytes", Retention.MEMORY_BYTES),
                        Runtime.getRuntime().maxMemory()),
                megabytes(remembered, "recording.file-megabytes", Retention.FILE_BYTES),
                folder);
        retention = kept;
        return kept;
    }

    private static long megabytes(Settings settings, String key, long preset) {
        return settings.number(key, 0, Integer.MAX_VALUE)
                .map(megabytes -> (long) megabytes << 20)
                .orElse(preset);
    }

    private static void addIcons(Stage stage) {
        for (int size : new int[] {16, 32, 64, 128, 256}) {
            var stream = PuzzlescopeApp.class.getResourceAsStream("/puzzlescope/app/puzzlescope-" + size + ".png");
            if (stream != null) {
                stage.getIcons().add(new Image(stream));
            }
        }
    }

    private static void place(Stage stage, Settings settings) {
        int most = 20_000;
        var x = settings.number("window.x", -most, most);
        var y = settings.number("window.y", -most, most);
        var width = settings.number("window.width", 1, most);
        var height = settings.number("window.height", 1, most);
        if (x.isPresent()
                && y.isPresent()
                && width.isPresent()
                && height.isPresent()
                && !Screen.getScreensForRectangle(x.get(), y.get(), width.get(), height.get())
                        .isEmpty()) {
            stage.setX(x.get());
            stage.setY(y.get());
            stage.setWidth(width.get());
            stage.setHeight(height.get());
        }
        stage.setMaximized(
                settings.get("window.maximized").map(Boolean::parseBoolean).orElse(false));
        stage.setOnHiding(_ -> {
            settings.put("window.maximized", stage.isMaximized());
            if (!stage.isMaximized() && !stage.isFullScreen()) {
                settings.put("window.x", Math.round(stage.getX()));
                settings.put("window.y", Math.round(stage.getY()));
                settings.put("window.width", Math.round(stage.getWidth()));
                settings.put("window.height", Math.round(stage.getHeight()));
            }
        });
    }

    @Override
    public void stop() {
        if (window != null && settings != null) {
            window.close();
            window.remember(settings);
            settings.save();
        }
        if (retention != null) {
            retention.close();
        }
    }
}
