package puzzlescope.engine.trace;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A limit on the size of the recordings that share it: the bytes of events in memory, and of those beyond that in
 * files, one a recording. The oldest events over both limits are dropped. Any thread.
 */
public final class Retention implements AutoCloseable {

    /** Default size of events in memory. */
    public static final long MEMORY_BYTES = 128L << 20;

    /** Heap reserved for the window and its boards. */
    private static final long WINDOW_BYTES = 96L << 20;
    /** Fraction of the remaining heap that recordings may take, as a divisor. */
    private static final int HEAP_SHARE = 4;

    /** Default size of events in files. */
    public static final long FILE_BYTES = 4L << 30;

    /** Limit on the chunks of one recording, since a small part of each stays in memory. */
    private static final int MOST_CHUNKS = 1 << 16;

    private static final int FEWEST_CHUNKS = 4;
    /** Fraction of the memory for bodies read back from files, as a divisor. */
    private static final int CACHED_SHARE = 8;

    private final long memoryBytes;
    private final long fileBytes;
    private final int mostChunks;
    private final @Nullable FileSource files;
    private final LinkedHashMap<FileSlot, ChunkBody> cache = new LinkedHashMap<>(16, 0.75f, true);
    private long cachedBytes;
    private long memoryTaken;
    private long fileTaken;

    /** @param files the source of files, or null to keep nothing in files */
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
     * Returns how many bytes of events fit in a heap besides the window.
     *
     * @param wanted the number of bytes requested
     */
    public static long fitting(long wanted, long heapBytes) {
        return Math.min(wanted, Math.max(0, heapBytes - WINDOW_BYTES) / HEAP_SHARE);
    }

    /** Keeps recordings in memory, then in files below a folder, which is created on first use. */
    public static Retention of(long memoryBytes, long fileBytes, Path folder) {
        return new Retention(memoryBytes, fileBytes, MOST_CHUNKS, new RecordingFolder(folder));
    }

    /** Keeps recordings in memory only. */
    public static Retention inMemory(long bytes) {
        return new Retention(bytes, 0, MOST_CHUNKS, null);
    }

    /** Keeps recordings in memory only, with a number of chunks for each, 4 or more. */
    public static Retention ofChunks(int chunks) {
        return new Retention(Long.MAX_VALUE, 0, chunks, null);
    }

    int mostChunks() {
        return mostChunks;
    }

    /** Returns the number of chunks that fit even if none can be packed well. */
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

    synchronized void releaseMemory(long bytes) {
        memoryTaken -= bytes;
    }

    /** Reserves bytes in files; returns whether there is enough room. */
    synchronized boolean takeFile(long bytes) {
        boolean fits = fileTaken + bytes <= fileBytes;
        fileTaken += fits ? bytes : 0;
        return fits;
    }

    synchronized void releaseFile(long bytes) {
        fileTaken -= bytes;
    }

    /** Returns the bytes of events in memory, without those read back from files. */
    public synchronized long memoryTaken() {
        return memoryTaken;
    }

    /** Returns the total size of all files in bytes. */
    public synchronized long fileTaken() {
        return fileTaken;
    }

    /** Returns a new file for a recording; empty if nothing is kept in files. */
    Optional<FileChannel> newFile() throws IOException {
        return files == null ? Optional.empty() : Optional.of(files.newFile());
    }

    synchronized @Nullable ChunkBody cached(FileSlot fileSlot) {
        return cache.get(fileSlot);
    }

    synchronized void cache(FileSlot fileSlot, ChunkBody chunkBody) {
        cachedBytes += cache.put(fileSlot, chunkBody) == null ? fileSlot.size : 0;
        var eldest = cache.entrySet().iterator();
        while (cachedBytes > memoryBytes / CACHED_SHARE && cache.size() > 1) {
            cachedBytes -= eldest.next().getKey().size;
            eldest.remove();
        }
    }

    /** Removes from the cache a slot that is overwritten or whose file is closed. */
    synchronized void forget(FileSlot fileSlot) {
        cachedBytes -= cache.remove(fileSlot) == null ? 0 : fileSlot.size;
    }

    /** Deletes all files; the recordings in them cannot be read any more. */
    @Override
    public void close() {
        if (files != null) {
            files.close();
        }
    }
}
