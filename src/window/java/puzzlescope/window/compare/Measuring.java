package puzzlescope.window.compare;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.RunStopped;
import puzzlescope.engine.run.SolverThread;

/**
 * Work on a thread of its own until it is done, is stopped, or other work takes its place. FX thread only, but for the work.
 */
public final class Measuring implements ComparisonWindow.Work {

    private static final System.Logger LOG = System.getLogger(Measuring.class.getName());

    private final String name;
    private volatile @Nullable Thread worker;

    /** @param name of its threads */
    public Measuring(String name) {
        this.name = name;
    }

    /**
     * Begins with work, in the place of what is under way.
     *
     * @param work is given what throws {@link RunStopped} once it is not wanted any more, and asks that often
     */
    public void begin(Consumer<Runnable> work) {
        var thread = SolverThread.of(name, () -> {
            try {
                work.accept(this::checkWanted);
            } catch (RunStopped wanted) {
                LOG.log(System.Logger.Level.DEBUG, "a comparison was no longer wanted");
            }
        });
        worker = thread;
        thread.start();
    }

    private void checkWanted() {
        if (!Thread.currentThread().equals(worker)) {
            throw new RunStopped();
        }
    }

    @Override
    public boolean isUnderWay() {
        var thread = worker;
        return thread != null && thread.isAlive();
    }

    @Override
    public void stop() {
        worker = null;
    }
}
