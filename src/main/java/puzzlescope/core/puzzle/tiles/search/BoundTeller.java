package puzzlescope.core.puzzle.tiles.search;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.tiles.event.TableEvent;
import puzzlescope.core.puzzle.tiles.event.TableEvent.BoardsCounted;
import puzzlescope.core.puzzle.tiles.event.TableEvent.BoundExhausted;
import puzzlescope.core.puzzle.tiles.event.TableEvent.BoundTried;
import puzzlescope.core.puzzle.tiles.fast.optimal.SearchProgress;

/** Tells of a silent search: each bound, and from time to time how many boards were looked at. One thread. */
final class BoundTeller implements SearchProgress {

    /** Some of them a second, so that a run that takes minutes is a recording of some thousand events. */
    private static final long BETWEEN_SAMPLES = 1 << 22;

    private final EventSink sink;
    private int bound = -1;
    private int lastInVain;
    private long atBound;
    private long told;

    BoundTeller(EventSink sink) {
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
            sink.emit(new BoundExhausted(bound, newBound, generated - atBound).pack());
            lastInVain = bound;
        }
        sink.emit(new BoundTried(newBound, Math.max(0, bound)).pack());
        bound = newBound;
        atBound = generated;
    }

    private void count(long generated) {
        while (told < generated) {
            int more = (int) Math.min(generated - told, TableEvent.MOST_COUNTED);
            sink.emit(new BoardsCounted(more, Math.max(0, bound)).pack());
            told += more;
        }
    }

    /** Counts what is left. */
    void end(long generated) {
        count(generated);
    }

    /** The last bound that was searched in vain, 0 if none was. */
    int lastInVain() {
        return lastInVain;
    }
}
