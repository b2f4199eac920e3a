package puzzlescope.window.compare;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.run.SolverThread;

/**
 * Work on a background thread until it is done, stopped, or replaced by other work. FX thread only, except for the
 * work.
 */
public final class MeasurementTask implements ComparisonPage.Work {

    private static final System.Logger LOG = System.getLogger(MeasurementTask.class.getName());

    private final String name;
    private volatile @Nullable Thread worker;

    /** @param name of its threads */
    public MeasurementTask(String name) {
        this.name = name;
    }

    /**
     * Starts work, replacing the current one.
     *
     * @param work receives a check that throws {@link RunStoppedException} on cancellation, to be called often
     */
    public void begin(Consumer<Runnable> work) {
        var thread = SolverThread.of(name, () -> {
            try {
                work.accept(this::checkWanted);
            } catch (RunStoppedException wanted) {
                LOG.log(System.Logger.Level.DEBUG, "a comparison was no longer wanted");
            }
        });
        worker = thread;
        thread.start();
    }

    private void checkWanted() {
        if (!Thread.currentThread().equals(worker)) {
            throw new RunStoppedException();
        }
    }

    @Override
    public boolean isRunning() {
        var thread = worker;
        return thread != null && thread.isAlive();
    }

    @Override
    public void stop() {
        worker = null;
    }
}
