package puzzlescope.core.trace;

import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Board;

/**
 * Decides which chunks begin with a keyframe: the first one, then where the events since the last keyframe take twice the room
 * that it took, or would take too long to replay. Solver thread only.
 */
final class KeyframePace {

    private final Trace trace;
    private int events;
    /** With the keyframe itself. */
    private long bytes;

    private int size;

    KeyframePace(Trace trace) {
        this.trace = trace;
    }

    /** The keyframe that a chunk begins with; null if it has none. */
    byte @Nullable [] of(long first, Board board) {
        byte[] keyframe = null;
        if (first == 0 || bytes >= 2L * size || events >= trace.longestWithoutKeyframe()) {
            keyframe = board.snapshot();
            size = keyframe.length;
            events = 0;
            bytes = 0;
        }
        events += Chunk.SIZE;
        return keyframe;
    }

    /** Takes note of a chunk that was packed. */
    void packed(int chunk) {
        bytes += chunk;
    }
}
