package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.text.Language;
import puzzlescope.export.ExportKind;
import puzzlescope.window.control.Shortcut;

/** In class mode nothing tells what is still to come, in a window that otherwise shows whole runs. */
class ClassModeTest extends WindowTest {

    /** Numbers below stand in many places for something else. */
    private static final long TELLING = 60;

    @TabTest
    void noTextTellsTheLengthOrTheNumberOfSolutions(String tab) {
        run(() -> {
            window.select(tab);
            window.setClassMode(true);
        });
        awaitEndOfRun();
        var trace = player().session().trace();
        long length = trace.length();
        long solutions = trace.vocabulary().count(trace.counts(length), Role.SOLUTION);
        for (var language : Language.values()) {
            if (now(() -> window.language()) != language) {
                run(() -> window.act(Shortcut.LANGUAGE));
            }
            for (long step : List.of(0L, 1L, length / 3)) {
                run(() -> player().seek(step));
                // What has been shown may be told.
                long told = trace.vocabulary().count(trace.counts(step), Role.SOLUTION);
                for (boolean figures : new boolean[] {false, true}) {
                    run(() -> window.showFigures(figures));
                    frame();
                    hold(length, "the length at step " + step);
                    if (told < solutions) {
                        hold(solutions, "the solutions at step " + step);
                    }
                }
            }
            push(KeyCode.HOME);
            frame();
        }
        run(() -> player().toEnd());
        frame();
        assertThat(telling(length)).as("at the end").isNotEmpty();
    }

    private void hold(long number, String what) {
        if (number >= TELLING) {
            assertThat(telling(number)).as(what).isEmpty();
        }
    }

    private List<String> telling(long number) {
        var grouped = NumberFormat.getIntegerInstance(Locale.ENGLISH).format(number);
        var pattern = Pattern.compile("(?<![\\d,.])(" + grouped + "|" + number + ")(?![\\d]|,\\d)");
        return now(() -> texts(window.scene().getRoot())
                .filter(text -> pattern.matcher(text).find())
                .toList());
    }

    /** All that is read, seen or heard, with the tooltips as they would be shown now. */
    private static Stream<String> texts(Node node) {
        if (!node.isVisible()) {
            return Stream.of();
        }
        var own = new ArrayList<String>();
        own.add(node.getAccessibleText());
        own.add(node.getAccessibleHelp());
        if (node instanceof Labeled labeled) {
            own.add(labeled.getText());
        }
        if (node instanceof Text text) {
            own.add(text.getText());
        }
        if (node instanceof Control control && control.getTooltip() != null) {
            var tooltip = control.getTooltip();
            if (tooltip.getOnShowing() != null) {
                tooltip.getOnShowing().handle(null);
            }
            own.add(tooltip.getText());
        }
        var inner = node instanceof Parent parent && !(node instanceof TextField)
                ? parent.getChildrenUnmodifiable().stream().flatMap(ClassModeTest::texts)
                : Stream.<String>of();
        return Stream.concat(own.stream().filter(Objects::nonNull), inner);
    }

    @Test
    void theWholeRunIsNotToBeHadAndTheNameOfTheModeLeadsOut() {
        awaitEndOfRun();
        var player = player();
        assertThat(isShown(node("class-mode"))).isFalse();
        assertThat(player.showsWholeRun()).isTrue();
        run(() -> window.setClassMode(true));
        assertThat(player.showsWholeRun()).isFalse();
        run(() -> window.act(Shortcut.WHOLE_RUN));
        assertThat(player.showsWholeRun()).isFalse();
        assertThat(node("timeline-whole-run").isDisabled()).isTrue();
        click("#class-mode");
        assertThat(isShown(node("class-mode"))).isFalse();
        assertThat(player.showsWholeRun()).as("as before").isTrue();
    }

    @Test
    void atItsBeginningARunIsAsIfItWereNew() {
        run(() -> window.setClassMode(true));
        awaitEndOfRun();
        var player = player();
        run(player::toEnd);
        frame();
        assertThat(player.isAllRevealed()).isTrue();
        run(player::stepBack);
        frame();
        assertThat(player.isAllRevealed()).as("it has been seen").isTrue();
        run(player::toStart);
        frame();
        assertThat(player.revealed()).isZero();
    }

    @Test
    void aStepThatIsNotThereIsRefusedWithoutTheLength() {
        run(() -> window.setClassMode(true));
        awaitEndOfRun();
        push(KeyCode.CONTROL, KeyCode.G);
        type("#go-to-event", "99999999");
        push(KeyCode.ENTER);
        frame();
        assertThat(telling(player().session().trace().length())).isEmpty();
        assertThat(telling(99_999_999)).isNotEmpty();
    }

    /** Also beside the board: the page of each kind of export, the page of choices not taken, and two runs. */
    @TabTest
    void noPageTellsWhatIsToCome(String tab) {
        run(() -> {
            window.select(tab);
            window.setClassMode(true);
        });
        awaitEndOfRun();
        long length = player().session().trace().length();
        for (var page : List.of(Shortcut.WHAT_IF, Shortcut.EXPORT, Shortcut.RACE)) {
            run(() -> window.act(page));
            frame();
            frame();
            if (page == Shortcut.EXPORT) {
                for (var kind : ExportKind.all()) {
                    run(found("export-kind-" + kind.id(), ToggleButton.class)::fire);
                    frame();
                    assertThat(now(() -> found("export-count", Label.class).getText()))
                            .doesNotContainPattern("\\d");
                    hold(length, "the length beside " + kind.id());
                }
            }
            hold(length, "the length beside " + page);
            assertThat(now(() -> texts(window.scene().getRoot()).toList())).noneMatch(text -> text.contains("In all"));
            push(KeyCode.ESCAPE);
        }
    }
}
