package puzzlescope.app.main;

import java.time.Duration;
import java.util.Map;
import puzzlescope.window.player.Player.Motion;

/** The cost of an idle window, and what is left of runs that are over. */
final class RestMeasurement {

    /** Until the compilers have nothing left to do. */
    private static final Duration SETTLING = Duration.ofSeconds(10);

    private static final Duration PAUSE = Duration.ofSeconds(20);
    private static final double LEAST_MILLIS = 1;
    private static final int FEW_RUNS = 20;
    private static final int RUNS = 200;

    private final DrivenWindow window;
    private final Frames frames;
    private final Report report;

    RestMeasurement(DrivenWindow window, Frames frames, Report report) {
        this.window = window;
        this.frames = frames;
        this.report = report;
    }

    void measure() {
        report.heading("At rest", "figure");
        window.prepare("queens", Map.of("n", "8"));
        window.onFx(window::pressRun);
        DrivenWindow.letPass(SETTLING);
        frames.clear();
        var threads = ThreadTimes.now();
        var before = processorTime();
        DrivenWindow.letPass(PAUSE);
        double share = 100.0 * processorTime().minus(before).toNanos() / PAUSE.toNanos();
        report.row("paused for " + PAUSE.toSeconds() + " s: % of a core", Report.number(share));
        report.row("paused for " + PAUSE.toSeconds() + " s: frames", frames.count() + "");
        ThreadTimes.now().since(threads).millis().entrySet().stream()
                .filter(thread -> thread.getValue() > LEAST_MILLIS)
                .forEach(thread -> report.row(
                        "of these " + thread.getKey() + ": % of a core",
                        Report.precise(100 * thread.getValue() / PAUSE.toMillis())));
        runAndStop(FEW_RUNS);
        report.row("MB of heap after " + FEW_RUNS + " runs", Report.number(heapMegabytes()));
        runAndStop(RUNS - FEW_RUNS);
        report.row("MB of heap after " + RUNS + " runs", Report.number(heapMegabytes()));
    }

    private void runAndStop(int times) {
        window.prepare("queens", Map.of("n", "16"));
        for (int i = 0; i < times; i++) {
            window.onFx(() -> {
                window.pressRun();
                window.player().play(Motion.FORWARD);
            });
            DrivenWindow.letPass(Duration.ofMillis(50));
            window.pressStop();
            DrivenWindow.await(() -> DrivenWindow.solvers().isEmpty());
        }
    }

    private static Duration processorTime() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow();
    }

    private static double heapMegabytes() {
        System.gc();
        var runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) / 1e6;
    }
}
