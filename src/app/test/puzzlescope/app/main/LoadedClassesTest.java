package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.trace.Retention;
import puzzlescope.window.theme.Theme;

/** Opening the window and its tabs loads nothing that only a person's program needs. */
@Tag("thorough")
class LoadedClassesTest {

    private static final int PATIENCE_SECONDS = 300;

    @TempDir
    private Path folder;

    @Test
    void theCompilerWaitsForAProgram() throws IOException, InterruptedException {
        var loaded = folder.resolve("loaded.txt");
        var process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-Xlog:class+load",
                        "-Dglass.platform=Headless",
                        "-Dprism.order=sw",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Opened.class.getName())
                .redirectOutput(loaded.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        assertThat(loaded)
                .content()
                .contains(" puzzlescope.app.main.TabView ")
                .doesNotContain(" com.sun.tools.", " puzzlescope.program.source.");
    }

    /** A window with every tab opened once. */
    static final class Opened {

        private Opened() {}

        public static void main(String[] arguments) throws InterruptedException {
            var shown = new CountDownLatch(1);
            Platform.startup(() -> {
                var window = new MainWindow(
                        Language.ENGLISH,
                        Theme.LIGHT,
                        1280,
                        720,
                        Retention.inMemory(Retention.MEMORY_BYTES),
                        Settings.none());
                var stage = new Stage();
                stage.setScene(window.scene());
                stage.show();
                var tabs = window.tabs();
                tabs.puzzles().forEach(puzzle -> window.select(tabs.of(puzzle.id())));
                shown.countDown();
            });
            boolean isShown = shown.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            System.exit(isShown ? 0 : 1);
        }
    }
}
