package puzzlescope.engine.run;

import java.lang.System.Logger.Level;

/**
 * Creates the threads that solvers run on: named daemons, with a stack for several hundred thousand nested calls, of
 * which the system commits only the part used.
 */
public final class SolverThread {

    private static final long STACK_BYTES = 1L << 29;

    private static final System.Logger LOG = System.getLogger(SolverThread.class.getName());

    private SolverThread() {}

    /**
     * Returns a thread that is not started.
     *
     * @param name such as {@code solver-maze}
     */
    public static Thread of(String name, Runnable work) {
        var thread = new Thread(null, work, name, STACK_BYTES);
        thread.setDaemon(true);
        thread.setUncaughtExceptionHandler(
                (failed, thrown) -> LOG.log(Level.ERROR, failed.getName() + " ended unexpectedly", thrown));
        return thread;
    }
}
