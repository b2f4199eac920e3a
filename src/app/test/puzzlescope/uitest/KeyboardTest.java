package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.player.Player.Motion;

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

    @Tag("thorough")
    @Test
    void everyShortcutHasAnActionAndWords() {
        awaitEndOfRun();
        for (var shortcut : Shortcut.values()) {
            if (!WindowActions.WAITING.contains(shortcut)) {
                run(() -> window.act(shortcut));
                frame();
                run(KeyboardTest::closeMenus);
            }
            assertThat(shortcut.keys()).isNotBlank();
            for (var language : Language.values()) {
                assertThat(new Words(language).localize("shortcut." + shortcut)).isNotBlank();
            }
        }
        assertThat(windows()).as("nothing opens a window of its own").isEqualTo(1);
        push(KeyCode.ESCAPE);
    }

    private static void closeMenus() {
        List.copyOf(Window.getWindows()).stream()
                .filter(ContextMenu.class::isInstance)
                .forEach(Window::hide);
    }

    @Test
    void f11AndF5PresentAndF11AndEscapeLeave() {
        for (var begin : List.of(KeyCode.F11, KeyCode.F5)) {
            for (var end : List.of(KeyCode.F11, KeyCode.ESCAPE)) {
                push(begin);
                assertThat(now(() -> window.isPresenting())).isTrue();
                push(end);
                assertThat(now(() -> window.isPresenting())).isFalse();
            }
        }
    }

    @Test
    void aClickersButtonsGoFromStopToStopWhateverHasTheFocus() {
        click("#tab-queens");
        awaitEndOfRun();
        push(KeyCode.PAGE_DOWN);
        long first = position();
        var trace = player().session().trace();
        assertThat(first).isEqualTo(now(() -> trace.next(0, Role.SOLUTION))).isGreaterThan(1);
        for (var id : List.of("algorithm", "speed", "next-milestone", "board", "solutions-grid")) {
            run(() -> window.lookup("#" + id).requestFocus());
            push(KeyCode.PAGE_UP);
            assertThat(position()).as(id).isEqualTo(first - 1);
            push(KeyCode.PAGE_DOWN);
            assertThat(position()).as(id).isEqualTo(first);
        }
        push(KeyCode.PAGE_DOWN);
        assertThat(position()).isEqualTo(now(() -> trace.next(first, Role.SOLUTION)));
        run(() -> window.lookup("#n").requestFocus());
        push(KeyCode.PAGE_UP);
        assertThat(position()).as("a field keeps its keys").isGreaterThan(first);
    }

    @Test
    void whereTheOnlyResultIsTheEndAClickerStopsAtDeadEndsToo() {
        click("#tab-maze");
        awaitEndOfRun();
        push(KeyCode.PAGE_DOWN);
        var trace = player().session().trace();
        assertThat(position())
                .isEqualTo(now(() -> trace.next(0, Role.DEAD_END)))
                .isLessThan(trace.length() / 2);
    }

    @Test
    void aBlackScreenGoesWithTheNextKeyWhichDoesNothingElse() {
        awaitEndOfRun();
        for (Runnable black : List.<Runnable>of(() -> push(KeyCode.B), () -> write("."))) {
            run(() -> window.player().play(Motion.FORWARD));
            black.run();
            assertThat(now(() -> window.isBlack())).isTrue();
            assertThat(motion()).isEqualTo(Motion.PAUSED);
            long before = position();
            push(KeyCode.PAGE_DOWN);
            assertThat(now(() -> window.isBlack())).isFalse();
            assertThat(position()).isEqualTo(before);
            black.run();
            black.run();
            assertThat(now(() -> window.isBlack())).isFalse();
            black.run();
            click("#black-out");
            assertThat(now(() -> window.isBlack())).isFalse();
        }
    }

    @Tag("thorough")
    @Test
    void escapeEndsOneThingAtATime() {
        openLongRun();
        push(KeyCode.F5);
        push(KeyCode.CONTROL, KeyCode.G);
        run(() -> window.act(Shortcut.BLACK));
        push(KeyCode.ESCAPE);
        assertThat(now(() -> window.isBlack())).isFalse();
        assertThat(node("go-to-bar").isVisible()).isTrue();
        push(KeyCode.ESCAPE);
        assertThat(node("go-to-bar").isVisible()).isFalse();
        push(KeyCode.F6);
        assertThat(node("board-cursor").isVisible()).isTrue();
        push(KeyCode.ESCAPE);
        assertThat(node("board-cursor").isVisible()).isFalse();
        assertThat(now(() -> window.isPresenting())).isTrue();
        assertThat(player().session().run().state()).as("the run goes on").isNotEqualTo(RunState.ENDED);
        push(KeyCode.ESCAPE);
        assertThat(now(() -> window.isPresenting())).isFalse();
        push(KeyCode.ESCAPE);
        awaitEndOfRun();
    }

    @Test
    void f1AndTheQuestionMarkOpenTheSheetAndEscapeClosesIt() {
        for (Runnable opening : List.<Runnable>of(() -> push(KeyCode.F1), () -> write("?"))) {
            opening.run();
            assertThat(help()).isNotEmpty();
            push(KeyCode.ESCAPE);
            assertThat(help()).isEmpty();
        }
    }

    @Test
    void theHelpTellsOfThisAlgorithmOfKeysAndOfTheMouseAndFindsAWord() {
        push(KeyCode.F1);
        assertThat(help()).anyMatch(line -> line.startsWith("Depth-first search"));
        for (var shortcut : Shortcut.values()) {
            assertThat(help())
                    .contains(shortcut.allKeys(), new Words(Language.ENGLISH).localize("shortcut." + shortcut));
        }
        assertThat(help()).contains("Shift+drag on the timeline");
        var search = now(() -> robot.lookup("#help-search").queryAs(TextField.class));
        assertThat(now(search::isFocused)).isTrue();
        run(() -> search.setText("loop"));
        assertThat(help()).contains("Shift+drag on the timeline").doesNotContain("Space");
        push(KeyCode.ESCAPE);
        assertThat(help()).isEmpty();
    }

    /** What can be read in the help. */
    private List<String> help() {
        return now(() -> robot.lookup("#help").tryQuery().stream()
                .flatMap(help -> help.lookupAll(".label").stream())
                .map(label -> ((Label) label).getText())
                .toList());
    }

    @Tag("thorough")
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
        assertThat(run.outcome()).contains(RunOutcome.STOPPED);
        assertThat(run.trace().length()).isPositive();
    }

    private void openLongRun() {
        click("#tab-queens");
        type("#n", "16");
        click("#run");
        assertThat(player().session().run().state()).isNotEqualTo(RunState.ENDED);
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
