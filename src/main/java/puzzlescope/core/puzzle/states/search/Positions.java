package puzzlescope.core.puzzle.states.search;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.states.event.Graphs;
import puzzlescope.core.puzzle.states.event.StatesCode;

/** Passes a run's events on and writes down at which position each node was found. Solver thread only. */
final class Positions implements EventSink {

    private final Graphs graphs;
    private final EventSink sink;
    private int emitted;

    Positions(Graphs graphs, EventSink sink) {
        this.graphs = graphs;
        this.sink = sink;
    }

    @Override
    public void emit(long event) {
        emitted++;
        switch (StatesCode.kind(event)) {
            case SEARCH_BEGAN, NODE_DISCOVERED ->
                graphs.of(StatesCode.order(event)).found(StatesCode.node(event), emitted);
            default -> {}
        }
        sink.emit(event);
    }

    @Override
    public void checkStopped() {
        sink.checkStopped();
    }
}
