package puzzlescope.engine.trace;

import java.io.Closeable;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayDeque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The file of one recording, with the bodies of chunks one after another; once the file may not grow any more, the
 * space of the oldest is reused when it is freed. The recorder's thread writes, any thread reads.
 */
final class TraceFile implements Closeable {

    private static final System.Logger LOG = System.getLogger(TraceFile.class.getName());

    private final Retention retention;
    private final FileChannel channel;
    private final Runnable whenUnreadable;
    private final ArrayDeque<FileSlot> slots = new ArrayDeque<>();
    private volatile long extent;
    private long end;
    private boolean mayGrow = true;
    private boolean mayWrite = true;

    /**
     * @param channel a new file, for reading and writing
     * @param whenUnreadable called on the reading thread when the file cannot be read any more
     */
    TraceFile(Retention retention, FileChannel channel, Runnable whenUnreadable) {
        this.retention = retention;
        this.channel = channel;
        this.whenUnreadable = whenUnreadable;
    }

    /** Returns the size of the file, in bytes. */
    long extent() {
        return extent;
    }

    /** Returns whether the disk has refused to let the file grow. */
    boolean isRefused() {
        return !mayGrow;
    }

    /** Writes a body and returns its place; empty if there is no room before the oldest is freed. */
    Optional<FileSlot> write(ChunkBody chunkBody) {
        while (true) {
            long offset = place(chunkBody.size());
            if (offset < 0) {
                return Optional.empty();
            }
            try {
                write(chunkBody, offset);
                var fileSlot = new FileSlot(this, offset, chunkBody.size());
                slots.addLast(fileSlot);
                end = offset + chunkBody.size();
                return Optional.of(fileSlot);
            } catch (IOException refusal) {
                refuse(refusal);
            }
        }
    }

    private void write(ChunkBody chunkBody, long offset) throws IOException {
        long at = offset;
        for (var part : chunkBody.toBytes()) {
            while (part.hasRemaining()) {
                at += channel.write(part, at);
            }
        }
    }

    /** Handles a full disk: only existing space is reused from now on; if even that is refused, nothing is written. */
    private void refuse(IOException refusal) {
        LOG.log(Level.WARNING, "a recording's file cannot grow: " + refusal.getMessage());
        boolean again = !mayGrow;
        mayGrow = false;
        mayWrite = !again;
        retention.releaseFile(extent - (again ? 0 : writtenExtent()));
        extent = again ? 0 : writtenExtent();
    }

    private long writtenExtent() {
        long written = 0;
        for (var fileSlot : slots) {
            written = Math.max(written, fileSlot.offset + fileSlot.size);
        }
        return written;
    }

    /** Returns an offset with {@code size} free bytes, or -1. */
    private long place(int size) {
        if (!mayWrite) {
            return -1;
        }
        var oldest = slots.peekFirst();
        if (oldest == null) {
            return reaches(size) ? 0 : -1;
        }
        if (end <= oldest.offset) {
            return end + size <= oldest.offset ? end : -1;
        }
        if (reaches(end + size)) {
            return end;
        }
        return size <= oldest.offset ? 0 : -1;
    }

    /** Returns whether the file has or may grow to this size. */
    private boolean reaches(long bytes) {
        if (bytes > extent && mayGrow && retention.takeFile(bytes - extent)) {
            extent = bytes;
        }
        return bytes <= extent;
    }

    void freeOldest() {
        free(slots.removeFirst());
    }

    private void free(FileSlot fileSlot) {
        fileSlot.free();
        retention.forget(fileSlot);
    }

    /** Returns the body in a slot; null if it was freed concurrently or cannot be read. */
    @Nullable
    ChunkBody read(FileSlot fileSlot) {
        var cached = retention.cached(fileSlot);
        if (cached != null) {
            return cached;
        }
        try {
            var bytes = ByteBuffer.allocate(fileSlot.size);
            while (bytes.hasRemaining()) {
                if (channel.read(bytes, fileSlot.offset + bytes.position()) < 0) {
                    throw new IOException("the file is shorter than it was");
                }
            }
            if (fileSlot.isFreed()) {
                return null;
            }
            var chunkBody = ChunkBody.from(bytes.flip());
            retention.cache(fileSlot, chunkBody);
            return chunkBody;
        } catch (IOException unreadable) {
            if (!fileSlot.isFreed()) {
                LOG.log(Level.WARNING, "a recording's file cannot be read: " + unreadable.getMessage());
                whenUnreadable.run();
            }
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        slots.forEach(this::free);
        retention.releaseFile(extent);
        extent = 0;
        channel.close();
    }
}
