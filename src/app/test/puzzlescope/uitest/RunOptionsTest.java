package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.window.control.Shortcut;

/** Options and the run belong together: what differs is marked, what cannot be run is said. */
@Tag("thorough")
class RunOptionsTest extends WindowTest {

    private String text(String id) {
        return now(() -> ((Labeled) window.lookup("#" + id)).getText());
    }

    private Optional<String> reason() {
        return Window.getWindows().stream()
                .filter(each -> each instanceof Tooltip tooltip && "why-disabled".equals(tooltip.getId()))
                .map(each -> ((Tooltip) each).getText())
                .findFirst();
    }

    @Test
    @SuppressWarnings("unchecked")
    void theAlgorithmsOfTextbooksStandFirstAndNoneIsLeftOut() {
        for (var puzzle : Catalogue.all()) {
            assertThat(puzzle.algorithmParameter().choices()).containsAll(puzzle.textbookAlgorithms());
        }
        click("#tab-maze");
        ComboBox<String> algorithms = node(ComboBox.class, "algorithm");
        assertThat(now(algorithms::getItems))
                .startsWith("recursive-backtracker", "kruskal", "prim")
                .hasSameElementsAs(MazePuzzle.ALGORITHM.choices());
    }

    /** Otherwise what is typed next would be commands. */
    @Test
    @SuppressWarnings("unchecked")
    void whoChoosesAPuzzleOfTheirOwnWritesItAtOnce() {
        click("#tab-states");
        awaitEndOfRun();
        ComboBox<String> spaces = node(ComboBox.class, "space");
        run(spaces::requestFocus);
        run(spaces::show);
        run(() -> {
            spaces.getSelectionModel().select("own");
            spaces.hide();
        });
        awaitFrame(
                "its text has the focus", () -> window.scene().getFocusOwner().equals(window.lookup("#own")));
    }

    @Test
    void changedOptionsAreMarkedAtTheButtonUntilTheyAreRun() {
        assertThat(node("run").getStyleClass()).doesNotContain("accent");
        type("#height", "41");
        assertThat(node("run").getStyleClass()).contains("accent");
        push(KeyCode.CONTROL, KeyCode.N);
        assertThat(node("run").getStyleClass()).doesNotContain("accent");
    }

    @Test
    void whatIsChosenIsRunAtOnceAndWhatIsTypedWhenItsFieldIsLeft() {
        awaitEndOfRun();
        var first = player().session();
        choose("solve", "breadth-first");
        assertThat(player().session()).isNotSameAs(first);
        assertThat(ran("solve")).isEqualTo("breadth-first");
        var second = player().session();
        type("#height", "11");
        assertThat(player().session()).isSameAs(second);
        push(KeyCode.TAB);
        assertThat(ran("height")).isEqualTo("11");
        var third = player().session();
        type("#height", "12");
        push(KeyCode.TAB);
        assertThat(player().session()).as("an even height is not run").isSameAs(third);
    }

    @Test
    void aLongRunWaitsBehindAVeilUntilItIsAskedFor() {
        type("#width", "4001");
        push(KeyCode.TAB);
        var before = player().session();
        type("#height", "4001");
        push(KeyCode.TAB);
        assertThat(player().session()).isSameAs(before);
        click("#pending-run");
        assertThat(ran("height")).isEqualTo("4001");
        assertThat(isShown(node("pending-run"))).isFalse();
        run(() -> window.act(Shortcut.STOP));
    }

    /** The value of an input in the open run. */
    private String ran(String name) {
        var session = player().session();
        return session.puzzle().parameters().stream()
                .filter(parameter -> parameter.name().equals(name))
                .map(session.arguments()::text)
                .findFirst()
                .orElseThrow();
    }

    @SuppressWarnings("unchecked")
    private void choose(String field, String value) {
        run(() -> {
            var box = (ComboBox<String>) window.lookup("#" + field);
            box.setValue(value);
        });
        frame();
    }

    @Test
    void aRunThatCannotBeMadeIsSaidAndTheFieldIsToBeCorrected() {
        type("#width", "40");
        click("#timeline");
        push(KeyCode.CONTROL, KeyCode.N);
        awaitFrame(
                "the reason is said",
                () -> ((Labeled) window.lookup("#sentence")).getText().startsWith("40 is not odd"));
        assertThat(now(() -> window.scene().getFocusOwner().getId())).isEqualTo("width");
        write("41");
        push(KeyCode.CONTROL, KeyCode.N);
        assertThat(text("sentence")).doesNotContain("not odd");
        assertThat(now(() -> window.scene().getFocusOwner().getId())).isEqualTo("timeline");
    }

    @Test
    void aGiantMazeHasLoopsToo() {
        var puzzle = Catalogue.get("maze");
        var asked =
                Map.of("algorithm", "giant", "width", "301", "height", "201", "loops", "20", "solve", "breadth-first");
        var arguments = puzzle.presets();
        for (var parameter : puzzle.parameters()) {
            var text = asked.get(parameter.name());
            arguments = text == null ? arguments : arguments.with(parameter, text);
        }
        var solverReplay = new SolverReplay(puzzle, arguments);
        run(() -> window.fillIn(asked));
        assertThat(now(node("loops")::isVisible)).isTrue();
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        for (long position = 0; position <= solverReplay.length(); position++) {
            long to = position;
            run(() -> window.player().seek(to));
            afterFrame(() -> {
                ExpectedWindow.hold(window, solverReplay, "at " + to);
                return null;
            });
        }
        assertThat(text("sentence")).startsWith("The path from A to B has");
    }

    @ParameterizedTest
    @CsvSource({"run", "by-hand"})
    void aDisabledControlSaysWhy(String id) {
        awaitEndOfRun();
        type("#width", "40");
        var disabled = node(id);
        assertThat(now(disabled::isDisabled)).isTrue();
        Bounds bounds = now(() -> disabled.localToScreen(disabled.getBoundsInLocal()));
        moveTo(new Point2D(bounds.getCenterX(), bounds.getCenterY()));
        awaitFrame("the reason is shown", () -> reason().isPresent());
        assertThat(now(this::reason)).isPresent();
        click("#position");
        awaitFrame("it is gone", () -> reason().isEmpty());
    }

    @Test
    void whoPlaysWhileAFieldIsWrongIsToldWhichRunThatIs() {
        type("#width", "40");
        click("#play");
        awaitFrame("that is said", () -> said().equals("An option is wrong: this is still the run from before."));
        type("#width", "41");
        awaitFrame("that is no longer said", () -> !said().startsWith("An option is wrong"));
    }

    private String said() {
        return ((Labeled) window.lookup("#status .status-label")).getText();
    }
}
