package puzzlescope.ui.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import puzzlescope.core.run.RunState;
import puzzlescope.ui.timeline.TimelinePane;

/**
 * What drawing the timeline takes of a frame, with more than 100,000,000 events of 14 queens recorded: at each scale from all of
 * them down to single events, and moved along there.
 */
final class TimelineMeasurement {

    private static final long EVENTS = 100_000_000;
    private static final int SCALES = 22;
    private static final int WAYS = 5;
    private static final int STEPS = 8;
    private static final double NANOS_A_MILLI = 1e6;

    private final DrivenWindow window;
    private final Report report;

    TimelineMeasurement(DrivenWindow window, Report report) {
        this.window = window;
        this.report = report;
    }

    void measure() {
        window.prepare("queens", Map.of("n", "14"));
        window.onFx(window::pressRun);
        DrivenWindow.await(() -> window.player().session().trace().length() >= EVENTS);
        window.onFx(() -> window.player().stop());
        DrivenWindow.await(() -> window.state() == RunState.ENDED);
        window.onFx(() -> window.player().seek(EVENTS / 3));
        // What is drawn for the first time is read for the first time, perhaps from a file, by code that is not yet
        // compiled.
        report.heading("Timeline at 100,000,000 events", "frames", "median ms", "p99 ms", "longest ms");
        row("zoomed and moved along for the first time");
        for (int i = 0; i < WAYS - 2; i++) {
            goThroughScales();
        }
        row("the same for the " + WAYS + "th time");
    }

    private void row(String what) {
        var times = goThroughScales();
        times.sort(null);
        report.row(
                what,
                times.size() + "",
                Report.precise(times.get(times.size() / 2)),
                Report.precise(times.get((int) (times.size() * 0.99))),
                Report.precise(times.getLast()));
    }

    /** Milliseconds of each drawing on the way in and back out. */
    private List<Double> goThroughScales() {
        var times = new ArrayList<Double>();
        window.onFx(() -> window.timeline().fit());
        for (int scale = 0; scale < SCALES; scale++) {
            add(times, TimelinePane::zoomIn);
            for (int step = 0; step < STEPS; step++) {
                boolean later = step < STEPS / 2;
                add(times, pane -> pane.pan(later));
            }
        }
        for (int scale = 0; scale < SCALES; scale++) {
            add(times, TimelinePane::zoomOut);
        }
        return times;
    }

    private void add(List<Double> times, Consumer<TimelinePane> move) {
        times.add(window.onFx(() -> {
            long start = System.nanoTime();
            move.accept(window.timeline());
            return (System.nanoTime() - start) / NANOS_A_MILLI;
        }));
    }
}
