package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.text.PuzzleResource;
import puzzlescope.window.control.Shortcut;

/** A program in the Recursion tab is compared with the example from which it was started, or with nothing. */
@Tag("thorough")
class ProgramComparisonTest extends WindowTest {

    private static final String NO_EXAMPLE = """
        class Mine {
            static int run() {
                return sum(3);
            }

            static int sum(int n) {
                return n == 0 ? 0 : n + sum(n - 1);
            }
        }
        """;

    private void compare(String text) {
        run(() -> window.select("recursion"));
        awaitEndOfRun();
        run(() -> window.run(
                Catalogue.get("recursion").presets().withProgram(new ProgramSource(ProgramSource.JAVA, text))));
        awaitEndOfRun();
        run(() -> window.act(Shortcut.RACE));
        frame();
    }

    @Test
    void aChangedExampleIsComparedWithTheOriginal() {
        var gcd = PuzzleResource.read(Catalogue.get("recursion"), "gcd.java").orElseThrow();
        compare(gcd.replace("b == 0", "b <= 0"));
        awaitFrame("they are compared", () -> window.scene().lookup("#race-pane") != null);
        assertThat(now(() -> window.scene().lookup("#race-pane").lookupAll(".label").stream()
                        .map(label -> ((Label) label).getText())
                        .toList()))
                .containsAll(List.of("A program of my own", "The original program"));
    }

    @Test
    void otherMethodsHaveNothingToBeComparedWith() {
        compare(NO_EXAMPLE);
        assertThat(now(() -> window.scene().lookup("#race-pane"))).isNull();
        assertThat(now(() -> window.player().noticeProperty().get().key())).isEqualTo("own-program.alone");
    }
}
