package puzzlescope.app.main;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.RunState;
import puzzlescope.window.player.Player.Motion;
import puzzlescope.window.player.Speed;

/** Memory, threads and files left after many runs and long playing, and the warnings logged meanwhile. */
final class SoakMeasurement {

    private static final Duration SOME_FRAMES = Duration.ofMillis(40);
    private static final Duration STAY = Duration.ofSeconds(4);
    private static final Path OPEN_FILES = Path.of("/proc/self/fd");
    private static final int ROWS = 20;
    private static final String[] COLUMNS = {
        "threads", "MB of heap", "temporary files", "open files", "frames", "logged"
    };

    private final DrivenWindow window;
    private final Frames frames;
    private final Report report;
    private final Complaints complaints = Complaints.listen();
    private final List<String> tabs = Catalogue.all().stream().map(Puzzle::id).toList();

    SoakMeasurement(DrivenWindow window, Frames frames, Report report) {
        this.window = window;
        this.frames = frames;
        this.report = report;
    }

    /**
     * @param runs how many runs are started and stopped
     * @param minutes how long is played then
     */
    void measure(int runs, int minutes) {
        LogFile.suppressFalseAlarms();
        report.heading("Runs started and stopped in all tabs by turns", COLUMNS);
        startAndStop(runs);
        if (minutes > 0) {
            report.heading("Played in all tabs by turns", COLUMNS);
            play(minutes);
        }
        complaints.kept().forEach(System.out::println);
    }

    private void startAndStop(int runs) {
        for (int run = 1; run <= runs; run++) {
            window.prepare(tabs.get(run % tabs.size()), Map.of());
            window.onFx(() -> {
                window.pressRun();
                window.player().play(Motion.FORWARD);
            });
            DrivenWindow.letPass(SOME_FRAMES);
            window.pressStop();
            DrivenWindow.await(() -> DrivenWindow.solvers().isEmpty());
            if (run % Math.max(1, runs / ROWS) == 0) {
                row(run + " runs");
            }
        }
    }

    private void play(int minutes) {
        var choice = new Random(1);
        int stays = Math.toIntExact(Duration.ofMinutes(1).dividedBy(STAY));
        for (int stay = 1; stay <= minutes * stays; stay++) {
            var tab = tabs.get(stay % tabs.size());
            int speed = choice.nextInt(Speed.SLOWEST, Speed.FASTEST + 1);
            boolean forward = choice.nextInt(3) > 0;
            window.onFx(() -> {
                window.open(tab);
                playOn(speed, forward);
            });
            DrivenWindow.letPass(STAY);
            if (stay % stays == 0) {
                row(stay / stays + " minutes");
            }
        }
    }

    /** Plays this way; where nothing is left that way, a new run. */
    private void playOn(int speed, boolean forward) {
        var player = window.player();
        boolean over =
                player.session().timeline().isAtEnd() && player.session().run().state() == RunState.ENDED;
        if (over && forward) {
            window.pressRun();
        }
        player.speedProperty().set(speed);
        player.play(forward ? Motion.FORWARD : Motion.BACKWARD);
    }

    private void row(String what) {
        System.gc();
        System.gc();
        var runtime = Runtime.getRuntime();
        report.row(
                what,
                Thread.getAllStackTraces().size() + "",
                Report.number((runtime.totalMemory() - runtime.freeMemory()) / 1e6),
                count(Path.of(System.getProperty("java.io.tmpdir")), "puzzlescope") + "",
                count(OPEN_FILES, "") + "",
                frames.count() + "",
                complaints.count() + "");
        frames.clear();
    }

    private static long count(Path folder, String prefix) {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().startsWith(prefix))
                    .count();
        } catch (IOException unreadable) {
            return 0;
        }
    }
}
