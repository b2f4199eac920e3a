package puzzlescope.export.film;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.export.PictureSeries;

/**
 * The pixels of a film's frames, in their order. Frames are drawn by the thread that asks, for they stand on one timeline;
 * drawings become pixels on a thread of their own, some frames ahead, each upon the one before.
 */
final class FramePixels implements AutoCloseable {

    /** So many pixels at most are made ahead of what is taken: 128 MB. */
    private static final int MOST_AHEAD = 1 << 25;

    private static final int MOST_FRAMES_AHEAD = 4;
    /** So many at most are kept for the second time they are asked for. */
    private static final int MOST_KEPT = 1 << 24;

    private final FilmPictures pictures;
    private final long frameSize;
    private final long ahead;
    private final ExecutorService thread;
    private final PictureSeries series = new PictureSeries(1);
    private final Map<Script.Frame, int[]> kept = new HashMap<>();

    /** Takes the pixels of a frame, which are others' too: to be read only. */
    @FunctionalInterface
    interface Taker {

        /**
         * Takes those of one frame.
         *
         * @param number of the frame among those that are asked for
         */
        void take(int number, int[] pixels) throws IOException, InterruptedException;
    }

    FramePixels(FilmPictures pictures) {
        this.pictures = pictures;
        frameSize = (long) pictures.width() * pictures.height();
        ahead = Math.clamp(MOST_AHEAD / frameSize, 1, MOST_FRAMES_AHEAD);
        thread = Executors.newSingleThreadExecutor(work -> SolverThread.of("film-pixels", work));
    }

    /**
     * Gives the pixels of frames one after the other.
     *
     * @param again whether these will be asked for among others
     */
    void each(List<Script.Frame> frames, boolean again, Taker taker) throws IOException, InterruptedException {
        Queue<Future<int[]>> waiting = new ArrayDeque<>();
        int drawn = 0;
        for (int number = 0; number < frames.size(); number++) {
            while (drawn < frames.size() && waiting.size() < ahead) {
                waiting.add(pixels(frames.get(drawn++)));
            }
            int[] pixels = got(waiting.remove());
            if (again && (kept.size() + 1) * frameSize <= MOST_KEPT) {
                kept.put(frames.get(number), pixels);
            }
            taker.take(number, pixels);
        }
    }

    private Future<int[]> pixels(Script.Frame frame) {
        int[] known = kept.get(frame);
        if (known != null) {
            return CompletableFuture.completedFuture(known);
        }
        var drawing = pictures.drawing(frame);
        return thread.submit(() -> FilmPictures.pixels(series.next(drawing)));
    }

    private static int[] got(Future<int[]> pixels) throws InterruptedException {
        try {
            return pixels.get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a frame could not be drawn", failed.getCause());
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
