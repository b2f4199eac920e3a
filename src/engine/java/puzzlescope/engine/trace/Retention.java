package puzzlescope.engine.trace;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How much is kept of the recordings that share it, and where: so many bytes of events in memory, beyond that so many in
 * files, one a recording. What is over both is let go, the oldest first. Any thread.
 */
public final class Retention implements AutoCloseable {

    /** Of events in memory, by default. */
    public static final long MEMORY_BYTES = 128L << 20;

    /** Of the heap, what the window and its boards take at least. */
    private static final long WINDOW_BYTES = 96L << 20;
    /** Of the rest of the heap, the part that recordings may take. */
    private static final int HEAP_SHARE = 4;

    /** Of events in files, by default. */
    public static final long FILE_BYTES = 4L << 30;

    /** So many chunks of one recording are kept at the most, since a little of each stays in memory. */
    private static final int MOST_CHUNKS = 1 << 16;

    private static final int FEWEST_CHUNKS = 4;
    /** Of the memory, the part for bodies that were read back from files. */
    private static final int CACHED_SHARE = 8;

    private final long memoryBytes;
    private final long fileBytes;
    private final int mostChunks;
    private final @Nullable FileSource files;
    private final LinkedHashMap<Slot, Body> cache = new LinkedHashMap<>(16, 0.75f, true);
    private long cachedBytes;
    private long memoryTaken;
    private long fileTaken;

    /** @param files where files come from, or null if nothing is kept in files */
    Retention(long memoryBytes, long fileBytes, int mostChunks, @Nullable FileSource files) {
        if (mostChunks < FEWEST_CHUNKS) {
            throw new IllegalArgumentException(
                    "room is for " + mostChunks + " chunks, must be for " + FEWEST_CHUNKS + " or more");
        }
        this.memoryBytes = memoryBytes;
        this.fileBytes = fileBytes;
        this.mostChunks = mostChunks;
        this.files = files;
    }

    /**
     * How many bytes of events a heap of so many bytes has room for beside the window.
     *
     * @param wanted as many as are wanted
     */
    public static long fitting(long wanted, long heapBytes) {
        return Math.min(wanted, Math.max(0, heapBytes - WINDOW_BYTES) / HEAP_SHARE);
    }

    /** In memory, then in files below a folder, which is made when the first is needed. */
    public static Retention of(long memoryBytes, long fileBytes, Path folder) {
        return new Retention(memoryBytes, fileBytes, MOST_CHUNKS, new RecordingFolder(folder));
    }

    /** In memory only. */
    public static Retention inMemory(long bytes) {
        return new Retention(bytes, 0, MOST_CHUNKS, null);
    }

    /** In memory only, so many chunks of each recording, 4 or more. */
    public static Retention ofChunks(int chunks) {
        return new Retention(Long.MAX_VALUE, 0, chunks, null);
    }

    int mostChunks() {
        return mostChunks;
    }

    /** How many chunks there is room for even if none can be packed well. */
    int fewestChunks() {
        long full = Chunk.SIZE * (Long.BYTES + 1);
        return Math.clamp(memoryBytes / full + fileBytes / full, FEWEST_CHUNKS, mostChunks);
    }

    synchronized boolean isMemoryFull() {
        return memoryTaken > memoryBytes - (files == null ? 0 : memoryBytes / CACHED_SHARE);
    }

    synchronized void takeMemory(long bytes) {
        memoryTaken += bytes;
    }

    synchronized void giveBackMemory(long bytes) {
        memoryTaken -= bytes;
    }

    /** Takes bytes of the room in files; gives whether there are so many. */
    synchronized boolean takeFile(long bytes) {
        boolean fits = fileTaken + bytes <= fileBytes;
        fileTaken += fits ? bytes : 0;
        return fits;
    }

    synchronized void giveBackFile(long bytes) {
        fileTaken -= bytes;
    }

    /** Bytes of events that are in memory now, but for what was read back. */
    public synchronized long memoryTaken() {
        return memoryTaken;
    }

    /** Bytes of all files now. */
    public synchronized long fileTaken() {
        return fileTaken;
    }

    /** A new file for a recording; empty where nothing is kept in files. */
    Optional<FileChannel> newFile() throws IOException {
        return files == null ? Optional.empty() : Optional.of(files.newFile());
    }

    synchronized @Nullable Body cached(Slot slot) {
        return cache.get(slot);
    }

    synchronized void cache(Slot slot, Body body) {
        cachedBytes += cache.put(slot, body) == null ? slot.size : 0;
        var eldest = cache.entrySet().iterator();
        while (cachedBytes > memoryBytes / CACHED_SHARE && cache.size() > 1) {
            cachedBytes -= eldest.next().getKey().size;
            eldest.remove();
        }
    }

    /** Forgets what was read from a place that is written over, or whose file is closed. */
    synchronized void forget(Slot slot) {
        cachedBytes -= cache.remove(slot) == null ? 0 : slot.size;
    }

    /** Deletes all files; the recordings in them cannot be read any more. */
    @Override
    public void close() {
        if (files != null) {
            files.close();
        }
    }
}
