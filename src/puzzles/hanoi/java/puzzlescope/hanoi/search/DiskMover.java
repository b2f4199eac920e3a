package puzzlescope.hanoi.search;

import static puzzlescope.hanoi.event.HanoiKind.DISK_MOVED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.hanoi.space.HanoiSpace;

/** Moves disks one by one and emits the events. One run, one thread. */
final class DiskMover {

    private final HanoiSpace space;
    private final EventSink sink;
    private long state;
    private int moves;

    DiskMover(HanoiSpace space, EventSink sink) {
        this(space, space.start(), sink);
    }

    /** @param start the initial state */
    DiskMover(HanoiSpace space, long start, EventSink sink) {
        this.space = space;
        this.sink = sink;
        state = start;
    }

    long state() {
        return state;
    }

    EventSink sink() {
        return sink;
    }

    int moves() {
        return moves;
    }

    /**
     * Moves a disk to a peg.
     *
     * @param clear the number of narrower disks that were cleared away for it
     * @param waiting the peg on which these are
     */
    void carry(int disk, int to, int clear, int waiting) {
        int onto = space.top(state, to);
        moves++;
        sink.emit(DISK_MOVED, moves, disk, space.peg(state, disk), to, onto, clear, waiting);
        state = space.carried(state, disk, to);
    }
}
