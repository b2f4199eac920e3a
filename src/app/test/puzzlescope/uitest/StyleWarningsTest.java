package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.puzzle.Catalogue;

/** Whatever is shown, nothing complains about a style sheet or anything else. */
@Tag("thorough")
class StyleWarningsTest extends WindowTest {

    private static final Logger ROOT = Logger.getLogger("");

    private static final List<String> WARNINGS = new CopyOnWriteArrayList<>();
    private static final Handler LISTENER = new Handler() {
        @Override
        public void publish(LogRecord logged) {
            if (logged.getLevel().intValue() >= Level.WARNING.intValue()) {
                WARNINGS.add(new SimpleFormatter().format(logged));
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @BeforeAll
    static void listen() {
        ROOT.addHandler(LISTENER);
    }

    @AfterAll
    static void listenNoMore() {
        ROOT.removeHandler(LISTENER);
    }

    @Test
    void nothingWarnsWhenTheThemeIsSwitchedBelowWhatIsOpen() {
        click("#tab-maze");
        awaitEndOfRun();
        var tooltip = new Tooltip("above the window");
        run(() -> tooltip.show(window.scene().getWindow(), 200, 200));
        push(KeyCode.CONTROL, KeyCode.D);
        frame();
        assertThat(now(tooltip::isShowing)).isFalse();
        rightClickOnTheBoard();
        push(KeyCode.CONTROL, KeyCode.D);
        frame();
        click("#algorithm");
        push(KeyCode.CONTROL, KeyCode.D);
        frame();
        assertThat(WARNINGS).isEmpty();
    }

    private void rightClickOnTheBoard() {
        robot.moveTo("#board").clickOn(MouseButton.SECONDARY);
    }

    @Test
    void nothingWarnsWhileTabsThemesAndLanguagesAreSwitched() {
        for (var puzzle : Catalogue.all()) {
            click("#tab-" + puzzle.id());
            click("#" + puzzle.algorithmParameter().name());
            push(KeyCode.ESCAPE);
            click("#theme");
            click("#to-end");
            click("#language");
        }
        click("#tab-knight");
        type("#rows", "99");
        click("#text-larger");
        click("#theme");
        push(KeyCode.F1);
        push(KeyCode.ESCAPE);
        assertThat(WARNINGS).isEmpty();
    }
}
