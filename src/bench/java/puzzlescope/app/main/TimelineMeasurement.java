package puzzlescope.app.main;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import puzzlescope.engine.run.RunState;
import puzzlescope.window.player.Player.Motion;
import puzzlescope.window.timeline.VisibleRangeControl;

/**
 * The share of a frame that drawing the timeline takes, with more than 100,000,000 events of 14 queens recorded: at each scale from all of
 * them down to single events, and moved along there; as a curve and as the search tree. Then how evenly frames follow each other while
 * it is played, and while it is zoomed and moved in every frame.
 */
final class TimelineMeasurement {

    private static final long EVENTS = 100_000_000;
    private static final int SCALES = 22;
    private static final int WAYS = 5;
    private static final int STEPS = 8;
    private static final double NANOS_A_MILLI = 1e6;

    private static final Duration PLAYED = Duration.ofSeconds(4);
    private static final Duration SETTLING = Duration.ofMillis(1500);
    private static final Duration FRAME = Duration.ofMillis(16);

    private final DrivenWindow window;
    private final Frames frames;
    private final Report report;
    /** The most that a drawing took of the processor since this was last zero, in ms: others wait, or are waited for. */
    private double busiest;

    TimelineMeasurement(DrivenWindow window, Frames frames, Report report) {
        this.window = window;
        this.frames = frames;
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
        report.heading(
                "Timeline at 100,000,000 events",
                "frames",
                "median ms",
                "p99 ms",
                "longest ms",
                "most of the processor ms");
        rows("curve");
        window.onFx(() -> window.showTree(true));
        DrivenWindow.letPass(SETTLING);
        rows("search tree");
        report.heading("The same, seen", "fps", "p50 ms", "p99 ms", "longest ms");
        for (boolean tree : new boolean[] {false, true}) {
            var name = tree ? "search tree" : "curve";
            window.onFx(() -> {
                window.showTree(tree);
                window.timeline().control().fit();
                window.player().seek(EVENTS / 3);
            });
            addRow(name + ", played at full speed", played());
            addRow(name + ", dragged along", moved(this::drag));
            addRow(name + ", zoomed and moved in each frame", moved(this::zoom));
        }
    }

    private void rows(String what) {
        row(what + ", zoomed and moved along for the first time");
        for (int i = 0; i < WAYS - 2; i++) {
            goThroughScales();
        }
        row("the same for the " + WAYS + "th time");
    }

    private void addRow(String what, Gaps gaps) {
        report.row(
                what,
                Report.number(gaps.framesPerSecond()),
                Report.number(gaps.percentile(0.5)),
                Report.number(gaps.percentile(0.99)),
                Report.number(gaps.longest()));
    }

    /** For a while, or to the end. */
    private Gaps played() {
        window.onFx(() -> {
            window.player().seek(0);
            window.player().play(Motion.FORWARD);
        });
        DrivenWindow.letPass(FRAME);
        long start = System.nanoTime();
        DrivenWindow.await(() -> System.nanoTime() - start > PLAYED.toNanos()
                || window.player().motionProperty().get() == Motion.PAUSED);
        long end = System.nanoTime();
        window.onFx(window.player()::pause);
        return frames.between(start, end);
    }

    /** Does something again and again, as often as there are frames. */
    private Gaps moved(IntConsumer action) {
        DrivenWindow.letPass(SETTLING);
        frames.clear();
        long start = System.nanoTime();
        for (int i = 0; System.nanoTime() - start < PLAYED.toNanos(); i++) {
            int now = i;
            window.onFx(() -> action.accept(now));
            DrivenWindow.letPass(FRAME);
        }
        return frames.between(start, System.nanoTime());
    }

    private void drag(int step) {
        window.player().history().pass(EVENTS / 4 + step * (EVENTS / 500));
    }

    private void zoom(int step) {
        var control = window.timeline().control();
        int at = step % (2 * SCALES * 3);
        if (at % 3 != 0) {
            control.pan(at % 3 == 1);
        } else if (at < SCALES * 3) {
            control.zoomIn();
        } else {
            control.zoomOut();
        }
    }

    private void row(String what) {
        busiest = 0;
        var times = goThroughScales();
        times.sort(null);
        report.row(
                what,
                times.size() + "",
                Report.precise(times.get(times.size() / 2)),
                Report.precise(times.get((int) (times.size() * 0.99))),
                Report.precise(times.getLast()),
                Report.precise(busiest));
    }

    /** Milliseconds of each drawing on the way in and back out. */
    private List<Double> goThroughScales() {
        var times = new ArrayList<Double>();
        window.onFx(() -> window.timeline().control().fit());
        for (int scale = 0; scale < SCALES; scale++) {
            add(times, VisibleRangeControl::zoomIn);
            for (int step = 0; step < STEPS; step++) {
                boolean later = step < STEPS / 2;
                add(times, control -> control.pan(later));
            }
        }
        for (int scale = 0; scale < SCALES; scale++) {
            add(times, VisibleRangeControl::zoomOut);
        }
        return times;
    }

    private void add(List<Double> times, Consumer<VisibleRangeControl> move) {
        times.add(window.onFx(() -> {
            long start = System.nanoTime();
            double before = ThreadTimes.ofThisThread();
            move.accept(window.timeline().control());
            busiest = Math.max(busiest, ThreadTimes.ofThisThread() - before);
            return (System.nanoTime() - start) / NANOS_A_MILLI;
        }));
    }
}
