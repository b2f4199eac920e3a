package puzzlescope.engine.trace;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The chunks of a recording that are kept, and where: the newest in memory, older ones in a file, the oldest let go. The
 * recorder's thread adds and moves chunks, any thread reads.
 */
final class ChunkStore {

    private static final System.Logger LOG = System.getLogger(ChunkStore.class.getName());
    private static final int FIRST_RING = 16;
    /** So many chunks of a recording stay in memory, whatever others have taken. */
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

    /** The first position that can still be gone to. */
    long firstKept() {
        return firstKept;
    }

    /** Whether a file was wanted that the disk did not take. */
    boolean isRefused() {
        return refused;
    }

    /** The chunk that holds a position, or null if it is no longer or not yet kept. */
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

    /** Adds the next chunk; there is room for it. */
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

    /** The newest chunk is full and its events are packed. */
    void seal(Chunk chunk, Body packed) {
        chunk.use(packed);
        retention.takeMemory(packed.size());
    }

    /**
     * Makes room for one more chunk without letting any go, by moving the oldest of those in memory into the file.
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
        var body = chunk.bodyInMemory();
        if (body == null) {
            return true;
        }
        var slot = openFile().flatMap(open -> open.write(body));
        refused |= file != null && file.isRefused();
        slot.ifPresent(place -> {
            chunk.moveTo(place);
            retention.giveBackMemory(body.size());
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

    /** Lets the oldest chunks go, up to the next keyframe; gives whether there was one. */
    boolean dropOldest() {
        long number = firstNumber + 1;
        while (number < nextNumber && !inRing(number).hasKeyframe) {
            number++;
        }
        if (number >= nextNumber) {
            return false;
        }
        letGoBefore(number * Chunk.SIZE);
        while (firstNumber < number) {
            drop(inRing(firstNumber));
            ring[(int) (firstNumber % ring.length)] = null;
            firstNumber++;
        }
        firstInMemory = Math.max(firstInMemory, firstNumber);
        return true;
    }

    private void drop(Chunk chunk) {
        var body = chunk.bodyInMemory();
        var slot = chunk.slot();
        chunk.letGo();
        retention.giveBackMemory(Chunk.INDEX_BYTES);
        if (slot != null && file != null) {
            file.freeOldest();
        } else if (body != null) {
            retention.giveBackMemory(body.size());
        }
    }

    private Chunk inRing(long number) {
        var chunk = ring[(int) (number % ring.length)];
        if (chunk == null) {
            throw new IllegalStateException("chunk " + number + " is not kept");
        }
        return chunk;
    }

    private synchronized void letGoBefore(long position) {
        firstKept = Math.max(firstKept, position);
    }

    /** What lies in the file cannot be read any more: all before the first keyframe in memory is as good as let go. */
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
            letGoBefore(first);
        }
    }

    /** The first kept position whose chunk is in memory. */
    long firstInMemory() {
        return firstInMemory * Chunk.SIZE;
    }

    /** Bytes of the recording's file. */
    synchronized long fileBytes() {
        return file == null ? 0 : file.extent();
    }

    /**
     * Gives memory and file back; nothing can be read any more. Called when the recorder has ended.
     *
     * @param length where the recording ends
     */
    synchronized void close(long length) {
        if (closed) {
            return;
        }
        closed = true;
        letGoBefore(length);
        for (var chunk : ring) {
            var body = chunk == null ? null : chunk.bodyInMemory();
            if (body != null && body.events() instanceof Events.Packed) {
                retention.giveBackMemory(body.size());
            }
            retention.giveBackMemory(chunk == null ? 0 : Chunk.INDEX_BYTES);
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
