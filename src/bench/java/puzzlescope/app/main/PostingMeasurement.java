package puzzlescope.app.main;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import javafx.application.Platform;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.run.SolverThread;

/**
 * The window without a recording: a solver that posts every event to the FX thread, which applies it to a board.
 * The first events of 12 queens, posted in one go.
 */
final class PostingMeasurement {

    private static final long EVENTS = 1_000_000;
    private static final Duration SETTLING = Duration.ofSeconds(2);
    private static final double NANOS = 1e9;

    private final Report report;

    PostingMeasurement(Report report) {
        this.report = report;
    }

    void measure() {
        var queens = Catalogue.get("queens");
        var arguments = queens.presets();
        for (var parameter : queens.parameters()) {
            arguments = parameter.name().equals("n") ? arguments.with(parameter, "12") : arguments;
        }
        var instance = queens.instance(arguments);
        var board = instance.board();
        var solver = instance.solver();
        var posted = new AtomicLong();
        var applied = new AtomicLong();
        var thread = SolverThread.of("solver-posting", () -> {
            try {
                solver.solve(event -> {
                    if (posted.incrementAndGet() > EVENTS) {
                        throw new RunStoppedException();
                    }
                    Platform.runLater(() -> {
                        board.apply(event);
                        applied.incrementAndGet();
                    });
                });
            } catch (RunStoppedException enough) {
                // As many as are measured.
            }
        });
        DrivenWindow.letPass(SETTLING);
        long start = System.nanoTime();
        thread.start();
        DrivenWindow.await(() -> applied.get() == EVENTS);
        long end = System.nanoTime();
        DrivenWindow.letPass(SETTLING);
        report.heading("One runLater an event, instead of a recording", "million events/s", "FX thread held up for ms");
        report.row(
                "1,000,000 events of 12 queens",
                Report.precise(EVENTS / 1e6 / ((end - start) / NANOS)),
                Report.number((end - start) / 1e6));
    }
}
