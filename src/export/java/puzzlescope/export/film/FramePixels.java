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

/**
 * The pixels of a film's frames, in order. Frames are drawn on one thread of their own, since they share a timeline,
 * some ahead of the calling thread.
 */
final class FramePixels implements AutoCloseable {

    /** Limit on the pixels drawn ahead: 128 MB. */
    private static final int MOST_AHEAD = 1 << 25;

    private static final int MOST_FRAMES_AHEAD = 4;
    /** Limit on the pixels kept for a second pass. */
    private static final int MOST_KEPT = 1 << 24;

    private final FilmPictures pictures;
    private final long frameSize;
    private final long ahead;
    private final ExecutorService thread;
    private final Map<FilmScript.Frame, int[]> kept = new HashMap<>();

    /** Accepts the pixels of a frame, which are shared and must not be changed. */
    @FunctionalInterface
    interface PixelConsumer {

        /**
         * Accepts the pixels of one frame.
         *
         * @param number the index among the requested frames
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
     * Passes on the pixels of frames one after another.
     *
     * @param again whether these frames will be requested again
     */
    void each(List<FilmScript.Frame> frames, boolean again, PixelConsumer taker)
            throws IOException, InterruptedException {
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

    private Future<int[]> pixels(FilmScript.Frame frame) {
        int[] known = kept.get(frame);
        if (known != null) {
            return CompletableFuture.completedFuture(known);
        }
        return thread.submit(() -> pictures.pixels(frame));
    }

    private static int[] got(Future<int[]> pixels) throws InterruptedException {
        try {
            return pixels.get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a frame could not be drawn", failed.getCause());
        }
    }

    /** Waits for the frame that is being drawn. */
    @Override
    public void close() {
        thread.shutdownNow();
        thread.close();
    }
}
