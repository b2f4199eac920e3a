package puzzlescope.window.player;

import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;

/**
 * Tells what is open beside the board when the playhead, or the end of a recording, has come to rest elsewhere. FX thread
 * only.
 */
public final class PositionWatch {

    private static final Duration REST = Duration.millis(150);

    private final LongSupplier position;
    private final LongConsumer onRest;
    private final Timeline clock = new Timeline(new KeyFrame(REST, _ -> look()));
    private long told;
    private long last;

    /**
     * Begins to watch.
     *
     * @param position the position, in events
     * @param onRest receives a position at which it rests, other than the one before
     */
    public PositionWatch(LongSupplier position, LongConsumer onRest) {
        this.position = position;
        this.onRest = onRest;
        told = position.getAsLong();
        last = told;
        clock.setCycleCount(Animation.INDEFINITE);
        clock.play();
    }

    private void look() {
        long now = position.getAsLong();
        if (now == last && now != told) {
            told = now;
            onRest.accept(now);
        }
        last = now;
    }

    public void stop() {
        clock.stop();
    }
}
