package puzzlescope.window.fx;

import java.util.function.LongPredicate;
import javafx.animation.AnimationTimer;

/**
 * The single clock of a window. It ticks once a frame while there is work, and is stopped otherwise. FX thread only.
 */
public final class FrameClock {

    private final AnimationTimer timer;
    private boolean running;

    /** @param tick receives the frame's time in nanoseconds and returns whether another frame is needed */
    public FrameClock(LongPredicate tick) {
        timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                if (!tick.test(now)) {
                    shutDown();
                }
            }
        };
    }

    public void requestFrame() {
        if (!running) {
            running = true;
            timer.start();
        }
    }

    public void shutDown() {
        running = false;
        timer.stop();
    }
}
