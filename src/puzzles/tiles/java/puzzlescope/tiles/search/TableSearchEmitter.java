package puzzlescope.tiles.search;

import static puzzlescope.tiles.event.TilesTableEvent.Kind.BOARDS_COUNTED;
import static puzzlescope.tiles.event.TilesTableEvent.Kind.BOUND_EXHAUSTED;
import static puzzlescope.tiles.event.TilesTableEvent.Kind.BOUND_TRIED;
import static puzzlescope.tiles.event.TilesTableEvent.MOST_COUNTED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.tiles.event.TilesTableEvent;
import puzzlescope.tiles.fast.optimal.SearchProgressListener;

/** Reports a silent search: each bound, and periodically the number of boards generated. One thread. */
final class TableSearchEmitter implements SearchProgressListener {

    /** Several times a second, so that a run of some minutes is a recording of some thousand events. */
    private static final long BETWEEN_SAMPLES = 1 << 22;

    private final EventSink sink;
    private int bound = -1;
    private int lastFailedBound;
    private long atBound;
    private long told;

    TableSearchEmitter(EventSink sink) {
        this.sink = sink;
    }

    @Override
    public void searched(int newBound, long generated) {
        if (newBound != bound) {
            begin(newBound, generated);
        } else if (generated - told >= BETWEEN_SAMPLES) {
            count(generated);
        }
    }

    private void begin(int newBound, long generated) {
        if (bound >= 0) {
            count(generated);
            sink.emit(BOUND_EXHAUSTED, bound, newBound, reportable(generated - atBound));
            lastFailedBound = bound;
        }
        sink.emit(BOUND_TRIED, newBound, Math.max(0, bound));
        bound = newBound;
        atBound = generated;
    }

    private void count(long generated) {
        while (told < generated) {
            int more = (int) Math.min(generated - told, MOST_COUNTED);
            sink.emit(BOARDS_COUNTED, more, Math.max(0, bound));
            told += more;
        }
    }

    /** Returns the number of boards, limited to what an event can hold. */
    static long reportable(long looked) {
        return Math.min(looked, TilesTableEvent.MOST_LOOKED);
    }

    /** Emits the remaining count. */
    void end(long generated) {
        count(generated);
    }

    /** Returns the last bound without a solution, 0 if there was none. */
    int lastFailedBound() {
        return lastFailedBound;
    }
}
