package puzzlescope.states.search;

import static puzzlescope.states.event.StatesEvent.NODE;
import static puzzlescope.states.event.StatesEvent.ORDER;

import java.util.function.LongConsumer;
import puzzlescope.states.event.SearchGraphs;
import puzzlescope.states.event.StatesEvent;

/** Listens to a run's events and records the position at which each node was found. Solver thread only. */
final class NodePositions implements LongConsumer {

    private final SearchGraphs searchGraphs;
    private int emitted;

    NodePositions(SearchGraphs searchGraphs) {
        this.searchGraphs = searchGraphs;
    }

    @Override
    public void accept(long event) {
        emitted++;
        var kind = StatesEvent.Kind.of(event);
        if (kind == StatesEvent.Kind.SEARCH_BEGAN || kind == StatesEvent.Kind.NODE_DISCOVERED) {
            searchGraphs.of(ORDER.of(event)).found(NODE.of(event), emitted);
        }
    }
}
