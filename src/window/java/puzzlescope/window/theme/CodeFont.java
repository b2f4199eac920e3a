package puzzlescope.window.theme;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javafx.scene.text.Font;

/**
 * JetBrains Mono, the font of code. It comes with the app, so that lines of code are as long and as high on every
 * system. JavaFX keeps loaded fonts for the process, so they are loaded once, on a thread of their own while the window
 * is built; its font factory is thread-safe. Any thread.
 */
final class CodeFont {

    private static final System.Logger LOG = System.getLogger(CodeFont.class.getName());

    /** Returned calls and comments are in italics, changed variables are bold. */
    private static final List<String> FACES = List.of("Regular", "Bold", "Italic");

    private static final FutureTask<Boolean> LOADING = new FutureTask<>(CodeFont::load);

    private CodeFont() {}

    /** Starts to load the font and returns at once. */
    static void startLoading() {
        if (!LOADING.isDone()) {
            Thread.ofVirtual().name("code-font").start(LOADING);
        }
    }

    /** Waits until the font has been loaded; returns false if it cannot be. */
    static boolean isAvailable() {
        LOADING.run();
        try {
            return LOADING.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        }
    }

    private static boolean load() {
        return FACES.stream().allMatch(CodeFont::load);
    }

    private static boolean load(String face) {
        var file = "/puzzlescope/window/fonts/JetBrainsMono-" + face + ".ttf";
        try (var stream = CodeFont.class.getResourceAsStream(file)) {
            // The size does not matter: fonts of other sizes are derived by name.
            boolean loaded = stream != null && Font.loadFont(stream, 0) != null;
            if (!loaded) {
                LOG.log(System.Logger.Level.WARNING, "cannot load the font {0}", file);
            }
            return loaded;
        } catch (IOException unreadable) {
            LOG.log(System.Logger.Level.WARNING, "cannot load the font " + file, unreadable);
            return false;
        }
    }
}
