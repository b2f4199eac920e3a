package puzzlescope.finder.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** That nothing is written over and nothing is lost, at whatever moment something comes in between. */
class RelocationTest {

    private static final int RACES = 300;
    private static final Path OTHER_DISK = Path.of("/dev/shm");

    @TempDir
    Path folder;

    /** Brings a file somewhere. */
    @FunctionalInterface
    private interface Bringing {

        void bring(Path from, Path to) throws IOException;
    }

    private Path link(Path at) throws IOException {
        return Files.createSymbolicLink(at, Path.of("leads/anywhere"));
    }

    private static Path file(Path at) throws IOException {
        return Files.writeString(at, "moved");
    }

    @Test
    void aFileThatComesAtTheSameMomentIsNeverWrittenOverByALink() throws Exception {
        race(this::link, Relocation::move);
    }

    @Test
    void aFileThatComesAtTheSameMomentIsNeverWrittenOverByAFile() throws Exception {
        race(RelocationTest::file, Relocation::move);
    }

    @Test
    void aFileThatComesAtTheSameMomentIsNeverWrittenOverWhereThereAreNoHardLinks() throws Exception {
        race(RelocationTest::file, (from, to) -> Relocation.moveByCopy(from, to, FileStamp.of(from)));
    }

    @Test
    void aFileThatComesAtTheSameMomentIsNeverWrittenOverByACopy() throws Exception {
        race(RelocationTest::file, ExclusiveCopy::of);
    }

    /** Makes what is to be moved. */
    @FunctionalInterface
    private interface Making {

        Path make(Path at) throws IOException;
    }

    /** Two want the same name at the same moment: whoever comes second is refused. */
    private void race(Making source, Bringing bringing) throws Exception {
        var barrier = new CyclicBarrier(2);
        try (var other = Executors.newSingleThreadExecutor()) {
            for (int round = 0; round < RACES; round++) {
                var from = source.make(folder.resolve("from" + round));
                var to = folder.resolve("to" + round);
                var came = other.submit(() -> {
                    barrier.await();
                    return succeeds(() -> Files.writeString(to, "came", StandardOpenOption.CREATE_NEW));
                });
                barrier.await();
                boolean brought = succeeds(() -> bringing.bring(from, to));
                assertThat(came.get()).as("one of both, in round %s", round).isNotEqualTo(brought);
                if (brought) {
                    boolean isLink = Files.isSymbolicLink(to);
                    assertThat(isLink || Files.readString(to).equals("moved")).isTrue();
                } else {
                    assertThat(to).hasContent("came");
                    assertThat(Files.exists(from, LinkOption.NOFOLLOW_LINKS)).isTrue();
                }
            }
        }
    }

    /** Makes something. */
    @FunctionalInterface
    private interface Step {

        void take() throws IOException;
    }

    private static boolean succeeds(Step step) throws IOException {
        try {
            step.take();
            return true;
        } catch (FileAlreadyExistsException taken) {
            return false;
        }
    }

    @Test
    void aLinkMovesAsItIs() throws IOException {
        var from = link(folder.resolve("from"));
        Relocation.move(from, folder.resolve("to"));
        assertThat(Files.readSymbolicLink(folder.resolve("to"))).isEqualTo(Path.of("leads/anywhere"));
        assertThat(Files.exists(from, LinkOption.NOFOLLOW_LINKS)).isFalse();
    }

    @Test
    void aFileMovesToAFileSystemWithoutLinksAndBack() throws IOException {
        try (var zip = FileSystems.newFileSystem(folder.resolve("disk.zip"), Map.of("create", "true"))) {
            var away = zip.getPath("/away");
            var from = file(folder.resolve("from"));
            Relocation.move(from, away);
            assertThat(from).doesNotExist();
            assertThat(Files.readString(away)).isEqualTo("moved");
            file(folder.resolve("second"));
            assertThatThrownBy(() -> Relocation.move(folder.resolve("second"), away))
                    .isInstanceOf(FileAlreadyExistsException.class);
            Relocation.move(away, zip.getPath("/within"));
            Relocation.move(zip.getPath("/within"), from);
            assertThat(from).hasContent("moved");
            assertThat(Files.exists(zip.getPath("/within"))).isFalse();
        }
    }

    @Test
    void whatIsKnownOfAFileGoesWithItToAnotherDisk() throws IOException {
        assumeTrue(
                Files.isWritable(OTHER_DISK) && !Files.getFileStore(OTHER_DISK).equals(Files.getFileStore(folder)),
                "there is another disk");
        var disk = Files.createTempDirectory(OTHER_DISK, "puzzlescope");
        try {
            var bytes = new byte[3_000_000];
            new Random(1).nextBytes(bytes);
            var from = Files.write(folder.resolve("from"), bytes);
            Files.setPosixFilePermissions(from, PosixFilePermissions.fromString("r--r-----"));
            Files.setLastModifiedTime(from, FileTime.fromMillis(1_000_000_000_000L));
            var to = disk.resolve("to");
            Relocation.move(from, to);
            assertThat(from).doesNotExist();
            assertThat(Files.readAllBytes(to)).isEqualTo(bytes);
            assertThat(Files.getPosixFilePermissions(to)).isEqualTo(PosixFilePermissions.fromString("r--r-----"));
            assertThat(Files.getLastModifiedTime(to).toMillis()).isEqualTo(1_000_000_000_000L);
            Relocation.move(link(folder.resolve("link")), disk.resolve("link"));
            assertThat(Files.readSymbolicLink(disk.resolve("link"))).isEqualTo(Path.of("leads/anywhere"));
        } finally {
            for (var name : List.of("to", "link", "")) {
                Files.deleteIfExists(disk.resolve(name));
            }
        }
    }

    @Test
    void remarksOfTheFileSystemAreCopied() throws IOException {
        var from = file(folder.resolve("from"));
        var view = Files.getFileAttributeView(from, UserDefinedFileAttributeView.class);
        assumeTrue(view != null && Files.getFileStore(from).supportsFileAttributeView("user"), "there are remarks");
        view.write("note", ByteBuffer.wrap(new byte[] {7}));
        var to = folder.resolve("to");
        ExclusiveCopy.of(from, to);
        assertThat(Files.getAttribute(to, "user:note")).isEqualTo(new byte[] {7});
    }

    @Test
    void whatWasPutUnderTheOldNameMeanwhileStays() throws IOException {
        var from = file(folder.resolve("from"));
        var fileStamp = FileStamp.of(from);
        Files.delete(from);
        Files.writeString(from, "changed");
        var to = folder.resolve("to");
        assertThatThrownBy(() -> Relocation.moveByCopy(from, to, fileStamp)).isInstanceOf(DeclinedException.class);
        assertThat(from).hasContent("changed");
        assertThat(to).doesNotExist();
    }

    @Test
    void aCopyOfALinkIsACopyOfTheFileThatItLeadsTo() throws IOException {
        var file = file(folder.resolve("file"));
        var link = Files.createSymbolicLink(folder.resolve("link"), file.getFileName());
        var copy = folder.resolve("copy");
        ExclusiveCopy.of(link, copy);
        assertThat(Files.isSymbolicLink(copy)).isFalse();
        assertThat(copy).hasContent("moved");
        assertThatThrownBy(() -> ExclusiveCopy.toReplace(link, folder.resolve("other")))
                .isInstanceOf(DeclinedException.class);
    }
}
