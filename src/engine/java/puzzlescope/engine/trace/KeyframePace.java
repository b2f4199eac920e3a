package puzzlescope.engine.trace;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Board;

/**
 * Decides which chunks begin with a keyframe: the first one, and those where the events since the last keyframe take
 * twice its size, or would take too long to replay. Solver thread only.
 */
final class KeyframePace {

    private static final int LONGEST_SEEK_IN_CHUNKS = 16;

    private final Retention retention;
    private int events;
    private long bytes;

    private int size;

    KeyframePace(Retention retention) {
        this.retention = retention;
    }

    /** Returns the keyframe that a chunk begins with; null if it has none. */
    byte @Nullable [] of(long first, Board board) {
        byte[] keyframe = null;
        if (first == 0 || bytes >= 2L * size || events >= longest()) {
            keyframe = board.snapshot();
            size = keyframe.length;
            events = 0;
            bytes = 0;
        }
        events += Chunk.SIZE;
        return keyframe;
    }

    /**
     * Returns the greatest number of events between keyframes, for boards of any size: few enough to replay within a
     * frame, and within half of the capacity, so that dropping the oldest chunks always leaves a keyframe before the
     * playhead.
     */
    private int longest() {
        return Math.min(retention.fewestChunks() / 2, LONGEST_SEEK_IN_CHUNKS) * Chunk.SIZE;
    }

    /** Adds the size of a packed chunk. */
    void packed(int chunk) {
        bytes += chunk;
    }
}
