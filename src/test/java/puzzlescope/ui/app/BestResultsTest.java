package puzzlescope.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import puzzlescope.text.Language;
import puzzlescope.ui.fx.Asked;
import puzzlescope.ui.theme.Theme;

/** The best results of games come back with the settings. */
@Tag("ui")
class BestResultsTest {

    @TempDir
    private Path folder;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private static MainWindow window() {
        return new MainWindow(Language.ENGLISH, Theme.LIGHT, 1024, 768, () -> {});
    }

    private static PuzzleTab knight(MainWindow window) {
        return window.tabs().stream()
                .filter(tab -> tab.puzzle().id().equals("knight"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theBestOfAKnightsGamesIsRemembered() {
        Asked.run(() -> {
            var window = window();
            knight(window).bests().put("8x8", 57);
            var settings = Settings.load(folder);
            window.remember(settings);
            settings.save();
            window.close();
        });
        Asked.run(() -> {
            var window = window();
            window.restore(Settings.load(folder));
            assertThat(knight(window).bests()).isEqualTo(Map.of("8x8", 57));
            window.close();
        });
    }

    @Test
    void aDamagedResultIsForgotten() {
        Asked.run(() -> {
            var settings = Settings.load(folder);
            settings.put("knight.best.8x8", "many");
            settings.put("knight.best.5x5", "-3");
            settings.put("knight.best.6x6", "12");
            var window = window();
            window.restore(settings);
            assertThat(knight(window).bests()).isEqualTo(Map.of("6x6", 12));
            window.close();
        });
    }
}
