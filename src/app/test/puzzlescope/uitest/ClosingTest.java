package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.trace.Retention;
import puzzlescope.testkit.Await;

/** Closing the window ends everything. */
class ClosingTest extends WindowTest {

    /** So little that a recording is soon full. */
    @Override
    Retention retention() {
        return Retention.ofChunks(8);
    }

    @Test
    void closingEndsAllSolvers() {
        click("#tab-queens");
        type("#n", "16");
        click("#run");
        click("#tab-tiles");
        type("#size", "4");
        type("#shuffle", "80");
        click("#run");
        assertThat(solvers()).contains("solver-queens", "solver-tiles");
        run(window::close);
        Await.until("all solvers have ended", () -> solvers().isEmpty());
    }

    @Test
    void closingEndsASolverThatWaitsForThePlayhead() {
        click("#tab-queens");
        type("#n", "16");
        click("#run");
        awaitFrame(
                "the recording is full", () -> window.player().session().run().state() == RunState.PAUSED_FULL);
        run(window::close);
        Await.until("all solvers have ended", () -> solvers().isEmpty());
    }

    @Test
    void aNewRunEndsTheOneBeforeIt() {
        click("#tab-queens");
        type("#n", "16");
        click("#run");
        var first = player().session().run();
        type("#n", "15");
        click("#run");
        Await.until("the first run has ended", () -> first.outcome().isPresent());
        assertThat(solvers()).hasSize(1);
    }

    private static List<String> solvers() {
        var threads = new Thread[Thread.activeCount() + 16];
        Thread.enumerate(threads);
        return Arrays.stream(threads)
                .filter(Objects::nonNull)
                .map(Thread::getName)
                .filter(name -> name.startsWith("solver-"))
                .toList();
    }
}
