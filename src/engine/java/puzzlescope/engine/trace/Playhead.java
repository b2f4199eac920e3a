package puzzlescope.engine.trace;

import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The progress of a recording's viewers, and their requests to its recorder. Any thread. */
public final class Playhead {

    private volatile long position;
    private volatile boolean fastForward;
    private volatile boolean givesWay;
    private volatile @Nullable Thread waiting;

    /** Moves the playhead, so that the recorder may continue. */
    public void moveTo(long newPosition) {
        position = newPosition;
        wakeRecorder();
    }

    long position() {
        return position;
    }

    /** Sets whether the recorder drops the oldest chunks instead of waiting for the playhead. */
    public void fastForward(boolean on) {
        fastForward = on;
        wakeRecorder();
    }

    public boolean isFastForward() {
        return fastForward;
    }

    /** Asks the recorder to leave processor time to others, since the display is late. */
    public void setYielding(boolean on) {
        givesWay = on;
    }

    boolean isYielding() {
        return givesWay;
    }

    void wakeRecorder() {
        LockSupport.unpark(waiting);
    }

    /** Parks the recorder's thread, which calls this, until it may continue; checked whenever it is woken. */
    void parkUntil(BooleanSupplier mayGoOn) {
        waiting = Thread.currentThread();
        try {
            while (!mayGoOn.getAsBoolean()) {
                LockSupport.park(this);
            }
        } finally {
            waiting = null;
        }
    }

    boolean isAwaited() {
        return waiting != null;
    }
}
