package puzzlescope.maze.fast;

/** Listener for the progress of long work, called every few thousand cells. */
@FunctionalInterface
public interface ProgressListener {

    /** The most cells between two calls. */
    int CELLS = 1 << 14;

    /**
     * Reports the number of cells done. May throw {@link puzzlescope.engine.event.RunStoppedException} to end the work.
     *
     * @param cells no fewer than the last time
     */
    void reached(int cells);
}
