package puzzlescope.tiles.fast.optimal;

/** Is told how far a search is. */
@FunctionalInterface
public interface SearchProgress {

    /** Nobody listens. */
    SearchProgress NONE = (bound, generated) -> {};

    /**
     * At each new bound and from time to time within it; on the thread that asked for the search.
     *
     * @param bound how many slides a way may have for now; no way is shorter
     * @param generated how many boards were looked at so far
     */
    void searched(int bound, long generated);
}
