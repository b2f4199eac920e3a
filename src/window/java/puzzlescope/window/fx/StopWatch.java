package puzzlescope.window.fx;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;

/** Counts whole seconds while it runs. FX thread only. */
public final class StopWatch {

    private final Timeline timer;
    private long seconds;

    /** @param onSecond called after each second */
    public StopWatch(Runnable onSecond) {
        timer = new Timeline(new KeyFrame(Duration.seconds(1), _ -> {
            seconds++;
            onSecond.run();
        }));
        timer.setCycleCount(Animation.INDEFINITE);
    }

    public long seconds() {
        return seconds;
    }

    /** Starts or resumes if {@code on}, else pauses. */
    public void run(boolean on) {
        if (on && timer.getStatus() != Animation.Status.RUNNING) {
            timer.play();
        } else if (!on) {
            timer.stop();
        }
    }

    /** Stops at 0. */
    public void reset() {
        timer.stop();
        seconds = 0;
    }
}
