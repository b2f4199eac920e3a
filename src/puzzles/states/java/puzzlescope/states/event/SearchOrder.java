package puzzlescope.states.event;

import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.CheapestFirst;
import puzzlescope.engine.search.DepthFirst;
import puzzlescope.engine.search.StateSearch;

/** The order in which a search visits the states. */
public enum SearchOrder implements ConstantId {
    BREADTH_FIRST(new BreadthFirst()),
    DEPTH_FIRST(new DepthFirst()),
    CHEAPEST_FIRST(new CheapestFirst()),
    /** The order of a program, shown beside the search of the textbook. */
    AS_TOLD(new BreadthFirst());

    private final StateSearch search;

    SearchOrder(StateSearch search) {
        this.search = search;
    }

    public StateSearch search() {
        return search;
    }

    /** Returns whether the search considers the costs of moves and not only their number. */
    public boolean counts() {
        return this == CHEAPEST_FIRST;
    }

    /** Returns whether states are visited in the order in which they were found. */
    public boolean isInOrder() {
        return this == BREADTH_FIRST || this == DEPTH_FIRST;
    }
}
