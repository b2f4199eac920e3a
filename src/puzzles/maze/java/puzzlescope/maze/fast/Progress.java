package puzzlescope.maze.fast;

/** Hears how far a long work has come, every few thousand cells. */
@FunctionalInterface
public interface Progress {

    /** After how many cells it is told at the latest. */
    int CELLS = 1 << 14;

    /**
     * So many cells are done. May throw {@link puzzlescope.engine.event.RunStopped} to end the work.
     *
     * @param cells no fewer than the last time
     */
    void reached(int cells);
}
