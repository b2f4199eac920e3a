package puzzlescope.engine.trace;

import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** How far those who watch a recording have come, and what they ask of its recorder. Any thread. */
public final class Playhead {

    private volatile long position;
    private volatile boolean fastForward;
    private volatile boolean givesWay;
    private volatile @Nullable Thread waiting;

    /** Tells the recorder how far the watching has come, so that it may go on. */
    public void moveTo(long newPosition) {
        position = newPosition;
        wakeRecorder();
    }

    long position() {
        return position;
    }

    /** Whether the recorder lets the oldest chunks go instead of waiting for the playhead. */
    public void fastForward(boolean on) {
        fastForward = on;
        wakeRecorder();
    }

    public boolean isFastForward() {
        return fastForward;
    }

    /** Asks the recorder to leave processor time to others, since those who watch come too late. */
    public void giveWay(boolean on) {
        givesWay = on;
    }

    boolean givesWay() {
        return givesWay;
    }

    void wakeRecorder() {
        LockSupport.unpark(waiting);
    }

    /** Lets the recorder, whose thread this is, wait until it may go on, which it asks whenever it is woken. */
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
