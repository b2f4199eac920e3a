package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.window.theme.TextSize;

/** In a window as large as it opens, larger text leaves most of its room to the board. */
class BoardSpaceTest extends TabsInWindow {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 860;
    private static final double LEAST_SHARE = 0.6;

    BoardSpaceTest() {
        super(WIDTH, HEIGHT);
    }

    @TabTest
    void theLargestTextLeavesTheBoardMostOfWhatItHasAtNormalText(String id) throws InterruptedException {
        var tab = FxThreadCall.now(() -> window.tabs().of(id));
        FxThreadCall.run(() -> window.select(tab));
        assertThat(tab.player().session().run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        FxThreadCall.run(() -> {
            tab.player().seek(tab.player().session().trace().length() / 2);
            for (var language : Language.values()) {
                window.appearance().texts().use(language);
                window.textSize().normal();
                double normal = area(tab);
                window.textSize().set(TextSize.LARGEST);
                assertThat(area(tab) / normal).as("%s", language).isGreaterThan(LEAST_SHARE);
            }
        });
    }

    private double area(PuzzleTab tab) {
        var root = window.scene().getRoot();
        for (int frame = 0; frame < 4; frame++) {
            window.drawNow();
            root.applyCss();
            root.layout();
        }
        return tab.view().board().getWidth() * tab.view().board().getHeight();
    }
}
