package puzzlescope.engine.search;

/** One way to search through states. Stateless; any thread, each search on one. */
public interface StateSearch {

    /** Searches from the space's start; the same space always gives the same calls of the listener. */
    SearchResult search(StateSpace space, Extent extent, SearchListener listener);
}
