package puzzlescope.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are the user's alone, gone at the end, and swept if a crash left them. */
class RecordingFolderTest {

    @TempDir
    Path parent;

    private List<Path> left() throws IOException {
        try (var entries = Files.list(parent)) {
            return entries.toList();
        }
    }

    private Path abandoned(String name) throws IOException {
        var folder = Files.createDirectory(parent.resolve(name));
        Files.createFile(folder.resolve("lock"));
        Files.write(folder.resolve("1.events"), new byte[1_000]);
        return folder;
    }

    @Test
    void nothingIsMadeBeforeItIsNeeded() throws IOException {
        new RecordingFolder(parent).close();
        assertThat(left()).isEmpty();
    }

    @Test
    void nobodyElseMayReadIt() throws IOException {
        try (var folder = new RecordingFolder(parent);
                var file = folder.newFile()) {
            assertThat(file.isOpen()).isTrue();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(left().getFirst())))
                    .isEqualTo("rwx------");
        }
    }

    @Test
    void itIsGoneAtTheEnd() throws IOException {
        var folder = new RecordingFolder(parent);
        folder.newFile().close();
        var open = folder.newFile();
        assertThat(left()).hasSize(1);
        folder.close();
        assertThat(open.isOpen()).isFalse();
        assertThat(left()).isEmpty();
    }

    @Test
    void whatACrashLeftIsSweptAndNothingElse() throws IOException {
        var crashed = abandoned("recordings-1");
        var other = abandoned("settings");
        try (var ours = new RecordingFolder(parent);
                var file = ours.newFile()) {
            RecordingFolder.deleteStale(parent);
            assertThat(crashed).doesNotExist();
            assertThat(other).exists();
            assertThat(left()).hasSize(2);
            assertThat(file.isOpen()).isTrue();
        }
    }

    @Test
    void aFolderInTheMakingIsLeftAloneForAMinute() throws IOException {
        var young = Files.createDirectory(parent.resolve("recordings-2"));
        RecordingFolder.deleteStale(parent);
        assertThat(young).exists();
        Files.setLastModifiedTime(young, FileTime.from(Instant.now().minus(Duration.ofMinutes(2))));
        RecordingFolder.deleteStale(parent);
        assertThat(young).doesNotExist();
    }

    @Test
    void theFilesOfARunningProcessAreLeftAlone() throws IOException, InterruptedException {
        var folder = abandoned("recordings-3");
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var process = new ProcessBuilder(
                        java,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName(),
                        folder.resolve("lock").toString())
                .redirectErrorStream(true)
                .start();
        try {
            assertThat(process.inputReader().readLine()).isEqualTo("locked");
            RecordingFolder.deleteStale(parent);
            assertThat(folder).exists();
        } finally {
            process.destroyForcibly();
            assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        }
        RecordingFolder.deleteStale(parent);
        assertThat(folder).doesNotExist();
    }

    @Test
    void theSweepGoesOnPastWhatCannotBeSwept() throws IOException, InterruptedException {
        for (int i = 0; i < 4; i++) {
            abandoned("recordings-" + i);
        }
        for (int i = 0; i < 2; i++) {
            // A folder as a lock, a pipe as a lock: neither can be opened.
            Files.delete(parent.resolve("recordings-" + i).resolve("lock"));
        }
        Files.createDirectory(parent.resolve("recordings-0/lock"));
        assertThat(new ProcessBuilder(
                                "mkfifo", parent.resolve("recordings-1/lock").toString())
                        .start()
                        .waitFor())
                .isZero();
        RecordingFolder.deleteStale(parent);
        assertThat(left()).containsExactlyInAnyOrder(parent.resolve("recordings-0"), parent.resolve("recordings-1"));
    }

    @Test
    void sweepingWhereNothingIsDoesNothing() {
        RecordingFolder.deleteStale(parent.resolve("nowhere"));
        assertThat(parent.resolve("nowhere")).doesNotExist();
    }

    /** Another process that holds a lock until it is killed. */
    static final class Holder {

        private Holder() {}

        public static void main(String... arguments) throws IOException, InterruptedException {
            try (var channel = FileChannel.open(Path.of(arguments[0]), StandardOpenOption.WRITE);
                    var lock = channel.lock()) {
                System.out.println(lock.isValid() ? "locked" : "refused");
                Thread.sleep(Duration.ofMinutes(5));
            }
        }
    }
}
