package puzzlescope.app.document;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.files.FileProblem;
import puzzlescope.engine.files.WholeFile;

/**
 * The programs in documents that a person has allowed to run on this computer, by their digests; only the newest are
 * remembered. Any thread.
 */
final class AllowedPrograms {

    private static final System.Logger LOG = System.getLogger(AllowedPrograms.class.getName());
    private static final int MOST = 1000;
    private static final long MOST_BYTES = 1 << 18;

    private final Optional<Path> file;
    private final List<String> digests = new ArrayList<>();
    private boolean isRead;

    /** @param folder of the settings; empty if nothing is kept */
    AllowedPrograms(Optional<Path> folder) {
        file = folder.map(path -> path.resolve("allowed-programs.txt"));
    }

    synchronized boolean contains(String program) {
        read();
        return digests.contains(digest(program));
    }

    synchronized void add(String program) {
        read();
        digests.add(digest(program));
        if (digests.size() > MOST) {
            digests.removeFirst();
        }
        file.ifPresent(this::write);
    }

    private void read() {
        if (isRead) {
            return;
        }
        isRead = true;
        try {
            if (file.isPresent()
                    && Files.exists(file.get())
                    && FileProblem.toReading(file.get(), MOST_BYTES).isEmpty()) {
                digests.addAll(Files.readAllLines(file.get(), StandardCharsets.UTF_8));
            }
        } catch (IOException unreadable) {
            LOG.log(Level.WARNING, "The allowed programs cannot be read: " + unreadable);
        }
    }

    private void write(Path place) {
        try {
            var text = String.join("\n", digests) + "\n";
            WholeFile.ofTheApp(place).write(true, WholeFile.of(text.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException unwritable) {
            LOG.log(Level.WARNING, "The allowed programs cannot be kept: " + unwritable);
        }
    }

    private static String digest(String program) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(program.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
    }
}
