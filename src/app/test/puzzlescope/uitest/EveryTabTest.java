package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Tag;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.window.player.Player.Motion;
import puzzlescope.window.player.Speed;
import puzzlescope.window.theme.Theme;

/** In each tab, whatever is done, the window shows what the solver has done up to the position. */
class EveryTabTest extends WindowTest {

    /** A field and what is typed into it, where raising a number makes a short run: more than a thousand events. */
    private static final Map<String, Map.Entry<String, String>> CHANGES = Map.of(
            "maze", Map.entry("height", "41"),
            "tiles", Map.entry("shuffle", "20"),
            "queens", Map.entry("n", "6"),
            "knight", Map.entry("start", "2,3"),
            "hanoi", Map.entry("disks", "9"),
            "river", Map.entry("boat", "3"),
            "recursion", Map.entry("n", "13"),
            "finder", Map.entry("folder", System.getProperty("java.home")),
            "states", Map.entry("guards", "20"),
            "gametree", Map.entry("squares", "X../.O./..."));

    private SolverReplay solverReplay;

    private void openTab(String id) {
        var puzzle = Catalogue.get(id);
        var change = change(puzzle);
        click("#tab-" + id);
        type("#" + change.getKey(), change.getValue());
        click("#run");
        run(() -> window.closeOptions());
        awaitEndOfRun();
        solverReplay = new SolverReplay(puzzle, changed(puzzle, change));
    }

    /** What is typed: what is said above, or else the first number that can be raised. */
    private static Map.Entry<String, String> change(Puzzle puzzle) {
        var presets = puzzle.presets();
        return CHANGES.containsKey(puzzle.id())
                ? CHANGES.get(puzzle.id())
                : puzzle.ownParameters().stream()
                        .filter(NumberParameter.class::isInstance)
                        .map(NumberParameter.class::cast)
                        .filter(number -> puzzle.matters(number, presets))
                        .map(number -> Map.entry(number.name(), number.format(presets.get(number) + 2)))
                        .filter(raised -> puzzle.check(changed(puzzle, raised)).isEmpty())
                        .findFirst()
                        .orElseThrow();
    }

    private static Arguments changed(Puzzle puzzle, Map.Entry<String, String> change) {
        var field = change.getKey();
        var parameter = puzzle.parameters().stream()
                .filter(each -> each.name().equals(field))
                .findFirst();
        return puzzle.presets().with(parameter.orElseThrow(), change.getValue());
    }

    private void hold(String when) {
        afterFrame(() -> {
            ExpectedWindow.hold(window, solverReplay, when);
            return null;
        });
    }

    /** Holds what is shown while the piece moves and when it has arrived. */
    private void holdAt(long position, String when) {
        assertThat(position()).as("position %s", when).isEqualTo(position);
        hold("while moving " + when);
        awaitRest();
        hold(when);
        run(() -> window.showFigures(true));
        hold("among the figures " + when);
        run(() -> window.showFigures(false));
        assertThat(player().motionProperty().get()).isEqualTo(Motion.PAUSED);
    }

    private void holdWhilePlaying(Motion way, String when) {
        assertThat(player().motionProperty().get()).as("motion %s", when).isEqualTo(way);
        long from = position();
        hold(when);
        awaitFrame(
                "it plays on " + when,
                () -> window.player().session().timeline().position() != from);
        hold(when);
    }

    @TabTest
    void stepsLeadWhereTheEngineSays(String id) {
        openTab(id);
        holdAt(0, "at the start");
        click("#step");
        holdAt(1, "after a step");
        long far = solverReplay.length() / 3;
        run(() -> window.player().seek(far));
        holdAt(far, "after a jump");
        push(KeyCode.RIGHT);
        push(KeyCode.LEFT);
        click("#step-back");
        holdAt(far - 1, "after a step and two back");
        click("#call-step");
        long over = solverReplay.afterCall(far - 1);
        holdAt(over, "after a step over a call");
        push(KeyCode.SHIFT, KeyCode.LEFT);
        holdAt(solverReplay.beforeCall(over), "after a step back over a call");
        long milestone = solverReplay.next(position(), Role.SOLUTION).orElseThrow();
        click("#next-milestone");
        holdAt(milestone, "at the next milestone");
        click("#to-start");
        holdAt(0, "after the button to the start");
        click("#to-end");
        holdAt(solverReplay.length(), "after the button to the end");
        push(KeyCode.HOME);
        holdAt(0, "after the key to the start");
        push(KeyCode.END);
        holdAt(solverReplay.length(), "after the key to the end");
    }

    @TabTest
    void theTimelineIsDraggedToAPosition(String id) {
        openTab(id);
        Node timeline = node("timeline");
        var curve = now(() -> timeline.localToScreen(timeline.getBoundsInLocal()));
        double y = curve.getCenterY();
        moveTo(new Point2D(curve.getMinX() + curve.getWidth() / 4, y));
        robot.press(MouseButton.PRIMARY);
        holdNear(0.25, curve.getWidth(), "where the timeline is pressed");
        for (double share : List.of(0.5, 0.999, 0.3)) {
            moveTo(new Point2D(curve.getMinX() + share * curve.getWidth(), y));
            holdNear(share, curve.getWidth(), "while the timeline is dragged");
        }
        robot.release(MouseButton.PRIMARY);
    }

    private void holdNear(double share, double width, String when) {
        double pixel = solverReplay.length() / width;
        assertThat((double) position())
                .as("position %s", when)
                .isBetween(share * solverReplay.length() - pixel - 1, share * solverReplay.length() + pixel + 1);
        awaitRest();
        hold(when);
    }

    @Tag("thorough")
    @TabTest
    void playingGoesOnThroughThemesAndLanguages(String id) {
        openTab(id);
        push(KeyCode.SPACE);
        holdWhilePlaying(Motion.FORWARD, "when played by key");
        write("+++");
        assertThat(player().speedProperty().get()).isEqualTo(Speed.PRESET + 3);
        holdWhilePlaying(Motion.FORWARD, "when played faster");
        write("-");
        assertThat(player().speedProperty().get()).isEqualTo(Speed.PRESET + 2);
        click("#theme");
        assertThat(now(() -> window.theme())).isEqualTo(Theme.DARK);
        holdWhilePlaying(Motion.FORWARD, "when played in the dark theme");
        click("#language");
        assertThat(now(() -> window.language())).isEqualTo(Language.CHINESE);
        holdWhilePlaying(Motion.FORWARD, "when played in Chinese");
        click("#play");
        long paused = position();
        holdAt(paused, "when paused");
        click("#play-backward");
        holdWhilePlaying(Motion.BACKWARD, "when played backward");
        push(KeyCode.SHIFT, KeyCode.SPACE);
        holdAt(position(), "when paused backward");
        click("#play");
        holdWhilePlaying(Motion.FORWARD, "when played by button");
        push(KeyCode.SPACE);
        holdAt(position(), "when paused by key");
        click("#language");
        click("#theme");
        assertThat(now(() -> window.theme())).isEqualTo(Theme.CONTRAST);
        click("#theme");
        assertThat(now(() -> window.theme())).isEqualTo(Theme.LIGHT);
        holdAt(position(), "when switched back");
    }
}
