package puzzlescope.window.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Label;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.GameResult;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.MoveCount;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.window.control.GamePanel.Score;
import puzzlescope.window.fx.Texts;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.Palette;

@Tag("ui")
class GamePanelTest {

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private static String best(Language language, MoveCount moveCount) {
        return FxThreadCall.now(() -> {
            var idle = (GamePanel.Actions) Proxy.newProxyInstance(
                    GamePanelTest.class.getClassLoader(), new Class<?>[] {GamePanel.Actions.class}, (_, _, _) -> null);
            var panel = new GamePanel(new Appearance(new Texts(language), new Palette()), idle);
            var status = new GameStatus(State.WON, 4, 4, Message.of("game.won"), moveCount);
            var gameResult = new GameResult(4, 0, 0, 17, 1, 65);
            panel.show(Optional.of(status), new Score(17, 0, 1, Optional.of(gameResult), Optional.empty()));
            return ((Label) panel.lookup("#game-best")).getText();
        });
    }

    @Test
    void theBestResultIsSaidInWhatTheGameCounts() {
        assertThat(best(Language.ENGLISH, MoveCount.minutes(17, 17)))
                .isEqualTo("Best so far: 17 minutes, no hint, 1 wrong, 1:05");
        assertThat(best(Language.ENGLISH, MoveCount.moves(17, 17)))
                .isEqualTo("Best so far: 17 moves, no hint, 1 wrong, 1:05");
        assertThat(best(Language.CHINESE, MoveCount.minutes(17, 17))).contains("17 分钟");
    }
}
