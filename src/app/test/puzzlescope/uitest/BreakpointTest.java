package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.puzzle.Variables.Variable;
import puzzlescope.engine.text.Language;
import puzzlescope.learn.document.RunFile;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.editor.CodeEditor;
import puzzlescope.window.player.Player.Motion;
import puzzlescope.window.player.Speed;

/** Playing stops at lines of the code, where a condition may have to hold. */
@Tag("thorough")
class BreakpointTest extends WindowTest {

    private static final PseudoClass STOPPING = PseudoClass.getPseudoClass("stopping");

    private static final String FIBONACCI = """
        class Mine {
            int run() {
                return fib(%d);
            }

            int fib(int n) {
                if (n < 2) {
                    return n;
                }
                return fib(n - 1) + fib(n - 2);
            }
        }
        """;

    private void open(String tab) {
        run(() -> window.select(tab));
        awaitEndOfRun();
        push(KeyCode.HOME);
    }

    /** Sets a breakpoint at a line of the listing that is selected by keyboard. */
    private void setAt(int line) {
        run(() -> window.lookup("#listing").requestFocus());
        for (int i = 0; i < line; i++) {
            push(KeyCode.DOWN);
        }
        push(KeyCode.CONTROL, KeyCode.B);
        frame();
    }

    private void condition(String text) {
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
        type("#breakpoint-condition", text);
        push(KeyCode.ENTER);
    }

    private void awaitCondition(String text) {
        awaitFrame(
                "the condition is set",
                () -> window.player().breakpoints().allProperty().get().stream()
                        .anyMatch(each -> each.text().equals(text)));
    }

    private void play(Motion way) {
        run(() -> {
            window.player().speedProperty().set(Speed.FASTEST);
            window.player().play(way);
        });
        awaitFrame("it has stopped", () -> window.player().motionProperty().get() == Motion.PAUSED);
        awaitRest();
    }

    private Event lastEvent() {
        return now(() -> window.player().session().timeline().lastEvent().orElseThrow());
    }

    private String label() {
        return lastEvent().kind().label();
    }

    private String variable(String name) {
        return now(() -> window
                .player()
                .session()
                .variables(window.player().session().timeline())
                .stream()
                .filter(each -> each.name().equals(name))
                .map(Variable::value)
                .findFirst()
                .orElse(""));
    }

    private Message notice() {
        return now(() -> window.player().noticeProperty().get());
    }

    @Test
    void playingStopsThereInBothDirections() {
        open("recursion");
        setAt(1);
        play(Motion.FORWARD);
        long first = position();
        assertThat(label()).isEqualTo("base");
        play(Motion.FORWARD);
        assertThat(label()).isEqualTo("base");
        assertThat(position()).isGreaterThan(first);
        play(Motion.BACKWARD);
        assertThat(position()).isEqualTo(first);
        play(Motion.BACKWARD);
        assertThat(position()).isZero();
    }

    @Test
    void keysLeadFromOneToTheNextAndBack() {
        open("recursion");
        push(KeyCode.SHIFT, KeyCode.PAGE_DOWN);
        assertThat(notice()).isEqualTo(Message.of("breakpoint.none-set"));
        setAt(1);
        push(KeyCode.SHIFT, KeyCode.PAGE_DOWN);
        awaitFrame(
                "the first is reached",
                () -> window.player().session().timeline().position() > 0);
        long first = position();
        assertThat(label()).isEqualTo("base");
        push(KeyCode.SHIFT, KeyCode.PAGE_DOWN);
        push(KeyCode.SHIFT, KeyCode.PAGE_UP);
        assertThat(position()).isEqualTo(first);
        push(KeyCode.SHIFT, KeyCode.PAGE_UP);
        assertThat(notice()).isEqualTo(Message.of("breakpoint.none-before"));
    }

    @Test
    void aClickAtTheLeftOfALineSetsAndRemovesIt() {
        open("queens");
        var gutters = now(() -> window.scene().getRoot().lookupAll(".listing-step .breakpoint-gutter").stream()
                .toList());
        var gutter = gutters.get(2);
        robotClick(gutter);
        assertThat(now(() -> gutter.getParent().getPseudoClassStates())).contains(STOPPING);
        assertThat(position())
                .as("a click on the line itself would go to its step")
                .isZero();
        robotClick(gutter);
        assertThat(now(() -> gutter.getParent().getPseudoClassStates())).doesNotContain(STOPPING);
    }

    private void robotClick(Node node) {
        robot.clickOn(node);
        frame();
    }

    @Tag("thorough")
    @Test
    void theySurviveANewRunAndAnotherLanguageOfTheCode() {
        open("queens");
        setAt(2);
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        play(Motion.FORWARD);
        assertThat(label()).isEqualTo("place");
        click("#code-python");
        frame();
        assertThat(stopping()).isEqualTo(1);
        run(() -> window.fillIn(java.util.Map.of("algorithm", "min-conflicts")));
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        assertThat(stopping()).as("of another algorithm").isZero();
        run(() -> window.fillIn(java.util.Map.of("algorithm", "backtracking")));
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        assertThat(stopping()).isEqualTo(1);
    }

    private long stopping() {
        return now(() -> window.scene().getRoot().lookupAll(".listing-step").stream()
                .filter(each -> each.getPseudoClassStates().contains(STOPPING))
                .count());
    }

    @Test
    void aConditionComparesWhatTheScreenShows() {
        open("recursion");
        setAt(1);
        condition("n = 0");
        awaitCondition("n = 0");
        play(Motion.FORWARD);
        assertThat(now(() -> window.player()
                        .session()
                        .timeline()
                        .returned()
                        .orElseThrow()
                        .call()))
                .isEqualTo("fib(0)");
    }

