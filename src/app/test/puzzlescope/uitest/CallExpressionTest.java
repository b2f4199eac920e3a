package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.Catalogue;

/** What a call computes stands below it, each call in it replaced by its value when it has returned. */
@Tag("thorough")
class CallExpressionTest extends WindowTest {

    private static final String OWN = """
        class Mine {
            int run() {
                return sum(1) + twice(1);
            }

            int sum(int n) {
                if (n == 0) {
                    return 0;
                }
                return n + sum(n - 1);
            }

            int twice(int n) {
                int half = sum(n);
                return half + sum(n);
            }
        }
        """;

    private void open(Map<String, String> inputs) {
        open("recursion", inputs);
    }

    private void open(String tab, Map<String, String> inputs) {
        run(() -> window.select(tab));
        run(() -> window.fillIn(inputs));
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        push(KeyCode.HOME);
    }

    /** What is read in turn at the steps of the run: the call and what it computes, or what has returned. */
    private List<String> told() {
        var told = new ArrayList<String>();
        long steps = now(() -> window.player().session().trace().length());
        for (long i = 0; i <= steps; i++) {
            long position = i;
            run(() -> {
                window.player().seek(position);
                window.drawNow();
            });
            var text = now(this::text);
            if (!text.isEmpty() && !told.contains(text)) {
                told.add(text);
            }
        }
        return told;
    }

    private String text() {
        var returned = (Hyperlink) window.lookup(".call-returned");
        var computed = (Label) window.lookup("#expression");
        var calls = window.scene().getRoot().lookupAll("#call-stack .call").stream()
                .filter(Node::isVisible)
                .map(each -> ((Hyperlink) each).getText())
                .toList();
        var open = computed.isVisible() && !calls.isEmpty() ? calls.getFirst() + " " + computed.getText() : "";
        return returned.isVisible()
                ? returned.getText().replace(" \u00b7 has returned", "") + (open.isEmpty() ? "" : "; " + open)
                : open;
    }

    @Test
    void partsOfASumAreReplacedByTheirValues() {
        open(Map.of("function", "fibonacci", "n", "3"));
        assertThat(told())
                .containsExactly(
                        "fib(3) = fib(2) + fib(1)",
                        "fib(2) = fib(1) + fib(0)",
                        "fib(1) = 1; fib(2) = 1 + fib(0)",
                        "fib(0) = 0; fib(2) = 1 + 0",
                        "fib(2) = 1 + 0 = 1; fib(3) = 1 + fib(1)",
                        "fib(1) = 1; fib(3) = 1 + 1",
                        "fib(3) = 1 + 1 = 2");
    }

    @Test
    void aValueFromTheTableIsNotComputed() {
        open(Map.of("function", "fibonacci-memoised", "n", "4"));
        assertThat(told()).contains("fib(2) = 1; fib(4) = 2 + 1", "fib(4) = 2 + 1 = 3");
    }

    @Test
    void aFactorialIsAProduct() {
        open(Map.of("function", "factorial", "n", "2"));
        assertThat(told())
                .containsExactly(
                        "factorial(2) = factorial(1) \u00d7 2",
                        "factorial(1) = factorial(0) \u00d7 1",
                        "factorial(0) = 1; factorial(1) = 1 \u00d7 1",
                        "factorial(1) = 1 \u00d7 1 = 1; factorial(2) = 1 \u00d7 2",
                        "factorial(2) = 1 \u00d7 2 = 2");
    }

    @Test
    void aBinarySearchTakesTheMiddleAndThenOneHalf() {
        open(Map.of("function", "binary-search", "list", "2 3 5", "target", "5"));
        assertThat(told())
                .contains(
                        "search(0, 2) middle = (0 + 2) / 2",
                        "search(0, 2) = search(2, 2)",
                        "search(2, 2) = 2; search(0, 2) = 2",
                        "search(0, 2) = 2");
    }

    /** A call that returns nothing is over when it has returned. */
    @Test
    void theNextCallOfATowerHasItsArguments() {
        open("hanoi", Map.of("disks", "2"));
        assertThat(told())
                .containsExactly(
                        "hanoi(2, A, C, B) hanoi(2 - 1, A, B, C) = hanoi(1, A, B, C)",
                        "hanoi(1, A, B, C)",
                        "hanoi(2, A, C, B) hanoi(2 - 1, B, C, A) = hanoi(1, B, C, A)",
                        "hanoi(1, B, C, A)",
                        "hanoi(2, A, C, B)");
    }

    @Test
    void linesOfAPersonsProgramAreReadSo() {
        run(() -> window.select("recursion"));
        awaitEndOfRun();
        run(() -> window.run(Catalogue.get("recursion").presets().withProgram(new ProgramSource("java", OWN))));
        awaitEndOfRun();
        assertThat(told())
                .contains(
                        "run() = sum(1) + twice(1)",
                        "sum(1) = 1 + sum(0)",
                        "sum(0) = 0; sum(1) = 1 + 0",
                        "sum(1) = 1 + 0 = 1; run() = 1 + twice(1)",
                        "twice(1) half = sum(1)",
                        "sum(1) = 1 + 0 = 1; twice(1) half = 1",
                        "twice(1) = 1 + sum(1)",
                        "twice(1) = 1 + 1 = 2; run() = 1 + 2",
                        "run() = 1 + 2 = 3");
    }

    @Test
    void whatComesNextIsNotToldWhileItIsAsked() {
        open(Map.of("function", "fibonacci", "n", "3"));
        push(KeyCode.RIGHT);
        frame();
        assertThat(now(this::text)).isEqualTo("fib(3) = fib(2) + fib(1)");
        push(KeyCode.P);
        push(KeyCode.ENTER);
        awaitFrame("it is asked", () -> window.player().isAsked());
        frame();
        assertThat(now(this::text)).isEmpty();
    }
}
