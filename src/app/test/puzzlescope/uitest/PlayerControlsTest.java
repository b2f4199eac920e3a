package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.window.player.Milestone;
import puzzlescope.window.player.Speed;

/** The player's other controls, on the maze that is there at the first start. */
class PlayerControlsTest extends WindowTest {

    private final SolverReplay solverReplay =
            new SolverReplay(Catalogue.get("maze"), Catalogue.get("maze").presets());

    @BeforeEach
    void waitForTheMaze() {
        awaitEndOfRun();
    }

    private int speed() {
        return now(() -> window.player().speedProperty().get());
    }

    @Test
    void theSpeedIsChosenInItsMenu() {
        click("#speed-" + (Speed.PRESET + 1));
        assertThat(speed()).isEqualTo(Speed.PRESET + 1);
        assertThat(node(MenuButton.class, "speed").getText())
                .isEqualTo(new Words(Language.ENGLISH).localize(Speed.name(speed())));
    }

    @Test
    void theWholeRunIsFittedIntoAMinute() {
        click("#speed-whole-run-60");
        long steps = player().session().trace().length();
        assertThat(steps / Speed.eventsPerSecond(speed())).isLessThanOrEqualTo(60);
        assertThat(steps / Speed.eventsPerSecond(speed() - 1)).isGreaterThan(60);
    }

    @Test
    void theSpeedIsChosenByKeysAsFarAsItGoes() {
        write("----");
        assertThat(speed()).isEqualTo(Speed.SLOWEST);
        write("+");
        assertThat(speed()).isEqualTo(Speed.SLOWEST + 1);
        run(() -> window.player().speedProperty().set(Speed.FASTEST - 1));
        write("++");
        assertThat(speed()).isEqualTo(Speed.FASTEST);
    }

    @Test
    void theMilestoneIsChosenInItsMenu() {
        click("#next-milestone .arrow-button");
        click("Dead end");
        assertThat(now(() -> window.player().milestones().get())).isEqualTo(Milestone.DEAD_END);
        assertThat(position()).isZero();
        long first = solverReplay.next(0, Role.DEAD_END).orElseThrow();
        long second = solverReplay.next(first, Role.DEAD_END).orElseThrow();
        push(KeyCode.CONTROL, KeyCode.RIGHT);
        assertThat(position()).isEqualTo(first);
        push(KeyCode.CONTROL, KeyCode.RIGHT);
        assertThat(position()).isEqualTo(second);
        click("#previous-milestone");
        assertThat(position()).isEqualTo(first);
    }

    @Test
    void aClickOnACallLeadsToTheMomentJustAfterItsOpening() {
        run(() -> window.player().seek(200));
        frame();
        var calls = VisibleTexts.of(window.scene().getRoot()).calls();
        click(calls.get(2));
        assertThat(solverReplay.at(position()).calls().getLast()).isEqualTo(calls.get(2));
        assertThat(solverReplay.at(position()).last().orElseThrow().callWithLead())
                .isEqualTo(calls.get(2));
        assertThat(position()).isLessThan(200);
    }

    @Test
    void enterInAFieldRunsWhatIsTypedAndSpacePlaysIt() {
        type("#width", "5");
        push(KeyCode.ENTER);
        awaitEndOfRun();
        assertThat(player().session().trace().length()).isEqualTo(3L * 2 * 9);
        push(KeyCode.SPACE);
        awaitFrame("it plays", () -> window.player().session().timeline().position() > 0);
    }

    @Test
    void theNextSeedIsRunByItsButton() {
        for (var seed : List.of("2", "3")) {
            click("#next-seed");
            assertThat(now(() -> window.optionTexts())).containsEntry("seed", seed);
        }
        awaitEndOfRun();
        assertThat(player().session().trace().length()).isPositive();
    }
}
