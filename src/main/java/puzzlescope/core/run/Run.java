package puzzlescope.core.run;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.RunStopped;
import puzzlescope.core.trace.Recorder;
import puzzlescope.core.trace.Trace;

/**
 * A solver working on its own thread, its events recorded. Started once; what was recorded stays readable however it ends.
 * Any thread.
 */
public final class Run {

    /** Room for recursions of several hundred thousand calls; only what is used is taken from the system. */
    private static final long STACK_BYTES = 1L << 29;

    private static final System.Logger LOG = System.getLogger(Run.class.getName());

    private final Solver solver;
    private final Recorder recorder;
    private final Thread thread;
    private volatile RunState state = RunState.READY;
    private volatile @Nullable Outcome outcome;
    private volatile @Nullable Throwable failure;

    /** @param name names the thread, such as {@code solver-maze} */
    public Run(String name, Solver solver, Recorder recorder) {
        this.solver = solver;
        this.recorder = recorder;
        thread = new Thread(null, this::work, name, STACK_BYTES);
        thread.setDaemon(true);
    }

    public Trace trace() {
        return recorder.trace();
    }

    public void start() {
        transition(RunState.READY, RunState.RUNNING);
        thread.start();
    }

    /** Asks the run to end; it does so within a batch of events. A run that was never started ends at once. */
    public void stop() {
        recorder.stop();
        synchronized (this) {
            if (state == RunState.READY) {
                recorder.end();
                outcome = Outcome.STOPPED;
                transition(RunState.READY, RunState.ENDED);
            }
        }
    }

    public RunState state() {
        var now = state;
        return now == RunState.RUNNING && trace().isWaiting() ? RunState.PAUSED_FULL : now;
    }

    /** How the run ended; empty until it has. */
    public Optional<Outcome> outcome() {
        return Optional.ofNullable(outcome);
    }

    /** What the solver threw, if the outcome is {@link Outcome#FAILED}. */
    public Optional<Throwable> failure() {
        return Optional.ofNullable(failure);
    }

    /** Waits until the solver's thread has ended; gives whether it has. */
    public boolean awaitEnd(Duration patience) throws InterruptedException {
        return state() == RunState.READY ? false : thread.join(patience);
    }

    private void work() {
        outcome = attempt();
        transition(RunState.RUNNING, RunState.ENDED);
    }

    private Outcome attempt() {
        try {
            try {
                return solver.solve(recorder);
            } finally {
                recorder.end();
            }
        } catch (RunStopped stopped) {
            return Outcome.STOPPED;
        } catch (RuntimeException | Error thrown) {
            failure = thrown;
            LOG.log(Level.ERROR, thread.getName() + " failed", thrown);
            return Outcome.FAILED;
        }
    }

    private synchronized void transition(RunState from, RunState to) {
        if (state != from) {
            throw new IllegalStateException("run is " + state + ", cannot go from " + from + " to " + to);
        }
        state = to;
    }
}
