package puzzlescope.engine.trace;

import org.jspecify.annotations.Nullable;

/** The place of one chunk's body in a recording's file, until it is freed. Any thread may read. */
final class FileSlot {

    final TraceFile file;
    final long offset;
    final int size;
    private volatile boolean freed;

    FileSlot(TraceFile file, long offset, int size) {
        this.file = file;
        this.offset = offset;
        this.size = size;
    }

    /** Returns the body; null if it is no longer kept or cannot be read. */
    @Nullable
    ChunkBody read() {
        return freed ? null : file.read(this);
    }

    boolean isFreed() {
        return freed;
    }

    /** Invalidates reads before the place is overwritten. */
    void free() {
        freed = true;
    }
}
