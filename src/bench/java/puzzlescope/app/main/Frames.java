package puzzlescope.app.main;

import com.sun.javafx.perf.PerformanceTracker;
import java.util.Arrays;
import java.util.stream.LongStream;
import javafx.scene.Scene;

/**
 * When the window's frames were rendered. Renderer's thread for {@link #add}, any thread for the rest.
 *
 * <p>JavaFX tells no one officially that a frame has been rendered; its own performance tracker knows.
 */
final class Frames {

    private static final int MOST = 1 << 16;

    private final long[] times = new long[MOST];
    private int count;

    static Frames of(Scene scene) {
        var frames = new Frames();
        PerformanceTracker.getSceneTracker(scene).setOnRenderedFrameTask(() -> frames.add(System.nanoTime()));
        return frames;
    }

    private synchronized void add(long nanos) {
        if (count < MOST) {
            times[count++] = nanos;
        }
    }

    /** The times between one frame and the next, from {@code start} on to the first frame at or after {@code end}. */
    synchronized Gaps between(long start, long end) {
        long[] within = LongStream.concat(
                        LongStream.of(start), Arrays.stream(times, 0, count).filter(time -> time > start && time < end))
                .toArray();
        long[] gaps = new long[within.length];
        for (int i = 1; i < within.length; i++) {
            gaps[i - 1] = within[i] - within[i - 1];
        }
        gaps[within.length - 1] = firstAfter(end) - within[within.length - 1];
        return new Gaps(gaps);
    }

    private long firstAfter(long end) {
        return Arrays.stream(times, 0, count)
                .filter(time -> time >= end)
                .findFirst()
                .orElse(end);
    }

    synchronized int count() {
        return count;
    }

    synchronized void clear() {
        count = 0;
    }
}
