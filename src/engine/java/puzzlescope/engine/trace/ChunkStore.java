package puzzlescope.engine.trace;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The kept chunks of a recording: the newest in memory, older ones in a file; the oldest are dropped. The recorder's
 * thread adds and moves chunks; any thread reads.
 */
final class ChunkStore {

    private static final System.Logger LOG = System.getLogger(ChunkStore.class.getName());
    private static final int FIRST_RING = 16;
    /** Number of a recording's chunks that stay in memory, however much memory others have taken. */
    private static final int FEWEST_IN_MEMORY = 2;

    private final Retention retention;
    private volatile @Nullable Chunk[] ring = new Chunk[FIRST_RING];
    private volatile long firstKept;
    private volatile boolean refused;
    private @Nullable TraceFile file;
    private long firstNumber;
    private volatile long firstInMemory;
    private long nextNumber;
    private boolean closed;

    ChunkStore(Retention retention) {
        this.retention = retention;
    }

    /** Returns the first position that can still be reached. */
    long firstKept() {
        return firstKept;
    }

    /** Returns whether the disk has refused a file or its growth. */
    boolean isRefused() {
        return refused;
    }

    /** Returns the chunk that holds a position, or null if it is no longer or not yet kept. */
    @Nullable
    Chunk at(long position) {
        if (position < 0) {
            return null;
        }
        long number = position / Chunk.SIZE;
        var now = ring;
        var chunk = now[(int) (number % now.length)];
        return chunk != null && chunk.first == number * Chunk.SIZE ? chunk : null;
    }

    /** Adds the next chunk, for which there must be room. */
    void add(Chunk chunk) {
        if (nextNumber - firstNumber == ring.length) {
            enlargeRing();
        }
        ring[(int) (nextNumber % ring.length)] = chunk;
        nextNumber++;
        retention.takeMemory(Chunk.INDEX_BYTES);
    }

    private void enlargeRing() {
        var old = ring;
        var larger = new Chunk[2 * old.length];
        for (long number = firstNumber; number < nextNumber; number++) {
            larger[(int) (number % larger.length)] = old[(int) (number % old.length)];
        }
        ring = larger;
    }

    /** Replaces the body of the newest chunk, which is full, by its packed form. */
    void seal(Chunk chunk, ChunkBody packed) {
        chunk.setBody(packed);
        retention.takeMemory(packed.size());
    }

    /**
     * Makes room for one more chunk without dropping any, by moving the oldest ones in memory to the file.
     *
     * @return whether there is room now
     */
    boolean makeRoom() {
        if (nextNumber - firstNumber >= retention.mostChunks()) {
            return false;
        }
        while (retention.isMemoryFull() && nextNumber - firstInMemory > FEWEST_IN_MEMORY) {
            var oldest = inRing(firstInMemory);
            if (!moveToFile(oldest)) {
                return false;
            }
            firstInMemory = oldest.number() + 1;
        }
        return true;
    }

    private boolean moveToFile(Chunk chunk) {
        var chunkBody = chunk.bodyInMemory();
        if (chunkBody == null) {
            return true;
        }
        var slot = openFile().flatMap(open -> open.write(chunkBody));
        refused |= file != null && file.isRefused();
        slot.ifPresent(place -> {
            chunk.moveTo(place);
            retention.releaseMemory(chunkBody.size());
        });
        return slot.isPresent();
    }

    private synchronized Optional<TraceFile> openFile() {
        if (file == null && !refused) {
            try {
                file = retention
                        .newFile()
                        .map(channel -> new TraceFile(retention, channel, this::loseFile))
                        .orElse(null);
            } catch (IOException refusal) {
                LOG.log(Level.WARNING, "recordings are kept in memory only: " + refusal.getMessage());
                refused = true;
            }
        }
        return Optional.ofNullable(file);
    }

    /** Drops the oldest chunks up to the next keyframe; returns whether there was one. */
    boolean dropOldest() {
        long number = firstNumber + 1;
        while (number < nextNumber && !inRing(number).hasKeyframe) {
            number++;
        }
        if (number >= nextNumber) {
            return false;
        }
        dropBefore(number * Chunk.SIZE);
        while (firstNumber < number) {
            drop(inRing(firstNumber));
            ring[(int) (firstNumber % ring.length)] = null;
            firstNumber++;
        }
        firstInMemory = Math.max(firstInMemory, firstNumber);
        return true;
    }

    private void drop(Chunk chunk) {
        var chunkBody = chunk.bodyInMemory();
        var fileSlot = chunk.slot();
        chunk.discard();
        retention.releaseMemory(Chunk.INDEX_BYTES);
        if (fileSlot != null && file != null) {
            file.freeOldest();
        } else if (chunkBody != null) {
            retention.releaseMemory(chunkBody.size());
        }
    }

    private Chunk inRing(long number) {
        var chunk = ring[(int) (number % ring.length)];
        if (chunk == null) {
            throw new IllegalStateException("chunk " + number + " is not kept");
        }
        return chunk;
    }

    private synchronized void dropBefore(long position) {
        firstKept = Math.max(firstKept, position);
    }

    /** Treats all chunks before the first keyframe in memory as dropped, since the file cannot be read any more. */
    private void loseFile() {
        refused = true;
        var now = ring;
        long first = Long.MAX_VALUE;
        for (var chunk : now) {
            if (chunk != null && chunk.hasKeyframe && chunk.bodyInMemory() != null) {
                first = Math.min(first, chunk.first);
            }
        }
        if (first < Long.MAX_VALUE) {
            dropBefore(first);
        }
    }

    /** Returns the first kept position whose chunk is in memory. */
    long firstInMemory() {
        return firstInMemory * Chunk.SIZE;
    }

    /** Returns the size of the recording's file, in bytes. */
    synchronized long fileBytes() {
        return file == null ? 0 : file.extent();
    }

    /**
     * Frees memory and file; nothing can be read any more. Called when the recorder has ended.
     *
     * @param length the end of the recording
     */
    synchronized void close(long length) {
        if (closed) {
            return;
        }
        closed = true;
        dropBefore(length);
        for (var chunk : ring) {
            var chunkBody = chunk == null ? null : chunk.bodyInMemory();
            if (chunkBody != null && chunkBody.events() instanceof ChunkEvents.Packed) {
                retention.releaseMemory(chunkBody.size());
            }
            retention.releaseMemory(chunk == null ? 0 : Chunk.INDEX_BYTES);
        }
        ring = new Chunk[FIRST_RING];
        if (file != null) {
            try {
                file.close();
            } catch (IOException failed) {
                LOG.log(Level.WARNING, "a recording's file could not be closed: " + failed.getMessage());
            }
        }
    }
}
