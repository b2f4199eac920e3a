package puzzlescope.tiles.fast.optimal;

/** Listener for the progress of a search. */
@FunctionalInterface
public interface SearchProgressListener {

    SearchProgressListener NONE = (bound, generated) -> {};

    /**
     * Called at each new bound and periodically within it, on the thread that called the search.
     *
     * @param bound the current bound on the moves; no path is shorter
     * @param generated the number of boards generated so far
     */
    void searched(int bound, long generated);
}
