package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.app.main.TabTest;

/** The code beside the board: its languages, its lines, and what is said about it. */
@Tag("thorough")
class CodeTest extends WindowTest {

    private void openQueens() {
        click("#tab-queens");
        awaitEndOfRun();
    }

    private boolean isChosen(String button) {
        var menu = node(MenuButton.class, "code-language");
        return now(() -> menu.getItems().stream()
                .anyMatch(item -> button.equals(item.getId()) && ((RadioMenuItem) item).isSelected()));
    }

    @Test
    void aProgramIsChosenByMouseOrKeyAndIsThereInOtherTabsToo() {
        openQueens();
        click("#code-python");
        frame();
        assertThat(isChosen("code-python")).isTrue();
        assertThat(now(() -> window.scene()
                        .getRoot()
                        .lookupAll(".code-number-of-line")
                        .size()))
                .isGreaterThan(20);
        push(KeyCode.F4);
        assertThat(isChosen("code-pseudocode"))
                .as("the queens are not written in JavaScript")
                .isTrue();
        push(KeyCode.F4);
        push(KeyCode.F4);
        click("#tab-knight");
        awaitEndOfRun();
        var menu = node(MenuButton.class, "code-language");
        assertThat(isChosen("code-python"))
                .isEqualTo(now(() -> menu.getItems().stream().anyMatch(item -> "code-python".equals(item.getId()))));
    }

    @Test
    void aGeneratorIsAskedForItsNextSolutionByButtonOrKey() {
        openQueens();
        assertThat(node(Button.class, "next-value").isVisible()).isFalse();
        push(KeyCode.N);
        var player = player();
        assertThat(now(() -> player.session().timeline().position())).isZero();
        run(() -> {
            ((CheckBox) window.lookup("#one-at-a-time")).setSelected(true);
        });
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        click("#next-value");
        run(() -> window.showFigures(false));
        frame();
        assertThat(suspended()).hasSize(7).allMatch(text -> text.endsWith(" \u00b7 suspended"));
        assertThat(node(Labeled.class, "sentence").getText()).contains("solution 1");
        push(KeyCode.N);
        frame();
        assertThat(node(Labeled.class, "sentence").getText()).contains("solution 2");
        push(KeyCode.RIGHT);
        frame();
        assertThat(suspended()).isEmpty();
        push(KeyCode.END);
        frame();
        assertThat(node(Labeled.class, "sentence").getText()).contains("StopIteration");
        assertThat(node(Button.class, "next-value").isDisabled()).isTrue();
    }

    private List<String> suspended() {
        return now(() -> window.scene().getRoot().lookupAll("#call-stack .call").stream()
                .filter(call -> call.isVisible()
                        && call.getPseudoClassStates().contains(PseudoClass.getPseudoClass("suspended")))
                .map(call -> ((Hyperlink) call).getText())
                .toList());
    }

    @Tag("thorough")
    @Test
    void theCodeIsCopiedWithoutLabels() {
        openQueens();
        click("#code-python");
        click("#code-copy");
        assertThat(now(() -> Clipboard.getSystemClipboard().getString()))
                .startsWith("import ")
                .contains("def queens(");
    }

    @Test
    void enterOnALineLeadsToItsNextStepAndWithShiftBack() {
        openQueens();
        run(() -> window.lookup("#listing").requestFocus());
        push(KeyCode.DOWN);
        push(KeyCode.ENTER);
        awaitRest();
        long first = position();
        assertThat(first).isPositive();
        push(KeyCode.ENTER);
        awaitRest();
        assertThat(position()).isGreaterThan(first);
        push(KeyCode.SHIFT, KeyCode.ENTER);
        awaitRest();
        assertThat(position()).isEqualTo(first);
    }

