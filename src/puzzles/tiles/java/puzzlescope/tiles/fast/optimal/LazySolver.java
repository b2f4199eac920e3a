package puzzlescope.tiles.fast.optimal;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.RunStoppedException;

/** A solver that is created on first use by one thread, while other threads wait for it. Any thread. */
final class LazySolver {

    private static final long PATIENCE_MILLIS = 20;

    /** Creates the solver. */
    @FunctionalInterface
    interface Factory {

        OptimalSolver make(Runnable checkStopped, DoubleConsumer progress);
    }

    private final Factory factory;
    private final ReentrantLock lock = new ReentrantLock();
    private volatile @Nullable OptimalSolver solver;
    private volatile double done;

    LazySolver(Factory factory) {
        this.factory = factory;
    }

    boolean isReady() {
        return solver != null;
    }

    /** Returns the solver; if the thread that creates it is stopped, the next one that waits starts over. */
    OptimalSolver get(Runnable checkStopped, DoubleConsumer progress) {
        var ready = solver;
        if (ready != null) {
            return ready;
        }
        await(checkStopped, progress);
        try {
            ready = solver;
            if (ready == null) {
                ready = factory.make(checkStopped, part -> {
                    done = part;
                    progress.accept(part);
                });
                solver = ready;
            }
            return ready;
        } finally {
            lock.unlock();
        }
    }

    private void await(Runnable checkStopped, DoubleConsumer progress) {
        try {
            while (!lock.tryLock(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                checkStopped.run();
                progress.accept(done);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new RunStoppedException();
        }
    }
}
