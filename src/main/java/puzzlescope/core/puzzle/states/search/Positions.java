package puzzlescope.core.puzzle.states.search;

import static puzzlescope.core.puzzle.states.event.StatesEvent.NODE;
import static puzzlescope.core.puzzle.states.event.StatesEvent.ORDER;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.states.event.Graphs;
import puzzlescope.core.puzzle.states.event.StatesEventKind;

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
        var kind = StatesEventKind.of(event);
        if (kind == StatesEventKind.SEARCH_BEGAN || kind == StatesEventKind.NODE_DISCOVERED) {
            graphs.of(ORDER.of(event)).found(NODE.of(event), emitted);
        }
        sink.emit(event);
    }

    @Override
    public int choose(long candidates, int own) {
        return sink.choose(candidates, own);
    }

    @Override
    public boolean mayBranch() {
        return sink.mayBranch();
    }

    @Override
    public void checkStopped() {
        sink.checkStopped();
    }
}
