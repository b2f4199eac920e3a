package puzzlescope.app.main;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import puzzlescope.engine.run.RunState;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Speed;
import puzzlescope.window.timeline.TimelinePane;

/** A window that is worked from a thread beside it, as a person would work it. Not for the FX thread. */
final class DrivenWindow {

    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final long GLANCE_NANOS = 2_000_000;

    private final MainWindow window;

    DrivenWindow(MainWindow window) {
        this.window = window;
    }

    <T> T onFx(Callable<T> action) {
        var task = new FutureTask<>(action);
        Platform.runLater(task);
        try {
            return task.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException failed) {
            throw new IllegalStateException(failed);
        }
    }

    void onFx(Runnable action) {
        onFx(() -> {
            action.run();
            return action;
        });
    }

    Player player() {
        return window.front().player();
    }

    /** The canvas of the board in front. */
    BoardView board() {
        return window.front().view().board();
    }

    TimelinePane timeline() {
        return window.front().view().timeline();
    }

    RunState state() {
        return player().session().run().state();
    }

    /** Brings a tab to the front with nothing running in it, and fills in its options. */
    void prepare(String tab, Map<String, String> options) {
        onFx(() -> {
            open(tab);
            options.forEach(window.front().options()::fill);
            player().speedProperty().set(Speed.FASTEST);
            player().stop();
        });
        await(() -> state() == RunState.READY || state() == RunState.ENDED);
    }

    /** Brings a tab to the front; FX thread. */
    void open(String tab) {
        window.select(window.tabs().of(tab));
    }

    /** Shows the calls as a tree in the timeline, or its curve; FX thread. */
    void showTree(boolean on) {
        window.choices().searchTree().set(on);
    }

    /** Opens the run in front beside another algorithm's; FX thread. */
    void openRace() {
        window.front().view().dialogs().race(Optional.empty());
    }

    MainWindow window() {
        return window;
    }

    /** Presses Run; FX thread. */
    void pressRun() {
        window.front().runs().run();
    }

    /** Presses Esc; returns at once. */
    void pressStop() {
        Platform.runLater(() -> Event.fireEvent(
                window.scene(),
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false)));
    }

    /** Closes the window; returns at once. */
    void close() {
        Platform.runLater(window::close);
    }

    /** The threads that solve now. */
    static List<Thread> solvers() {
        var threads = new Thread[Thread.activeCount() + 16];
        int count = Thread.enumerate(threads);
        return Stream.of(threads)
                .limit(count)
                .filter(thread -> thread.getName().startsWith("solver-"))
                .toList();
    }

    static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("waited in vain");
            }
            LockSupport.parkNanos(GLANCE_NANOS);
        }
    }

    static void letPass(Duration time) {
        long end = System.nanoTime() + time.toNanos();
        for (long left = time.toNanos(); left > 0; left = end - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
    }
}
