package puzzlescope.app.main;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.run.RunState;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Player.Motion;

/** The evenness of frames while a recording is played as fast as it goes. */
final class PlayingMeasurement {

    private static final int TIMES = 5;
    private static final Duration SETTLING = Duration.ofMillis(1500);
    private static final Duration TO_AND_FRO = Duration.ofSeconds(10);
    private static final Duration PLAYED = Duration.ofSeconds(3);
    private static final Duration BETWEEN_ACTIONS = Duration.ofMillis(50);
    private static final int FIRST_DISCOVERIES = 12_000;
    /** The index of 500 events a second. */
    private static final int A_FEW_HUNDRED_EVENTS = 9;

    private final DrivenWindow window;
    private final Frames frames;
    private final Report report;
    private int actions;

    PlayingMeasurement(DrivenWindow window, Frames frames, Report report) {
        this.window = window;
        this.frames = frames;
        this.report = report;
    }

    void measure() {
        report.heading("Frames", "fps", "p50 ms", "p99 ms", "longest ms");
        var queens = Map.of("n", "12");
        addRow("12 queens, recorded and played: first time", recordAndPlay("queens", queens));
        List<Gaps> later = new ArrayList<>();
        for (int i = 0; i < TIMES; i++) {
            later.add(recordAndPlay("queens", queens));
        }
        later.sort(Comparator.comparing(Gaps::longest));
        addRow("the same " + TIMES + " times more: median", later.get(TIMES / 2));
        addRow("the same " + TIMES + " times more: worst", later.getLast());
        var maze = Map.of("width", "1001", "height", "1001");
        addRow("maze 1001x1001, recorded and played", recordAndPlay("maze", maze));
        addRow("maze 1001x1001, played to and fro", playToAndFro());
        window.prepare("maze", Map.of("width", "4001", "height", "4001"));
        window.onFx(window::pressRun);
        DrivenWindow.await(() -> window.state() == RunState.ENDED);
        addRow("maze 4001x4001, played to and fro", playToAndFro(PLAYED, () -> {}));
        addRow("maze 4001x4001, played to and fro, zoomed and panned", playToAndFro(PLAYED, this::moveBoard));
        window.prepare("knight", Map.of("rows", "200", "columns", "200", "algorithm", "warnsdorff"));
        window.onFx(window::pressRun);
        DrivenWindow.await(() -> window.state() == RunState.ENDED);
        addRow("knight 200x200, played to and fro", playToAndFro());
        for (var algorithm : List.of("breadth-first", "depth-first", "side-by-side")) {
            addRow("8-puzzle's states, some 10,000 nodes, " + algorithm, growGraph(algorithm));
        }
    }

    /** Measures frames while the search tree grows with the run, and without it. */
    void measureTree() {
        report.heading("Frames", "fps", "p50 ms", "p99 ms", "longest ms");
        for (var tab : List.of("maze", "queens")) {
            var size = tab.equals("maze") ? Map.of("width", "101", "height", "101") : Map.of("n", "8");
            for (boolean tree : List.of(false, true)) {
                window.onFx(() -> window.showTree(tree));
                addRow("%s %s, %s".formatted(tab, size, tree ? "with the tree" : "alone"), playFromStart(tab, size));
            }
        }
    }

    /** Plays a recorded run from its start. */
    private Gaps playFromStart(String tab, Map<String, String> options) {
        return playOn(tab, options, Player::toStart);
    }

    /** Plays on from where the graph has 12,000 nodes and edges, some 10,000 of them nodes. */
    private Gaps growGraph(String algorithm) {
        return playOn(
                "states",
                Map.of("space", "tiles-3x3", "algorithm", algorithm),
                player -> player.seek(player.session().trace().nth(Role.DO, FIRST_DISCOVERIES)));
    }

    /** Records a run and plays it from a place at a few hundred events a second. */
    private Gaps playOn(String tab, Map<String, String> options, Consumer<Player> toPlace) {
        window.prepare(tab, options);
        window.onFx(window::pressRun);
        DrivenWindow.await(() -> window.state() == RunState.ENDED);
        var player = window.player();
        window.onFx(() -> {
            toPlace.accept(player);
            player.speedProperty().set(A_FEW_HUNDRED_EVENTS);
            player.play(Motion.FORWARD);
        });
        DrivenWindow.letPass(SETTLING);
        long start = System.nanoTime();
        DrivenWindow.letPass(TO_AND_FRO);
        long end = System.nanoTime();
        window.onFx(player::pause);
        return frames.between(start, end);
    }

    private void addRow(String what, Gaps gaps) {
        report.row(
                what,
                Report.number(gaps.framesPerSecond()),
                Report.number(gaps.percentile(0.5)),
                Report.number(gaps.percentile(0.99)),
                Report.number(gaps.longest()));
    }

    /** From pressing Run to the end of playing. */
    private Gaps recordAndPlay(String tab, Map<String, String> options) {
        window.prepare(tab, options);
        DrivenWindow.letPass(SETTLING);
        var end = new AtomicLong();
        long start = System.nanoTime();
        window.onFx(() -> {
            window.pressRun();
            window.player().play(Motion.FORWARD);
            // Only the first pause counts.
            window.player().motionProperty().subscribe((_, _) -> end.compareAndSet(0, System.nanoTime()));
        });
        DrivenWindow.await(() -> end.get() != 0);
        if (window.state() != RunState.ENDED) {
            throw new IllegalStateException("played to the end of a run that goes on");
        }
        DrivenWindow.letPass(SETTLING);
        return frames.between(start, end.get());
    }

    /** Plays for a while, back again from every end, so that there is something to draw all the time. */
    private Gaps playToAndFro() {
        return playToAndFro(TO_AND_FRO, () -> {});
    }

    /** The same, and does something to the board again and again. */
    private Gaps playToAndFro(Duration time, Runnable action) {
        var turning = window.onFx(() -> window.player().motionProperty().subscribe((was, is) -> {
            if (is == Motion.PAUSED) {
                Platform.runLater(() -> window.player().play(was == Motion.FORWARD ? Motion.BACKWARD : Motion.FORWARD));
            }
        }));
        window.onFx(() -> window.player().play(Motion.BACKWARD));
        DrivenWindow.letPass(SETTLING);
        long start = System.nanoTime();
        while (System.nanoTime() - start < time.toNanos()) {
            Platform.runLater(action);
            DrivenWindow.letPass(BETWEEN_ACTIONS);
        }
        long end = System.nanoTime();
        window.onFx(() -> {
            turning.unsubscribe();
            window.player().pause();
        });
        return frames.between(start, end);
    }

    /** Zooms in and out by keys, and pans. */
    private void moveBoard() {
        var board = window.board();
        var key = actions % 6 < 2 ? KeyCode.PLUS : actions % 6 < 4 ? KeyCode.MINUS : KeyCode.LEFT;
        actions++;
        Event.fireEvent(board, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, true, false));
    }
}