    @Test
    void theAnswersOfTheThreeQuestionsLeadToCallsOfTheRun() {
        click("#tab-recursion");
        awaitEndOfRun();
        push(KeyCode.F2);
        frame();
        var links = now(() -> window.scene().getRoot().lookupAll(".about-run").stream()
                .map(Hyperlink.class::cast)
                .filter(Node::isVisible)
                .toList());
        assertThat(links).hasSize(3);
        assertThat(links.getFirst().getText()).startsWith("First reached in this run: fib(1), step ");
        for (var link : links) {
            push(KeyCode.HOME);
            run(link::fire);
            awaitRest();
            assertThat(link.getText()).endsWith("step " + position());
        }
        push(KeyCode.F2);
    }

    @TabTest
    void aClickOnALineLeadsToAStepThatLightsIt(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        var lines = now(() -> window.scene().getRoot().lookupAll(".listing-step").stream()
                .map(HBox.class::cast)
                .toList());
        assertThat(lines).isNotEmpty();
        int led = 0;
        for (var line : lines) {
            push(KeyCode.HOME);
            run(() -> line.fireEvent(click(line)));
            awaitRest();
            frame();
            if (position() > 0) {
                led++;
                assertThat(now(() -> line.getPseudoClassStates()))
                        .as("%s", line)
                        .containsAnyOf(PseudoClass.getPseudoClass("current"), PseudoClass.getPseudoClass("calling"));
            }
        }
        assertThat(led).isPositive();
    }

    private static MouseEvent click(Node on) {
        return new MouseEvent(
                on,
                on,
                MouseEvent.MOUSE_CLICKED,
                1,
                1,
                1,
                1,
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                true,
                false,
                false,
                true,
                false,
                true,
                null);
    }

    @Test
    void f2SaysWhatTheAlgorithmIsAboutAndALinkTriesInputs() {
        openQueens();
        push(KeyCode.F2);
        assertThat(now(() -> isShown(window.lookup("#about")))).isTrue();
        run(() -> window.scene().getRoot().lookupAll(".about .hyperlink").stream()
                .filter(link -> ((Hyperlink) link).getText().contains("6 queens"))
                .forEach(link -> ((Hyperlink) link).fire()));
        awaitEndOfRun();
        assertThat(node(TextField.class, "n").getText()).isEqualTo("6");
        push(KeyCode.F2);
        assertThat(now(() -> isShown(window.lookup("#about")))).isFalse();
    }

    private List<String> quoted() {
        return now(() -> window.scene().getRoot().lookupAll(".about-line").stream()
                .map(link -> ((Hyperlink) link).getText())
                .toList());
    }

    @Test
    void whatIsSaidQuotesLinesOfTheLanguageThatIsChosen() {
        openQueens();
        push(KeyCode.F2);
        var pseudocode = quoted();
        push(KeyCode.F4);
        frame();
        assertThat(quoted())
                .hasSameSizeAs(pseudocode)
                .isNotEqualTo(pseudocode)
                .anyMatch(line -> line.contains("(pos,)"));
    }

    @Tag("thorough")
    @Test
    void theVariablesOfTheRunThatWasLeftRestInAGame() {
        click("#tab-knight");
        type("#rows", "5");
        push(KeyCode.ENTER);
        awaitEndOfRun();
        click("#code-python");
        push(KeyCode.RIGHT);
        push(KeyCode.RIGHT);
        awaitRest();
        frame();
        var stack = node("call-stack");
        var left = now(() -> said(stack));
        assertThat(left).contains("step = ");
        click("#by-hand");
        awaitFrame("the game is open", () -> window.hand().isOpen());
        push(KeyCode.H);
        awaitFrame("a hint is shown", () -> window.hint().isPresent());
        push(KeyCode.H);
        awaitFrame("the move is made", () -> window.hand().moves() == 1);
        awaitRest();
        frame();
        assertThat(now(() -> said(stack))).isEqualTo(left);
    }

    /** What can be read in a node, seen or not. */
    private static List<String> said(Node node) {
        return node.lookupAll("*").stream()
                .map(each -> each instanceof Text text ? text.getText() : each instanceof Labeled l ? l.getText() : "")
                .filter(text -> !text.isEmpty())
                .toList();
    }
}
