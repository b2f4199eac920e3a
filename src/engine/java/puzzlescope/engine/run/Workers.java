package puzzlescope.engine.run;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import puzzlescope.engine.event.RunStoppedException;

/**
 * Several threads that share the independent pieces of one solver's work. Pieces are taken in order; their results are
 * passed to the solver's own thread in the order in which they are done. Any thread.
 */
public final class Workers {

    /** Interval at which the waiting solver thread checks whether the run has been asked to stop. */
    private static final long PATIENCE_MILLIS = 20;

    private Workers() {}

    /** A piece of the work. */
    @FunctionalInterface
    public interface Piece<T> {

        /**
         * Does the piece, on one of the threads.
         *
         * @param number from 0 to below the number of pieces
         * @param checkStopped to be called in long loops; throws {@link RunStoppedException} when the run is asked to
         *     stop
         */
        T work(int number, Runnable checkStopped);
    }

    /** Receives the result of a piece. */
    @FunctionalInterface
    public interface Result<T> {

        /** Called on the thread that asked for the work. */
        void accept(int number, T result);
    }

    /**
     * Returns the default number of threads: the number of processors. Solvers are passed it, and find the same
     * solutions with any number.
     */
    public static int preset() {
        return Runtime.getRuntime().availableProcessors();
    }

    /**
     * Does all pieces and returns when the last one is done. If this throws, the threads end at their next check.
     *
     * @param threads at least 1
     * @param checkStopped throws {@link RunStoppedException} when the run is asked to stop; called on the calling
     *     thread only
     * @throws RuntimeException the exception of a piece
     */
    public static <T> void share(int threads, int pieces, Piece<T> piece, Runnable checkStopped, Result<T> result) {
        if (threads < 1) {
            throw new IllegalArgumentException("threads are " + threads + ", must be at least 1");
        }
        var crew = new Crew<>(pieces, piece);
        try {
            for (int i = 0; i < Math.min(threads, pieces); i++) {
                SolverThread.of("worker-" + i, crew::work).start();
            }
            for (int ended = 0; ended < pieces; ended++) {
                crew.await(checkStopped).give(result);
            }
        } finally {
            crew.stopped = true;
        }
    }

    private static final class Crew<T> {

        private final int pieces;
        private final Piece<T> piece;
        private final AtomicInteger next = new AtomicInteger();
        private final BlockingQueue<PieceOutcome<T>> ended = new LinkedBlockingQueue<>();
        private volatile boolean stopped;

        Crew(int pieces, Piece<T> piece) {
            this.pieces = pieces;
            this.piece = piece;
        }

        void work() {
            while (!stopped) {
                int number = next.getAndIncrement();
                if (number >= pieces) {
                    return;
                }
                ended.add(attempt(number));
            }
        }

        private PieceOutcome<T> attempt(int number) {
            try {
                return new Done<>(number, piece.work(number, this::checkStopped));
            } catch (RuntimeException | Error thrown) {
                return new PieceFailure<>(thrown);
            }
        }

        private void checkStopped() {
            if (stopped) {
                throw new RunStoppedException();
            }
        }

        PieceOutcome<T> await(Runnable checkStopped) {
            while (true) {
                checkStopped.run();
                try {
                    var first = ended.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
                    if (first != null) {
                        return first;
                    }
                } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt();
                    throw new RunStoppedException();
                }
            }
        }
    }

    private sealed interface PieceOutcome<T> {

        void give(Result<T> result);
    }

    private record Done<T>(int number, T value) implements PieceOutcome<T> {

        @Override
        public void give(Result<T> result) {
            result.accept(number, value);
        }
    }

    private record PieceFailure<T>(Throwable cause) implements PieceOutcome<T> {

        @Override
        public void give(Result<T> result) {
            switch (cause) {
                case RuntimeException exception -> throw exception;
                case Error error -> throw error;
                default -> throw new IllegalStateException(cause);
            }
        }
    }
}
