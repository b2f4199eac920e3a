package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.window.control.Shortcut;

/** The choices of What if stand on the board, can be pointed at there and in the list, and clicked. */
@Tag("thorough")
class GhostsTest extends WindowTest {

    private static final double APART = 12;

    private List<Button> listed() {
        return now(() -> window.scene().getRoot().lookupAll(".what-if-others .button").stream()
                .map(Button.class::cast)
                .toList());
    }

    private static boolean isPointed(Button button) {
        return button.getPseudoClassStates().contains(PseudoClass.getPseudoClass("pointed"));
    }

    /** A point of the board at which a choice is pointed at in the list. */
    private Point2D ghost(Button choice) {
        var board = now(() -> window.board());
        for (double y = APART; y < board.getHeight(); y += APART) {
            for (double x = APART; x < board.getWidth(); x += APART) {
                double left = x;
                double top = y;
                moveTo(now(() -> board.localToScreen(left, top)));
                if (now(() -> isPointed(choice))) {
                    return now(() -> board.localToScreen(left, top));
                }
            }
        }
        throw new AssertionError("there is no ghost of " + now(choice::getText));
    }

    @Test
    void afterASolutionTheBoardGoesToTheNextChoice() {
        run(() -> window.select("queens"));
        awaitEndOfRun();
        run(() -> {
            player().seek(0);
            player().nextMilestone();
        });
        long solution = position();
        run(() -> window.act(Shortcut.WHAT_IF));
        awaitFrame("it was looked", () -> window.lookup(".what-if-others .button") != null);
        awaitFrame("the legend has them", () -> window.lookup("#legend-ghosts") != null);
        assertThat(position()).as("where the choice is").isGreaterThan(solution);
        var said = found("what-if-said", Label.class);
        assertThat(said.getText())
                .contains("After step %,d,".formatted(solution), "step %,d.".formatted(position() + 1));
        awaitRest();
        var at = ghost(listed().getFirst());
        push(KeyCode.LEFT);
        awaitRest();
        moveTo(at.add(APART, 0));
        moveTo(at);
        assertThat(now(() -> listed().stream().filter(GhostsTest::isPointed).toList()))
                .as("not on another board")
                .isEmpty();
    }

    @Test
    void afterAComparisonTheTimelineIsAsWideAsItsPlace() {
        run(() -> window.select("queens"));
        awaitEndOfRun();
        run(() -> player().seek(3));
        run(() -> window.act(Shortcut.WHAT_IF));
        awaitFrame("it was looked", () -> window.lookup(".what-if-others .button") != null);
        frame();
        frame();
        run(() -> listed().getFirst().fire());
        awaitFrame("the race stands there", () -> window.lookup("#race-said") != null);
        frame();
        frame();
        push(KeyCode.ESCAPE);
        frame();
        frame();
        var timeline = node(Region.class, "timeline");
        var curve = (ImageView) now(() -> timeline.lookup(".image-view"));
        assertThat(now(curve::getFitWidth)).isCloseTo(now(timeline::getWidth), within(1.0));
    }

    @ParameterizedTest
    @CsvSource({"maze, 1", "queens, 3", "knight, 5", "tiles, 2"})
    void aChoiceStandsOnItsSquareAndAClickThereTakesIt(String tab, int steps) {
        run(() -> window.select(tab));
        awaitEndOfRun();
        run(() -> player().seek(steps));
        run(() -> window.act(Shortcut.WHAT_IF));
        awaitFrame("it was looked", () -> window.lookup(".what-if-others .button") != null);
        var choices = listed();
        var chosen = choices.getLast();
        var at = ghost(chosen);
        assertThat(now(() -> choices.stream().filter(GhostsTest::isPointed).toList()))
                .containsExactly(chosen);
        assertThat(((Label) now(chosen::getGraphic)).getText())
                .isEqualTo(String.valueOf((char) ('A' + choices.size() - 1)));
        moveTo(at);
        robot.clickOn(MouseButton.PRIMARY);
        awaitFrame("the race stands there", () -> window.lookup("#race-said") != null);
        push(KeyCode.ESCAPE);
        frame();
        robot.clickOn(MouseButton.PRIMARY);
        frame();
        assertThat(now(() -> window.lookup("#race-said")))
                .as("the ghosts are gone")
                .isNull();
    }
}
