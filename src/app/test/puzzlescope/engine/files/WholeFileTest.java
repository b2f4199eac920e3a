package puzzlescope.engine.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.tiles.fast.optimal.TableFile;

class WholeFileTest {

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("tour.txt");
    }

    private static WholeFile.Content text(String text) {
        return WholeFile.of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** As a disk that takes some bytes and then no more. */
    private static void writeToAFullDisk(FileChannel channel) throws IOException {
        channel.write(ByteBuffer.allocate(1000));
        throw new IOException("No space left on device");
    }

    private String permissions(Path of) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(of));
    }

    @Test
    void aLinkToAFileThatIsNotThereYetLeadsToIt() throws IOException {
        var link = Files.createSymbolicLink(folder.resolve("link"), Path.of("tour.txt"));
        WholeFile.askedFor(link).write(true, text("new"));
        assertThat(link).isSymbolicLink();
        assertThat(file()).hasContent("new");
    }

    @Test
    void aLinkToItselfIsRefused() throws IOException {
        var link = Files.createSymbolicLink(folder.resolve("link"), Path.of("link"));
        assertThatIOException().isThrownBy(() -> WholeFile.askedFor(link).write(true, text("new")));
        assertThat(link).isSymbolicLink();
    }

    @Test
    void aNewFileIsWrittenAndNothingElseIsLeft() throws IOException {
        WholeFile.askedFor(file()).write(false, text("new"));
        assertThat(file()).hasContent("new");
        assertThat(folder).isDirectoryContaining(file()::equals).isDirectoryNotContaining(each -> !each.equals(file()));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whereTheDiskTakesNoMoreTheOldFileIsWhole(boolean there) throws IOException {
        if (there) {
            Files.writeString(file(), "old");
        }
        assertThatIOException()
                .isThrownBy(() -> WholeFile.askedFor(file()).write(true, WholeFileTest::writeToAFullDisk));
        if (there) {
            assertThat(file()).hasContent("old");
        }
        try (var left = Files.list(folder)) {
            assertThat(left).hasSize(there ? 1 : 0);
        }
    }

    @Test
    void whatIsThereIsReplacedOnlyIfItMayBe() throws IOException {
        Files.writeString(file(), "old");
        assertThatExceptionOfType(FileAlreadyExistsException.class)
                .isThrownBy(() -> WholeFile.askedFor(file()).write(false, text("new")));
        assertThat(file()).hasContent("old");
        WholeFile.askedFor(file()).write(true, text("new"));
        assertThat(file()).hasContent("new");
    }

    @Test
    void whatComesThereWhileItIsWrittenIsNotReplaced() throws IOException {
        assertThatExceptionOfType(FileAlreadyExistsException.class)
                .isThrownBy(() ->
                        WholeFile.askedFor(file()).write(false, _ -> Files.writeString(file(), "somebody else's")));
        assertThat(file()).hasContent("somebody else's");
        try (var left = Files.list(folder)) {
            assertThat(left).containsExactly(file());
        }
    }

    @Test
    void aReplacedFileKeepsItsPermissionsAndALinkItsTarget() throws IOException {
        Files.writeString(file(), "old");
        Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString("rw-rw----"));
        var link = Files.createSymbolicLink(folder.resolve("link"), file());
        WholeFile.askedFor(link).write(true, text("new"));
        assertThat(link).isSymbolicLink();
        assertThat(file()).hasContent("new");
        assertThat(permissions(file())).isEqualTo("rw-rw----");
    }

    @Test
    void aFileOfTheAppIsItsUsersAlone() throws IOException {
        var below = folder.resolve("puzzlescope");
        WholeFile.ofTheApp(below.resolve("settings")).write(true, text("new"));
        assertThat(permissions(below)).isEqualTo("rwx------");
        assertThat(permissions(below.resolve("settings"))).isEqualTo("rw-------");
    }

    @Test
    void aFileThatWasAskedForIsMadeAsAnyOther() throws IOException {
        var plain = Files.createFile(folder.resolve("plain"));
        WholeFile.askedFor(file()).write(false, text("new"));
        assertThat(permissions(file())).isEqualTo(permissions(plain));
    }

    @Test
    void aNameAsLongAsNamesMayBeIsWritten() throws IOException {
        var name = "n".repeat(255);
        WholeFile.askedFor(folder.resolve(name)).write(false, text("new"));
        assertThat(folder.resolve(name)).hasContent("new");
    }

    @Test
    @Timeout(300)
    void aPipeIsRefusedAndNotWaitedFor() throws IOException, InterruptedException {
        var pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        assertThat(FileProblem.toWriting(pipe, true)).contains(FileProblem.SPECIAL);
        assertThat(FileProblem.toReading(pipe, 1000)).contains(FileProblem.SPECIAL);
        assertThatExceptionOfType(FileSystemException.class)
                .isThrownBy(() -> WholeFile.askedFor(pipe).write(true, text("new")));
        assertThatExceptionOfType(FileSystemException.class)
                .isThrownBy(() -> new TableFile(pipe, "squares", 8).read(() -> {}));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/dev/null", "/dev/full", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"})
    void devicesAndWhatIsOpenAlreadyAreRefused(String name) {
        assertThat(FileProblem.toWriting(Path.of(name), true)).contains(FileProblem.SPECIAL);
    }

    @Test
    void whatHindersIsNamed() throws IOException {
        assertThat(FileProblem.toWriting(folder, true)).contains(FileProblem.FOLDER);
        assertThat(FileProblem.toWriting(folder.resolve("none").resolve("file"), true))
                .contains(FileProblem.NO_FOLDER);
        assertThat(FileProblem.toWriting(file(), false)).isEmpty();
        assertThat(FileProblem.toReading(file(), 10)).contains(FileProblem.MISSING);
        Files.writeString(file(), "eleven char");
        assertThat(FileProblem.toReading(file(), 10)).contains(FileProblem.TOO_LARGE);
        assertThat(FileProblem.toReading(file(), 11)).isEmpty();
        assertThat(FileProblem.toReading(folder, 10)).contains(FileProblem.FOLDER);
    }

    @Test
    void whatAKilledProcessHasLeftIsSweptAndALivingOnesIsNot() throws IOException, InterruptedException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var process = new ProcessBuilder(
                        java, "-cp", System.getProperty("java.class.path"), Writer.class.getName(), file().toString())
                .redirectErrorStream(true)
                .start();
        try {
            assertThat(process.inputReader().readLine()).isEqualTo("writing");
            PartialFiles.deleteStaleIn(folder);
            WholeFile.askedFor(file()).write(false, text("ours"));
            assertThat(parts()).hasSize(1);
        } finally {
            process.destroyForcibly();
            assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        }
        assertThat(parts()).hasSize(1);
        WholeFile.askedFor(file()).write(true, text("ours again"));
        assertThat(parts()).isEmpty();
        assertThat(file()).hasContent("ours again");
    }

    private List<Path> parts() throws IOException {
        try (var left = Files.list(folder)) {
            return left.filter(each -> each.toString().endsWith(".part")).toList();
        }
    }

    @Test
    void nothingOfThisProcessIsSweptWhileItIsWritten() throws IOException {
        WholeFile.askedFor(file()).write(false, channel -> {
            PartialFiles.deleteStaleIn(folder);
            assertThat(parts()).hasSize(1);
            channel.write(ByteBuffer.wrap(new byte[] {'a'}));
        });
        assertThat(file()).hasContent("a");
    }

    @Test
    void theSweepGoesOnPastWhatCannotBeDeletedAndLeavesOtherFiles() throws IOException {
        Files.createDirectory(folder.resolve("a.1.puzzlescope.part"));
        var left = Files.createFile(folder.resolve("b.2.puzzlescope.part"));
        var other = Files.createFile(folder.resolve("b.2.part"));
        PartialFiles.deleteStaleIn(folder);
        assertThat(left).doesNotExist();
        assertThat(other).exists();
    }

    /** Another process that writes until it is killed. */
    static final class Writer {

        private Writer() {}

        public static void main(String... arguments) throws IOException {
            WholeFile.askedFor(Path.of(arguments[0])).write(true, channel -> {
                channel.write(ByteBuffer.allocate(1000));
                System.out.println("writing");
                try {
                    Thread.sleep(Duration.ofMinutes(5));
                } catch (InterruptedException interrupted) {
                    throw new IOException(interrupted);
                }
            });
        }
    }
}
