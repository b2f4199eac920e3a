package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Labeled;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Catalogue;
import puzzlescope.core.replay.Timeline;
import puzzlescope.core.run.Run;
import puzzlescope.core.run.Solver;
import puzzlescope.core.trace.Recorder;
import puzzlescope.core.trace.Retention;
import puzzlescope.core.trace.Trace;
import puzzlescope.text.Language;
import puzzlescope.text.Words;
import puzzlescope.ui.player.Session;

/** What the line below the player says of the run. */
class RunStatusTest extends WindowTest {

    private void holdStatus(String key, Object... arguments) {
        var status = now(() -> ((Labeled) window.scene().lookup("#status .status-label")).getText());
        assertThat(status).isEqualTo(new Words(now(() -> window.language())).say(Message.of(key, arguments)));
    }

    @Test
    void aSolvedPuzzleIsSaidToBeSolvedInBothLanguages() {
        awaitEndOfRun();
        holdStatus("outcome.SOLVED");
        click("#language");
        assertThat(now(() -> window.language())).isEqualTo(Language.CHINESE);
        holdStatus("outcome.SOLVED");
    }

    @Test
    void aPuzzleWithoutSolutionIsSaidToHaveNone() {
        click("#tab-queens");
        type("#n", "3");
        click("#run");
        awaitEndOfRun();
        holdStatus("outcome.NO_SOLUTION");
    }

    @Test
    void whatACommandHasToSayIsTakenBackAtTheNext() {
        awaitEndOfRun();
        click("#copy-text");
        var copied = now(() -> Clipboard.getSystemClipboard().getString());
        holdStatus("copy-text.done", copied.lines().count());
        push(KeyCode.RIGHT);
        holdStatus("outcome.SOLVED");
        click("#to-end");
        click("#next-milestone");
        holdStatus("notice.no-next-milestone.SOLUTION");
        push(KeyCode.ESCAPE);
        holdStatus("outcome.SOLVED");
    }

    @Test
    void aSolverThatFailsIsSaidToAndTheWindowLivesOn() {
        open(_ -> {
            throw new IllegalStateException("on purpose");
        });
        holdStatus("status.failed");
        click("#run");
        awaitEndOfRun();
        holdStatus("outcome.SOLVED");
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
        var trace = new Trace(maze.vocabulary(), Retention.inMemory(Retention.MEMORY_BYTES));
        var run = new Run("solver-failing", solver, new Recorder(trace, maze.board(maze.presets())));
        run(() -> {
            var timeline = new Timeline(trace, maze.board(maze.presets()));
            window.player().open(new Session(maze, maze.presets(), maze.instance(maze.presets()), run, timeline));
            run.start();
        });
        awaitEndOfRun();
    }
}