    @Test
    void theyArePartOfASavedRun() {
        open("recursion");
        setAt(1);
        condition("n = 0");
        awaitCondition("n = 0");
        var saved = RunFile.parse(now(() -> window.documents().currentRun()).text());
        push(KeyCode.CONTROL, KeyCode.B);
        setAt(2);
        run(() -> window.documents().open(saved));
        awaitCondition("n = 0");
        assertThat(now(() -> window.player().breakpoints().allProperty().get())).hasSize(1);
    }

    @Test
    void aChangeOfAVariableIsACondition() {
        open("recursion");
        setAt(0);
        condition("n changes");
        awaitCondition("n changes");
        play(Motion.FORWARD);
        assertThat(position()).as("the second call, the first with another n").isEqualTo(2);
        run(() -> window.act(Shortcut.LANGUAGE));
        assertThat(now(() -> window.language())).isEqualTo(Language.CHINESE);
        condition("n \u53d8\u5316 \u4e14 n > 3");
        awaitCondition("n \u53d8\u5316 \u4e14 n > 3");
        play(Motion.FORWARD);
        assertThat(Integer.parseInt(variable("n"))).isGreaterThan(3);
    }

    @Test
    void whatIsWrongWithAConditionIsSaidThere() {
        open("recursion");
        setAt(1);
        condition("m = 3");
        awaitFrame(
                "it is said", () -> window.lookup("#breakpoint-refusal") instanceof Label label && label.isVisible());
        assertThat(node(Label.class, "breakpoint-refusal").getText())
                .isEqualTo("\u201cm\u201d is not known here. Known are: n, first, second, calls, base cases.");
        push(KeyCode.ESCAPE);
        assertThat(now(() -> window.lookup("#breakpoint-condition"))).isNull();
        assertThat(now(() -> window.player()
                        .breakpoints()
                        .allProperty()
                        .get()
                        .getFirst()
                        .text()))
                .isEmpty();
    }

    @Test
    void theyAreListedAndRemovedTogether() {
        open("queens");
        assertThat(node(MenuButton.class, "breakpoints").isVisible()).isFalse();
        setAt(1);
        setAt(3);
        var menu = node(MenuButton.class, "breakpoints");
        assertThat(now(() -> menu.isVisible() ? menu.getText() : "")).isEqualTo("2");
        assertThat(now(() -> menu.getItems().getFirst().getText())).isEqualTo("if a queen attacks (row, column):");
        run(() -> menu.getItems().getLast().fire());
        frame();
        assertThat(now(menu::isVisible)).isFalse();
        assertThat(stopping()).isZero();
    }

    @Test
    void aScreenReaderIsToldOfThem() {
        open("recursion");
        setAt(1);
        assertThat(now(() -> window.lookup("#listing").getAccessibleText()))
                .isEqualTo("if n < 2: return n (breakpoint)");
    }

    /** Opens a program in the Recursion tab with a breakpoint at a line, and records its run. */
    private void runProgram(int line, String program) {
        open("recursion");
        push(KeyCode.CONTROL, KeyCode.J);
        frame();
        run(() -> {
            editor().setText(program);
            editor().goTo(new CodeEditor.Place(line, 1));
        });
        push(KeyCode.CONTROL, KeyCode.B);
        push(KeyCode.CONTROL, KeyCode.ENTER);
        awaitFrame(
                "it has run",
                () -> window.player().session().arguments().program().isPresent()
                        && window.player().session().run().outcome().isPresent());
        push(KeyCode.ESCAPE);
    }

    /** The values of n where playing stops. */
    private List<String> stops() {
        var values = new ArrayList<String>();
        for (play(Motion.FORWARD); lastEvent() instanceof ProgramEvent.LineEntered; play(Motion.FORWARD)) {
            values.add(variable("n"));
        }
        return values;
    }

    @Test
    void aReturnIntoALineIsNoArrivalThere() {
        runProgram(10, FIBONACCI.formatted(3));
        assertThat(stops()).containsExactly("3", "2");
    }

    @Test
    void eachCallArrivesAtItsOnlyLine() {
        runProgram(2, """
            class Mine {
                int sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }

                int run() {
                    return sum(3);
                }
            }
            """);
        assertThat(stops()).containsExactly("3", "2", "1", "0");
    }

    @Test
    void theProgramOfAPersonStopsAtItsLines() {
        runProgram(8, FIBONACCI.formatted(5));
        play(Motion.FORWARD);
        assertThat(lastEvent())
                .isInstanceOfSatisfying(
                        ProgramEvent.LineEntered.class,
                        entered -> assertThat(entered.to()).isEqualTo(8));
        assertThat(variable("n")).isEqualTo("1");
        run(() -> editor().goTo(new CodeEditor.Place(8, 1)));
        condition("n = 0");
        awaitCondition("n = 0");
        play(Motion.FORWARD);
        assertThat(variable("n")).isEqualTo("0");
        run(() -> editor().goTo(new CodeEditor.Place(2, 1)));
        push(KeyCode.ENTER);
        assertThat(now(() -> window.player()
                        .breakpoints()
                        .of(true)
                        .getFirst()
                        .location()
                        .line()))
                .as("the line below one that is added")
                .isEqualTo(9);
    }

    private CodeEditor editor() {
        return (CodeEditor) window.lookup("#program-text");
    }

    @Test
    void theFieldTakesItsKeys() {
        open("recursion");
        setAt(1);
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
        write("n < 1");
        push(KeyCode.HOME);
        assertThat(now(() -> ((TextField) window.lookup("#breakpoint-condition")).getCaretPosition()))
                .isZero();
        assertThat(position()).isZero();
    }
}
