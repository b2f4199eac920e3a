package puzzlescope.engine.trace;

import org.jspecify.annotations.Nullable;

/** A place in a recording's file that holds the body of one chunk, until it is freed. Any thread may read. */
final class Slot {

    final TraceFile file;
    final long offset;
    final int size;
    private volatile boolean freed;

    Slot(TraceFile file, long offset, int size) {
        this.file = file;
        this.offset = offset;
        this.size = size;
    }

    /** The body; null if it is no longer kept or cannot be read. */
    @Nullable
    Body read() {
        return freed ? null : file.read(this);
    }

    boolean isFreed() {
        return freed;
    }

    /** Tells readers before the place is written over. */
    void free() {
        freed = true;
    }
}
