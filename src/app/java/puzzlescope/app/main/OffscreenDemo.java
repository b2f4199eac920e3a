package puzzlescope.app.main;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.scene.image.WritableImage;
import puzzlescope.command.Demo;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.theme.Theme;

/** Plays the demo on JavaFX's own headless platform, which needs no display. */
public final class OffscreenDemo implements Demo {

    private static final Duration PATIENCE = Duration.ofMinutes(1);
    /** Just before the half: a symmetric search has an empty board at the half itself. */
    private static final int MIDDLE_PERCENT = 48;

    @Override
    public void play(Options options) throws IOException {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        Files.createDirectories(options.folder());
        Platform.startup(() -> {});
        try {
            var window = onFx(() -> window(options));
            for (var puzzle : Catalogue.all()) {
                film(window, onFx(() -> window.tabs().of(puzzle.id())), options);
            }
            onFx(() -> {
                window.close();
                return options;
            });
        } finally {
            Platform.exit();
        }
    }

    private static MainWindow window(Options options) {
        var window =
                new MainWindow(options.language(), Theme.ofCode(options.theme()), options.width(), options.height());
        window.textSize().usePx(options.textSize());
        window.root().applyCss();
        return window;
    }

    private static void film(MainWindow window, PuzzleTab tab, Options options) throws IOException {
        var run = onFx(() -> {
            window.select(tab);
            return tab.player().session().run();
        });
        try {
            run.awaitEnd(PATIENCE);
        } catch (InterruptedException interrupted) {
            throw new IOException(interrupted);
        }
        long length = run.trace().length();
        for (var captureTime : CaptureTime.values()) {
            long position = captureTime == CaptureTime.START
                    ? 0
                    : captureTime == CaptureTime.END ? length : length * MIDDLE_PERCENT / 100;
            var picture = PngFile.of(onFx(() -> picture(window, tab, position)));
            var file = options.picture(tab.puzzle().id(), captureTime);
            WholeFile.askedFor(file).write(options.mayReplace(), picture);
        }
    }

    private static WritableImage picture(MainWindow window, PuzzleTab tab, long position) {
        tab.player().seek(position);
        var root = window.scene().getRoot();
        root.applyCss();
        root.layout();
        window.drawNow();
        // A label that has become longer may need another line.
        root.layout();
        window.drawNow();
        return window.scene().snapshot(null);
    }

    private static <T> T onFx(Callable<T> action) throws IOException {
        var task = new FutureTask<>(action);
        FxThread.run(task);
        try {
            return task.get();
        } catch (ExecutionException | InterruptedException failed) {
            throw new IOException(failed);
        }
    }
}
