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
 * The file of one recording: bodies of chunks, one behind the other; where the file may not grow, the place of the oldest
 * is used again, once it is freed. The recorder's thread writes, any thread reads.
 */
final class TraceFile implements Closeable {

    private static final System.Logger LOG = System.getLogger(TraceFile.class.getName());

    private final Retention retention;
    private final FileChannel channel;
    private final Runnable whenUnreadable;
    private final ArrayDeque<Slot> slots = new ArrayDeque<>();
    private volatile long extent;
    private long end;
    private boolean mayGrow = true;
    private boolean mayWrite = true;

    /**
     * @param channel a new file, for reading and writing
     * @param whenUnreadable told, on the thread that reads, when the file cannot be read any more
     */
    TraceFile(Retention retention, FileChannel channel, Runnable whenUnreadable) {
        this.retention = retention;
        this.channel = channel;
        this.whenUnreadable = whenUnreadable;
    }

    /** Bytes of the file. */
    long extent() {
        return extent;
    }

    /** Whether the disk has refused to take more than there is. */
    boolean isRefused() {
        return !mayGrow;
    }

    /** Where a body was written; empty if there is no room before the oldest is freed. */
    Optional<Slot> write(Body body) {
        while (true) {
            long offset = place(body.size());
            if (offset < 0) {
                return Optional.empty();
            }
            try {
                write(body, offset);
                var slot = new Slot(this, offset, body.size());
                slots.addLast(slot);
                end = offset + body.size();
                return Optional.of(slot);
            } catch (IOException refusal) {
                refuse(refusal);
            }
        }
    }

    private void write(Body body, long offset) throws IOException {
        long at = offset;
        for (var part : body.toBytes()) {
            while (part.hasRemaining()) {
                at += channel.write(part, at);
            }
        }
    }

    /** The disk takes no more: what there is is used again; where even that is refused, nothing. */
    private void refuse(IOException refusal) {
        LOG.log(Level.WARNING, "a recording's file cannot grow: " + refusal.getMessage());
        boolean again = !mayGrow;
        mayGrow = false;
        mayWrite = !again;
        retention.giveBackFile(extent - (again ? 0 : writtenExtent()));
        extent = again ? 0 : writtenExtent();
    }

    private long writtenExtent() {
        long written = 0;
        for (var slot : slots) {
            written = Math.max(written, slot.offset + slot.size);
        }
        return written;
    }

    /** The offset at which so many bytes fit, or -1. */
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

    /** Whether the file is or may be made so large. */
    private boolean reaches(long bytes) {
        if (bytes > extent && mayGrow && retention.takeFile(bytes - extent)) {
            extent = bytes;
        }
        return bytes <= extent;
    }

    /** Frees the oldest place. */
    void freeOldest() {
        free(slots.removeFirst());
    }

    private void free(Slot slot) {
        slot.free();
        retention.forget(slot);
    }

    /** The body in a place; null if it was freed meanwhile or cannot be read. */
    @Nullable
    Body read(Slot slot) {
        var cached = retention.cached(slot);
        if (cached != null) {
            return cached;
        }
        try {
            var bytes = ByteBuffer.allocate(slot.size);
            while (bytes.hasRemaining()) {
                if (channel.read(bytes, slot.offset + bytes.position()) < 0) {
                    throw new IOException("the file is shorter than it was");
                }
            }
            if (slot.isFreed()) {
                return null;
            }
            var body = Body.from(bytes.flip());
            retention.cache(slot, body);
            return body;
        } catch (IOException unreadable) {
            if (!slot.isFreed()) {
                LOG.log(Level.WARNING, "a recording's file cannot be read: " + unreadable.getMessage());
                whenUnreadable.run();
            }
            return null;
        }
    }

    @Override
    public void close() throws IOException {
        slots.forEach(this::free);
        retention.giveBackFile(extent);
        extent = 0;
        channel.close();
    }
}
