package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.hanoi.HanoiPuzzle;

@Tag("ui")
class RecordingShareTest {

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private static String said(OptionalLong whole) {
        var puzzle = new HanoiPuzzle();
        var instance = puzzle.instance(puzzle.presets());
        var trace = new Trace(instance.vocabulary(), Retention.inMemory(Retention.MEMORY_BYTES));
        var recorder = new Recorder(trace, instance.board());
        instance.solver().solve(recorder);
        recorder.end();
        var run = new Run("share", instance.solver(), recorder);
        return new Words(Language.ENGLISH).localize(RunStatus.recording(run, whole));
    }

    @Test
    void theShareIsSaidWhereTheWholeIsKnown() {
        // Three disks take 7 moves, as many calls and returns, and the end.
        assertThat(said(OptionalLong.of(88))).startsWith("Recording: 25% of all steps, 22 steps so far");
        assertThat(said(OptionalLong.empty())).startsWith("Recording: 22 steps, ");
    }
}
