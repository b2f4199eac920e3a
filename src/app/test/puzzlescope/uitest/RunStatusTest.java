package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;

/** What the line below the player says of the run. */
@Tag("thorough")
class RunStatusTest extends WindowTest {

    /** Width of a window whose player has no room for a sentence, in px. */
    private static final double LITTLE_ROOM = 900;

    private void holdStatus(String key, Object... arguments) {
        var status = now(() -> ((Labeled) window.lookup("#status .status-label")).getText());
        assertThat(status).isEqualTo(new Words(now(() -> window.language())).localize(Message.of(key, arguments)));
    }

    private void holdRecorded(String key) {
        var session = player().session();
        var none = Message.of(session.instance().countedEvents().result() + ".none");
        holdStatus(key, session.trace().length(), none);
    }

    @Test
    void aSolvedPuzzleIsSaidToBeSolvedInBothLanguages() {
        awaitEndOfRun();
        holdRecorded("outcome.SOLVED");
        click("#language");
        assertThat(now(() -> window.language())).isEqualTo(Language.CHINESE);
        holdRecorded("outcome.SOLVED");
    }

    @Test
    void theTimeThatARunTookIsSaidWhenItHasEnded() {
        click("#panel-figures");
        awaitEndOfRun();
        var run = player().session().run();
        var seconds = Message.of("counter.elapsed.value", run.worked().toNanos() / 1e9);
        assertThat(now(() -> ((Labeled) window.lookup("#elapsed")).getText()))
                .isEqualTo(new Words(now(() -> window.language())).localize(seconds))
                .matches("\\d+\\.\\d{3} s");
    }

    @Test
    void aPuzzleWithoutSolutionIsSaidToHaveNone() {
        click("#tab-queens");
        type("#n", "3");
        click("#run");
        awaitEndOfRun();
        holdRecorded("outcome.NO_SOLUTION");
    }

    @Test
    void theMessageOfAnEndLeavesTheTimelineWhenItWasRead() {
        click("#tab-queens");
        type("#n", "3");
        click("#run");
        awaitEndOfRun();
        run(() -> window.scene().getWindow().setWidth(LITTLE_ROOM));
        push(KeyCode.END);
        var said = window.lookup("#status .status-label");
        awaitFrame("it is in front of the timeline", () -> said.isVisible() && isFloating(said));
        awaitFrame("it has been read", () -> !said.isVisible());
    }

    private static boolean isFloating(Node said) {
        return said.getPseudoClassStates().contains(PseudoClass.getPseudoClass("floating"));
    }

    @Test
    void whatACommandHasToSayIsTakenBackAtTheNext() {
        awaitEndOfRun();
        push(KeyCode.ESCAPE);
        click("#previous-milestone");
        holdStatus("notice.no-previous-milestone.SOLUTION", Message.of("maze.result.maze"));
        push(KeyCode.RIGHT);
        holdRecorded("outcome.SOLVED");
        click("#to-end");
        click("#next-milestone");
        holdStatus("notice.no-next-milestone.SOLUTION", Message.of("maze.result.maze"));
        push(KeyCode.ESCAPE);
        holdRecorded("outcome.SOLVED");
    }

    @Test
    void aSearchThatGivesUpIsSaidTo() {
        click("#tab-tiles");
        run(() -> {
            @SuppressWarnings("unchecked")
            var algorithms = (ComboBox<String>) window.lookup("#algorithm");
            algorithms.setValue("breadth-first");
            ((TextField) window.lookup("#limit")).setText("1000");
        });
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        holdRecorded("outcome.GAVE_UP");
    }

    @Test
    void aSolverThatFailsIsSaidToAndTheWindowLivesOn() {
        open(_ -> {
            throw new IllegalStateException("on purpose");
        });
        holdStatus("status.failed");
        click("#run");
        awaitEndOfRun();
        holdRecorded("outcome.SOLVED");
    }

    @Test
    void aCallStackThatIsFullIsSaid() {
        open(_ -> {
            throw new StackOverflowError("on purpose");
        });
        holdStatus("status.stack-overflow");
    }

    /** Opens a run of another solver in the tab in front. */
    private void open(Solver solver) {
        var maze = Catalogue.get("maze");
        var instance = maze.instance(maze.presets());
        var trace = new Trace(instance.vocabulary(), Retention.inMemory(Retention.MEMORY_BYTES));
        var run = new Run("solver-failing", solver, new Recorder(trace, instance.board()));
        run(() -> {
            var timeline = new Timeline(trace, instance.board());
            window.player().open(new Session(maze, maze.presets(), instance, run, timeline));
            run.start();
        });
        awaitEndOfRun();
    }
}
