package puzzlescope.tiles.fast.optimal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.zip.CRC32C;
import puzzlescope.engine.files.WholeFile;

/**
 * A large table of bytes in a file, after a header with its description and a checksum. A file that is damaged,
 * truncated, of another version or of other content is never trusted. Any thread; programs may share a folder.
 */
public final class TableFile {

    private static final int HEADER_BYTES = 128;
    private static final int CHECKSUM_BYTES = Long.BYTES;
    private static final int PIECE_BYTES = 1 << 22;

    private final Path file;
    private final byte[] title;
    private final int length;

    /**
     * A table that may or may not exist.
     *
     * @param content a description that includes the format version; plain ASCII, 120 characters at most
     * @param length the number of bytes
     */
    public TableFile(Path file, String content, int length) {
        var text = content.getBytes(StandardCharsets.US_ASCII);
        if (text.length > HEADER_BYTES - CHECKSUM_BYTES) {
            throw new IllegalArgumentException("content is " + content + ", must be 120 characters at most");
        }
        this.file = file;
        title = new byte[HEADER_BYTES - CHECKSUM_BYTES];
        System.arraycopy(text, 0, title, 0, text.length);
        this.length = length;
    }

    /**
     * Returns the table, mapped into memory.
     *
     * @param checkStopped called every few milliseconds; an exception from it aborts the reading
     * @return empty if there is no trustworthy table
     * @throws IOException if the file exists and cannot be read
     */
    public Optional<ByteBuffer> read(Runnable checkStopped) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            // Opening a pipe would block.
            throw new FileSystemException(file.toString(), null, "is not an ordinary file");
        }
        try (var channel = FileChannel.open(file, StandardOpenOption.READ)) {
            if (channel.size() != HEADER_BYTES + (long) length) {
                return Optional.empty();
            }
            var header = ByteBuffer.allocate(HEADER_BYTES);
            while (header.hasRemaining() && channel.read(header) >= 0) {
                checkStopped.run();
            }
            header.flip();
            if (header.remaining() < HEADER_BYTES) {
                return Optional.empty();
            }
            var entries = channel.map(FileChannel.MapMode.READ_ONLY, HEADER_BYTES, length);
            return header.equals(header(entries, checkStopped)) ? Optional.of(entries) : Optional.empty();
        } catch (NoSuchFileException none) {
            return Optional.empty();
        }
    }

    /**
     * Writes the table, replacing any existing file.
     *
     * @param entries as many as {@code length}, from index 0 on
     * @param checkStopped as above; if it throws, nothing is left behind
     * @throws IOException if the folder cannot be written to; nothing is left behind
     */
    public void write(ByteBuffer entries, Runnable checkStopped) throws IOException {
        WholeFile.ofTheApp(file).write(true, channel -> {
            writeAll(channel, header(entries, checkStopped));
            for (int from = 0; from < length; from += PIECE_BYTES) {
                checkStopped.run();
                writeAll(channel, entries.slice(from, Math.min(PIECE_BYTES, length - from)));
            }
        });
    }

    private static void writeAll(FileChannel channel, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    private ByteBuffer header(ByteBuffer entries, Runnable checkStopped) {
        var checksum = new CRC32C();
        checksum.update(title);
        for (int from = 0; from < length; from += PIECE_BYTES) {
            checkStopped.run();
            checksum.update(entries.slice(from, Math.min(PIECE_BYTES, length - from)));
        }
        return ByteBuffer.allocate(HEADER_BYTES)
                .put(title)
                .putLong(checksum.getValue())
                .flip();
    }
}
