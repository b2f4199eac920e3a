package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import puzzlescope.engine.puzzle.GameResult;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.trace.Retention;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.window.theme.Theme;

/** The best results of games come back with the settings. */
@Tag("ui")
class BestResultsTest {

    private static final GameResult BEST = new GameResult(57, 1, 0, 56, 2, 345);

    @TempDir
    private Path folder;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private static MainWindow window(Settings settings) {
        return new MainWindow(
                Language.ENGLISH, Theme.LIGHT, 1024, 768, Retention.inMemory(Retention.MEMORY_BYTES), settings);
    }

    private static PuzzleTab knight(MainWindow window) {
        return window.tabs().of("knight");
    }

    @Test
    void theBestOfAKnightsGamesIsRemembered() {
        FxThreadCall.run(() -> {
            var settings = Settings.load(folder);
            var window = window(settings);
            knight(window).runs().manualPlay().orElseThrow().bests().put("8x8", BEST);
            window.remember(settings);
            settings.save();
            window.close();
        });
        FxThreadCall.run(() -> {
            var window = window(Settings.load(folder));
            assertThat(knight(window).runs().manualPlay().orElseThrow().bests()).isEqualTo(Map.of("8x8", BEST));
            window.close();
        });
    }

    @Test
    void aDamagedResultIsForgotten() {
        FxThreadCall.run(() -> {
            var settings = Settings.load(folder);
            settings.put("knight.best.8x8", "many");
            settings.put("knight.best.5x5", "-3");
            settings.put("knight.best.3x7", "57 0 0 56 2");
            settings.put("knight.best.4x7", "57 0 0 56 2 99999999999");
            settings.put("knight.best.6x6", BEST.text());
            var window = window(settings);
            assertThat(knight(window).runs().manualPlay().orElseThrow().bests()).isEqualTo(Map.of("6x6", BEST));
            window.close();
        });
    }
}
