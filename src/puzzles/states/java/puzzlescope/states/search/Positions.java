package puzzlescope.states.search;

import static puzzlescope.states.event.StatesEvent.NODE;
import static puzzlescope.states.event.StatesEvent.ORDER;

import java.util.function.LongConsumer;
import puzzlescope.states.event.Graphs;
import puzzlescope.states.event.StatesEventKind;

/** Listens to a run's events and records the position at which each node was found. Solver thread only. */
final class Positions implements LongConsumer {

    private final Graphs graphs;
    private int emitted;

    Positions(Graphs graphs) {
        this.graphs = graphs;
    }

    @Override
    public void accept(long event) {
        emitted++;
        var kind = StatesEventKind.of(event);
        if (kind == StatesEventKind.SEARCH_BEGAN || kind == StatesEventKind.NODE_DISCOVERED) {
            graphs.of(ORDER.of(event)).found(NODE.of(event), emitted);
        }
    }
}
