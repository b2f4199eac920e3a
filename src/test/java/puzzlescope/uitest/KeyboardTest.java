package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import puzzlescope.core.puzzle.Catalogue;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.RunState;
import puzzlescope.text.Language;
import puzzlescope.text.Words;
import puzzlescope.ui.control.Shortcut;
import puzzlescope.ui.player.Player.Motion;

/** The window by keyboard. */
class KeyboardTest extends WindowTest {

    private Motion motion() {
        return now(() -> window.player().motionProperty().get());
    }

    @Test
    void spacePlaysAtTheFirstStart() {
        awaitEndOfRun();
        push(KeyCode.SPACE);
        assertThat(motion()).isEqualTo(Motion.FORWARD);
        push(KeyCode.SPACE);
        assertThat(motion()).isEqualTo(Motion.PAUSED);
    }

    @Test
    void spaceAndTheOtherPlainKeysAreForTheTextFieldThatHasTheFocus() {
        awaitEndOfRun();
        type("#seed", "12");
        write(" ");
        push(KeyCode.SPACE);
        push(KeyCode.HOME);
        push(KeyCode.RIGHT);
        write("+?-");
        var seed = node(TextField.class, "seed");
        assertThat(seed.getText()).startsWith("1+?-2 ");
        assertThat(motion()).isEqualTo(Motion.PAUSED);
        assertThat(position()).isZero();
        assertThat(windows()).isEqualTo(1);
    }

    @Test
    void spacePlaysAfterAButtonWasClicked() {
        awaitEndOfRun();
        click("#step");
        push(KeyCode.SPACE);
        assertThat(motion()).isEqualTo(Motion.FORWARD);
    }

    @Test
    void spacePressesTheButtonThatWasReachedByKeyboard() {
        awaitEndOfRun();
        click("#step-back");
        push(KeyCode.TAB);
        push(KeyCode.TAB);
        push(KeyCode.TAB);
        assertThat(now(() -> window.scene().getFocusOwner().getId())).isEqualTo("step");
        push(KeyCode.SPACE);
        assertThat(position()).isEqualTo(1);
        assertThat(motion()).isEqualTo(Motion.PAUSED);
    }

    @Test
    void aKeyWithoutAMeaningDoesNothing() {
        awaitEndOfRun();
        push(KeyCode.Q);
        push(KeyCode.CONTROL, KeyCode.Q);
        assertThat(position()).isZero();
        assertThat(motion()).isEqualTo(Motion.PAUSED);
    }

    @Test
    void everyShortcutHasAnActionAndWords() {
        awaitEndOfRun();
        for (var shortcut : Shortcut.values()) {
            run(() -> window.act(shortcut));
            frame();
            run(KeyboardTest::closeMenus);
            assertThat(shortcut.keys()).isNotBlank();
            for (var language : Language.values()) {
                assertThat(new Words(language).say("shortcut." + shortcut)).isNotBlank();
            }
        }
        assertThat(windows()).as("the window and the sheet").isEqualTo(2);
        push(KeyCode.ESCAPE);
        assertThat(now(() -> window.fullScreens())).isEqualTo(1);
    }

    private static void closeMenus() {
        List.copyOf(Window.getWindows()).stream()
                .filter(ContextMenu.class::isInstance)
                .forEach(Window::hide);
    }

    @Test
    void f11AsksForFullScreen() {
        push(KeyCode.F11);
        assertThat(now(() -> window.fullScreens())).isEqualTo(1);
    }

    @Test
    void f1AndTheQuestionMarkOpenTheSheetAndEscapeClosesIt() {
        for (Runnable opening : List.<Runnable>of(() -> push(KeyCode.F1), () -> write("?"))) {
            opening.run();
            assertThat(windows()).isEqualTo(2);
            push(KeyCode.ESCAPE);
            assertThat(windows()).isEqualTo(1);
        }
    }

    @Test
    void theHelpTellsOfThisAlgorithmOfKeysAndOfTheMouseAndFindsAWord() {
        push(KeyCode.F1);
        assertThat(help()).anyMatch(line -> line.startsWith("Depth-first search"));
        for (var shortcut : Shortcut.values()) {
            assertThat(help()).contains(shortcut.allKeys(), new Words(Language.ENGLISH).say("shortcut." + shortcut));
        }
        assertThat(help()).contains("Shift+drag on the timeline");
        var search = now(() -> robot.lookup("#help-search").queryAs(TextField.class));
        assertThat(now(search::isFocused)).isTrue();
        run(() -> search.setText("loop"));
        assertThat(help()).contains("Shift+drag on the timeline").doesNotContain("Space");
        push(KeyCode.ESCAPE);
        assertThat(windows()).isEqualTo(1);
    }

    /** What can be read in the help. */
    private List<String> help() {
        return now(() -> robot.lookup("#help").query().lookupAll(".label").stream()
                .map(label -> ((Label) label).getText())
                .toList());
    }

    @Test
    void everyAlgorithmIsExplainedInBothLanguages() {
        for (var puzzle : Catalogue.all()) {
            var choice = puzzle.algorithmParameter();
            for (var id : choice.choices()) {
                for (var language : Language.values()) {
                    assertThat(new Words(language).has(puzzle.id() + "." + choice.name() + "." + id + ".about"))
                            .as("%s %s", puzzle.id(), id)
                            .isTrue();
                }
            }
        }
    }

    private static int windows() {
        return now(() -> Window.getWindows().size());
    }

    @Test
    void escapeStopsTheRunAndKeepsWhatIsRecorded() {
        openLongRun();
        push(KeyCode.ESCAPE);
        awaitEndOfRun();
        var run = player().session().run();
        assertThat(run.outcome()).contains(Outcome.STOPPED);
        assertThat(run.trace().length()).isPositive();
        assertThat(node("stop").isDisabled()).isTrue();
    }

    private void openLongRun() {
        click("#tab-queens");
        type("#n", "16");
        click("#run");
        assertThat(player().session().run().state()).isNotEqualTo(RunState.ENDED);
        assertThat(node("stop").isDisabled()).isFalse();
    }

    @Test
    void escapeClosesAnOpenListOfChoicesAndNothingElse() {
        openLongRun();
        click("#algorithm");
        var choices = node(ComboBox.class, "algorithm");
        assertThat(choices.isShowing()).isTrue();
        push(KeyCode.ESCAPE);
        assertThat(choices.isShowing()).isFalse();
        assertThat(player().session().run().state()).isNotEqualTo(RunState.ENDED);
    }
}
