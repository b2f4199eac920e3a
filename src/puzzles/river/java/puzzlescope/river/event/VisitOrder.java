package puzzlescope.river.event;

import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.CheapestFirst;
import puzzlescope.engine.search.DepthFirst;
import puzzlescope.engine.search.StateSearch;

/** The order in which the states are visited. */
public enum VisitOrder implements ConstantId {
    BREADTH_FIRST(new BreadthFirst()),
    DEPTH_FIRST(new DepthFirst()),
    CHEAPEST_FIRST(new CheapestFirst());

    private final StateSearch search;

    VisitOrder(StateSearch search) {
        this.search = search;
    }

    public StateSearch search() {
        return search;
    }
}
