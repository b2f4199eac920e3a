package puzzlescope.engine.search;

/** A search strategy for state spaces. Stateless; any thread, each search on one. */
public interface StateSearch {

    /** Searches from the space's start; the same space always yields the same calls of the listener. */
    SearchResult search(StateSpace space, Extent extent, SearchListener listener);
}
