package puzzlescope.app.main;

import java.util.List;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.testfx.api.FxToolkit;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.window.theme.Theme;

/** A window of some size for each test, without a stage: the headless screen is smaller. */
@Tag("ui")
abstract class TabsInWindow {

    private final double width;
    private final double height;
    MainWindow window;

    /** @param width in px, like {@code height} */
    TabsInWindow(double width, double height) {
        this.width = width;
        this.height = height;
    }

    static List<String> tabs() {
        return Catalogue.all().stream().map(Puzzle::id).toList();
    }

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @BeforeEach
    void openWindow() {
        FxThreadCall.run(() -> {
            window = new MainWindow(Language.ENGLISH, Theme.LIGHT, width, height);
            window.root().applyCss();
        });
    }

    @AfterEach
    void closeWindow() {
        FxThreadCall.run(window::close);
    }
}
