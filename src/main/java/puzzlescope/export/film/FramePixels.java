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
import org.jspecify.annotations.Nullable;
import puzzlescope.core.run.SolverThread;

/**
 * The pixels of a film's frames, in their order. Frames are drawn by the thread that asks, for they stand on one timeline;
 * drawings become pixels on several threads, some frames ahead. What looks as the frame before is not made again.
 */
final class FramePixels implements AutoCloseable {

    /** So many pixels at most are made ahead of what is taken: 128 MB. */
    private static final int MOST_AHEAD = 1 << 25;
    /** So many at most are kept for the second time they are asked for. */
    private static final int MOST_KEPT = 1 << 24;

    private final FilmPictures pictures;
    private final long frameSize;
    private final long ahead;
    private final ExecutorService pool;
    private final Map<String, int[]> kept = new HashMap<>();

    private record Made(String document, Future<int[]> pixels) {}

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
        int threads = Runtime.getRuntime().availableProcessors();
        ahead = Math.clamp(MOST_AHEAD / frameSize, 1, threads + 1);
        pool = Executors.newFixedThreadPool(threads, work -> SolverThread.of("film-pixels", work));
    }

    /**
     * Gives the pixels of frames one after the other.
     *
     * @param again whether these will be asked for among others
     */
    void each(List<Script.Frame> frames, boolean again, Taker taker) throws IOException, InterruptedException {
        Queue<Made> waiting = new ArrayDeque<>();
        Made last = null;
        int drawn = 0;
        for (int number = 0; number < frames.size(); number++) {
            while (drawn < frames.size() && waiting.size() < ahead) {
                last = made(pictures.document(frames.get(drawn++)), last);
                waiting.add(last);
            }
            var next = waiting.remove();
            int[] pixels = got(next.pixels());
            if (again && (kept.size() + 1) * frameSize <= MOST_KEPT) {
                kept.put(next.document(), pixels);
            }
            taker.take(number, pixels);
        }
    }

    private Made made(String document, @Nullable Made last) {
        if (last != null && last.document().equals(document)) {
            return last;
        }
        int[] known = kept.get(document);
        return new Made(
                document,
                known == null
                        ? pool.submit(() -> FilmPictures.pixels(document))
                        : CompletableFuture.completedFuture(known));
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
        pool.shutdownNow();
    }
}
