package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.app.main.TabTest;

/** What the mouse does on a board, by keyboard. */
class BoardCursorTest extends WindowTest {

    private static final List<KeyCode> ARROWS = List.of(KeyCode.DOWN, KeyCode.RIGHT, KeyCode.UP, KeyCode.LEFT);

    private Bounds cursor() {
        var node = node("board-cursor");
        return now(node::getBoundsInParent);
    }

    private void openAtTheEnd(String id) {
        click("#tab-" + id);
        awaitEndOfRun();
        push(KeyCode.END);
        awaitRest();
    }

    @TabTest
    void theArrowKeysLeadFromPlaceToPlaceAndStepAgainWhenTheCursorIsLeft(String id) {
        openAtTheEnd(id);
        long end = position();
        push(KeyCode.F6);
        assertThat(node("board-cursor").isVisible()).isTrue();
        assertThat(node("board").isFocused()).isTrue();
        var seen = new HashSet<Bounds>();
        seen.add(cursor());
        for (var arrow : ARROWS) {
            push(arrow);
            seen.add(cursor());
            Node board = node("board");
            assertThat(board.getLayoutBounds().contains(cursor().getCenterX(), cursor().getCenterY()))
                    .isTrue();
        }
        assertThat(seen).hasSizeGreaterThan(1);
        assertThat(position()).as("an arrow key does not step").isEqualTo(end);
        assertThat(node("board").getAccessibleText()).isNotBlank();
        write("<");
        assertThat(position()).as("< steps back").isEqualTo(end - 1);
        write(">");
        assertThat(position()).as("> steps").isEqualTo(end);
        push(KeyCode.ESCAPE);
        assertThat(node("board-cursor").isVisible()).isFalse();
        push(KeyCode.LEFT);
        assertThat(position()).as("after Escape an arrow key steps").isEqualTo(end - 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"river", "recursion", "states"})
    void enterGoesToWhereANodeWasFound(String id) {
        openAtTheEnd(id);
        long end = position();
        push(KeyCode.F6);
        push(id.equals("river") ? KeyCode.RIGHT : KeyCode.DOWN);
        push(KeyCode.ENTER);
        assertThat(position()).isBetween(1L, end - 1);
        assertThat(node("board-cursor").isVisible()).isTrue();
    }

    @Test
    void theCardOfAStateIsShownWithoutTheMouse() {
        openAtTheEnd("states");
        push(KeyCode.F6);
        push(KeyCode.DOWN);
        assertThat(node("state-card").isVisible()).isTrue();
        push(KeyCode.F6);
        assertThat(node("state-card").isVisible()).isFalse();
        assertThat(node("timeline").isFocused()).isTrue();
    }

    @Test
    void startAndGoalOfTheWayThroughAMazeAreSet() {
        awaitEndOfRun();
        click("#solve");
        push(KeyCode.DOWN);
        push(KeyCode.ENTER);
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        push(KeyCode.F6);
        push(KeyCode.RIGHT);
        push(KeyCode.DOWN);
        push(KeyCode.ENTER);
        awaitEndOfRun();
        assertThat(now(() -> window.optionTexts().get("from"))).isEqualTo("3,3");
        push(KeyCode.RIGHT);
        push(KeyCode.SHIFT, KeyCode.ENTER);
        awaitEndOfRun();
        assertThat(now(() -> window.optionTexts().get("to"))).isEqualTo("5,3");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theMenuOfAPlaceIsOpenedAndUsed(boolean ownKey) {
        awaitEndOfRun();
        push(KeyCode.F6);
        push(KeyCode.RIGHT);
        if (ownKey) {
            push(KeyCode.CONTEXT_MENU);
        } else {
            push(KeyCode.SHIFT, KeyCode.F10);
        }
        var menu = now(() -> Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .map(ContextMenu.class::cast)
                .findFirst()
                .orElseThrow());
        assertThat(menu.getItems().getFirst().getText()).contains("(3, 1)");
        push(KeyCode.ENTER);
        awaitFrame(
                "the event is found", () -> window.player().session().timeline().position() > 0);
    }

    @Test
    void f3GoesToTheStepsAtTheCursorWithoutTheMenu() {
        awaitEndOfRun();
        push(KeyCode.F6);
        push(KeyCode.RIGHT);
        push(KeyCode.F3);
        awaitFrame("a step is found", () -> window.player().session().timeline().position() > 0);
        long first = position();
        push(KeyCode.DOWN);
        push(KeyCode.F3);
        awaitFrame(
                "a step at the place below is found",
                () -> window.player().session().timeline().position() > first);
    }

    @Test
    void inAGameWithArrowKeysOfItsOwnTheyLeadTheCursorWhileItIsShown() {
        awaitEndOfRun();
        click("#by-hand");
        awaitFrame("the game is open", () -> window.hand().isOpen());
        push(KeyCode.F6);
        var before = cursor();
        push(KeyCode.RIGHT);
        assertThat(cursor()).isNotEqualTo(before);
        assertThat(now(() -> window.hand().moves())).isZero();
        push(KeyCode.ESCAPE);
        push(KeyCode.RIGHT);
        push(KeyCode.DOWN);
        assertThat(now(() -> window.hand().moves())).isPositive();
    }
}
