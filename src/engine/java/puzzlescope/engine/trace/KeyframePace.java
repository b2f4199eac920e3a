package puzzlescope.engine.trace;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Board;

/**
 * Decides which chunks begin with a keyframe: the first one, then where the events since the last keyframe take twice the room
 * that it took, or would take too long to replay. Solver thread only.
 */
final class KeyframePace {

    private static final int LONGEST_SEEK_IN_CHUNKS = 16;

    private final Retention retention;
    private int events;
    /** With the keyframe itself. */
    private long bytes;

    private int size;

    KeyframePace(Retention retention) {
        this.retention = retention;
    }

    /** The keyframe that a chunk begins with; null if it has none. */
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
     * The most events from one keyframe to the next, however large the board: few enough to replay within a frame, and
     * within half of the room, so that letting the oldest chunks go never leaves the playhead without a keyframe.
     */
    private int longest() {
        return Math.min(retention.fewestChunks() / 2, LONGEST_SEEK_IN_CHUNKS) * Chunk.SIZE;
    }

    /** Takes note of a chunk that was packed. */
    void packed(int chunk) {
        bytes += chunk;
    }
}
