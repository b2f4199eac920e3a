package puzzlescope.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Builds a ZIP archive, the container of office documents; the same parts give the same bytes. */
public final class ZipArchive {

    /** The earliest time that an archive can represent. */
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private final SequencedMap<String, byte[]> parts = new LinkedHashMap<>();

    /** Adds or replaces a part. */
    public void put(String name, byte[] part) {
        parts.put(name, part);
    }

    /** Adds a part before all others; programs identify the type of an archive by its first part. */
    public void putFirst(String name, byte[] part) {
        parts.putFirst(name, part);
    }

    public byte[] bytes() {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            for (var part : parts.entrySet()) {
                var entry = new ZipEntry(part.getKey());
                entry.setTimeLocal(NO_TIME);
                zip.putNextEntry(entry);
                zip.write(part.getValue());
                zip.closeEntry();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }
}
