package puzzlescope.engine.run;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Trace;

/**
 * A solver running on its own thread and recording its events. Can be started once; the recording stays readable
 * however the run ends. Any thread.
 */
public final class Run {

    private static final System.Logger LOG = System.getLogger(Run.class.getName());

    private final Solver solver;
    private final Recorder recorder;
    private final Thread thread;
    private volatile RunState state = RunState.READY;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile RunOutcome runOutcome = RunOutcome.STOPPED;
    private volatile @Nullable Throwable failure;
    private volatile boolean closing;
    private int readers;
    private volatile long startedNanos;
    private volatile long endedNanos;

    /** @param name the name of the thread, such as {@code solver-maze} */
    public Run(String name, Solver solver, Recorder recorder) {
        this.solver = solver;
        this.recorder = recorder;
        thread = SolverThread.of(name, this::work);
    }

    public Trace trace() {
        return recorder.trace();
    }

    public void start() {
        startedNanos = System.nanoTime();
        transition(RunState.READY, RunState.RUNNING);
        try {
            thread.start();
        } catch (OutOfMemoryError noThread) {
            runOutcome = failed(noThread);
            recorder.end();
            finish(RunState.RUNNING);
        }
    }

    /** Requests the run to end, which it does within a batch of events. A run that was never started ends at once. */
    public void stop() {
        recorder.stop();
        synchronized (this) {
            if (state == RunState.READY) {
                recorder.end();
                finish(RunState.READY);
            }
        }
    }

    /**
     * Stops the run and frees its recording as soon as it has ended and every {@link #reader} is done; nothing can be
     * read from then on.
     */
    public void close() {
        closing = true;
        stop();
        freeUnread();
    }

    /**
     * Returns a thread, not started, on which the recording can be read even if the run is closed meanwhile. It must be
     * started.
     *
     * @param name the name of the thread
     */
    public Thread reader(String name, Runnable work) {
        synchronized (this) {
            readers++;
        }
        return SolverThread.of(name, () -> {
            try {
                work.run();
            } finally {
                release();
            }
        });
    }

    private synchronized void release() {
        readers--;
        freeUnread();
    }

    private synchronized void freeUnread() {
        if (closing && readers == 0 && state == RunState.ENDED) {
            trace().close();
        }
    }

    public RunState state() {
        var now = state;
        return now == RunState.RUNNING && recorder.isWaiting() ? RunState.PAUSED_FULL : now;
    }

    /** Returns how the run ended; empty until it has. */
    public Optional<RunOutcome> outcome() {
        return state == RunState.ENDED ? Optional.of(runOutcome) : Optional.empty();
    }

    /** Returns how long the solver has worked, up to now or to its end; zero if it was not started. */
    public Duration worked() {
        return switch (state) {
            case READY -> Duration.ZERO;
            case RUNNING, PAUSED_FULL -> Duration.ofNanos(System.nanoTime() - startedNanos);
            case ENDED -> Duration.ofNanos(Math.max(0, endedNanos - startedNanos));
        };
    }

    /** Returns the exception of the solver, if the outcome is {@link RunOutcome#FAILED}. */
    public Optional<Throwable> failure() {
        return Optional.ofNullable(failure);
    }

    /** Waits until the run has ended, and returns whether it has. */
    public boolean awaitEnd(Duration patience) throws InterruptedException {
        return ended.await(patience.toNanos(), TimeUnit.NANOSECONDS);
    }

    private void work() {
        runOutcome = attempt();
        endedNanos = System.nanoTime();
        finish(RunState.RUNNING);
    }

    private void finish(RunState from) {
        transition(from, RunState.ENDED);
        ended.countDown();
        freeUnread();
    }

    private RunOutcome attempt() {
        try {
            try {
                return solver.solve(recorder);
            } finally {
                recorder.end();
            }
        } catch (RunStoppedException stopped) {
            return RunOutcome.STOPPED;
        } catch (RunRefusedException refused) {
            failure = refused;
            return RunOutcome.FAILED;
        } catch (RuntimeException | Error thrown) {
            return failed(thrown);
        }
    }

    private RunOutcome failed(Throwable thrown) {
        failure = thrown;
        LOG.log(Level.ERROR, thread.getName() + " failed", thrown);
        return RunOutcome.FAILED;
    }

    private synchronized void transition(RunState from, RunState to) {
        if (state != from) {
            throw new IllegalStateException("run is " + state + ", cannot go from " + from + " to " + to);
        }
        state = to;
    }
}
