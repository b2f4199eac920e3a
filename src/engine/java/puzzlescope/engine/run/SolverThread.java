package puzzlescope.engine.run;

import java.lang.System.Logger.Level;

/**
 * Makes the threads that solvers run on: daemons, named, with a stack for recursions of several hundred thousand calls, of
 * which only what is used is taken from the system.
 */
public final class SolverThread {

    private static final long STACK_BYTES = 1L << 29;

    private static final System.Logger LOG = System.getLogger(SolverThread.class.getName());

    private SolverThread() {}

    /**
     * A thread that is not yet started.
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
