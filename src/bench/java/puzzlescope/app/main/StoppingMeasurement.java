package puzzlescope.app.main;

import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import puzzlescope.engine.run.RunState;
import puzzlescope.window.player.Player.Motion;

/** The time from pressing Stop, or closing the window, to the end of the solvers' threads. */
final class StoppingMeasurement {

    private static final int TIMES = 10;
    private static final Duration RUNNING = Duration.ofMillis(400);
    private static final double MILLION = 1e6;
    private static final long MID_MAZE = 200_000;
    private static final Map<String, String> QUEENS = Map.of("n", "16");
    private static final Map<String, String> TILES = Map.of("size", "4", "shuffle", "500", "seed", "1");
    private static final Map<String, String> MAZE = Map.of("width", "1001", "height", "1001");

    private final DrivenWindow window;
    private final Report report;

    StoppingMeasurement(DrivenWindow window, Report report) {
        this.window = window;
        this.report = report;
    }

    void measure() {
        report.heading("From pressing Stop to the thread's end", "times", "median ms", "worst ms");
        stop("16 queens recorded and played", "queens", QUEENS, true, StoppingMeasurement::runOn);
        stop("16 queens, waiting for room", "queens", QUEENS, false, this::awaitFull);
        stop("15-puzzle recorded and played", "tiles", TILES, true, StoppingMeasurement::runOn);
        stop("maze 1001x1001 in mid-recursion", "maze", MAZE, true, this::awaitMidMaze);
    }

    /** Closes the window, so that nothing can be measured afterwards. */
    void measureClosing() {
        report.heading("From closing the window to the threads' end", "ms");
        window.prepare("tiles", TILES);
        window.onFx(window::pressRun);
        window.prepare("queens", QUEENS);
        window.onFx(window::pressRun);
        runOn();
        var solvers = DrivenWindow.solvers();
        long start = System.nanoTime();
        window.close();
        solvers.forEach(StoppingMeasurement::join);
        report.row(solvers.size() + " runs", Report.number((System.nanoTime() - start) / MILLION));
    }

    private static void runOn() {
        DrivenWindow.letPass(RUNNING);
    }

    private void awaitFull() {
        DrivenWindow.await(() -> window.state() == RunState.PAUSED_FULL);
    }

    private void awaitMidMaze() {
        DrivenWindow.await(() -> window.player().session().trace().length() > MID_MAZE);
    }

    private void stop(String what, String tab, Map<String, String> options, boolean playing, Runnable moment) {
        double[] millis = new double[TIMES];
        for (int i = 0; i < TIMES; i++) {
            window.prepare(tab, options);
            millis[i] = stop(playing, moment);
        }
        Arrays.sort(millis);
        report.row(what, TIMES + "", Report.number(millis[TIMES / 2]), Report.number(millis[TIMES - 1]));
    }

    private double stop(boolean playing, Runnable moment) {
        var solver = window.onFx(() -> {
            window.pressRun();
            if (playing) {
                window.player().play(Motion.FORWARD);
            }
            return DrivenWindow.solvers().getFirst();
        });
        moment.run();
        if (!solver.isAlive()) {
            throw new IllegalStateException("the run was over before it was stopped");
        }
        long start = System.nanoTime();
        window.pressStop();
        join(solver);
        return (System.nanoTime() - start) / MILLION;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }
}
