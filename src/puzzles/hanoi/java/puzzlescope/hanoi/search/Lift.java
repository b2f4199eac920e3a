package puzzlescope.hanoi.search;

import static puzzlescope.hanoi.event.HanoiKind.DISK_MOVED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.hanoi.space.HanoiSpace;

/** Carries disks one by one and says so. One run, one thread. */
final class Lift {

    private final HanoiSpace space;
    private final EventSink sink;
    private long state;
    private int moves;

    Lift(HanoiSpace space, EventSink sink) {
        this(space, space.start(), sink);
    }

    /** @param start where the disks are */
    Lift(HanoiSpace space, long start, EventSink sink) {
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
     * Carries a disk to a peg.
     *
     * @param clear how many narrower disks were cleared away for it
     * @param waiting the peg on which these wait
     */
    void carry(int disk, int to, int clear, int waiting) {
        int onto = space.top(state, to);
        moves++;
        sink.emit(DISK_MOVED, moves, disk, space.peg(state, disk), to, onto, clear, waiting);
        state = space.carried(state, disk, to);
    }
}
