package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.PuzzleResource;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.window.calls.CallTreeView;
import puzzlescope.window.player.Speed;

/** A run that is longer than what can be recorded. */
@Tag("thorough")
class LongRunTest extends WindowTest {

    private static final Words WORDS = new Words(Language.ENGLISH);

    private Trace trace;

    /** So little that a recording is soon full. */
    @Override
    Retention retention() {
        return Retention.ofChunks(16);
    }

    @BeforeEach
    void fillTheRecording() {
        click("#tab-queens");
        type("#n", "16");
        click("#run");
        trace = player().session().trace();
        awaitFrame("it is full", () -> window.player().session().run().state() == RunState.PAUSED_FULL);
        frame();
    }

    private String status() {
        return now(() -> ((Labeled) window.lookup("#status .status-label")).getText());
    }

    private String positionText() {
        var position = node(Label.class, "position");
        return now(position::getText);
    }

    @Test
    void whenTheRecordingIsFullThatIsSaidAndTheNumbersAreTrue() {
        assertThat(status()).isEqualTo(WORDS.localize("status.waiting", trace.length()));
        assertThat(positionText()).startsWith(WORDS.localize("status.playhead", 0, trace.length()));
    }

    @Test
    void ofAProgramWithLinesItIsSaidThatTheyAreMost() {
        var queens = Catalogue.get("queens");
        var text = PuzzleResource.read(queens, "textbook.java").orElseThrow();
        var n = queens.parameters().stream()
                .filter(each -> each.name().equals("n"))
                .findFirst()
                .orElseThrow();
        var twelve = queens.presets().with(n, "12");
        run(() -> window.run(twelve.withProgram(new ProgramSource("java", text))));
        awaitFrame(
                "it is full",
                () -> player().session().arguments().program().isPresent()
                        && player().session().run().state() == RunState.PAUSED_FULL);
        frame();
        assertThat(status()).endsWith("Without \u201cLines and variables\u201d the program has far fewer steps.");
    }

    @Test
    void withFastForwardTheWindowLivesOnWhileItsPositionIsLetGo() {
        click("#fast-forward");
        awaitFrame("the start is let go", () -> trace.firstKept() > 0);
        click("#play");
        awaitFrame(
                "it plays what is kept",
                () -> window.player().session().timeline().position() > 1000);
        push(KeyCode.ESCAPE);
        awaitEndOfRun();
        push(KeyCode.HOME);
        assertThat(position()).isEqualTo(trace.firstKept());
        assertThat(status()).isEqualTo(WORDS.localize("status.kept-from", trace.firstKept()));
        push(KeyCode.LEFT);
        assertThat(position()).isEqualTo(trace.firstKept());
        push(KeyCode.END);
        assertThat(positionText()).startsWith(String.format("step %1$,d of %1$,d", trace.length()));
    }

    @Test
    void theCallsAreShownAsATreeWhileTheirBeginningIsLetGo() {
        push(KeyCode.CONTROL, KeyCode.T);
        click("#fast-forward");
        awaitFrame("the start is let go", () -> trace.firstKept() > 0);
        push(KeyCode.ESCAPE);
        awaitEndOfRun();
        long middle = (trace.firstKept() + trace.length()) / 2;
        run(() -> window.player().seek(middle));
        var tree = node(CallTreeView.class, "call-tree");
        awaitFrame("the tree is given up", () -> !tree.hasMoreToRead());
        assertThat(afterFrame(tree::rows)).isGreaterThan(1);
        while (now(() -> window.scene().getFocusOwner()) != tree) {
            push(KeyCode.TAB);
        }
        push(KeyCode.END);
        push(KeyCode.ENTER);
        assertThat(position()).isBetween(trace.firstKept() + 1, middle);
    }

    @Test
    void playedAsFastAsItGoesTheRecordingGoesOn() {
        long full = trace.length();
        run(() -> window.player().speedProperty().set(Speed.FASTEST));
        push(KeyCode.SPACE);
        awaitFrame("more is recorded", () -> trace.length() > full);
        assertThat(position()).isPositive();
    }
}
