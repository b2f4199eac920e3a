package puzzlescope.finder.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.finder.event.FinderEvent;
import puzzlescope.finder.tree.DiskTree;
import puzzlescope.finder.tree.FolderItem;

/** Walks of real folders. */
class DiskWalkTest {

    private static final int FOLDERS = 1_000;
    private static final int FILES = 100;

    @TempDir
    Path folder;

    private Path file(String name, int bytes) throws IOException {
        return Files.write(folder.resolve(name), new byte[bytes]);
    }

    @Test
    void filesAreFoundBySizeNameAndDate() throws IOException {
        Files.createDirectory(folder.resolve("b"));
        file("b/inside", 2);
        file("a", 3);
        file("c", 0);
        var recordedWalk = RecordedWalk.of(new DiskTree(folder), "even-size", false);
        assertThat(recordedWalk.matches()).containsExactly(folder + "/b/inside", folder + "/c");
        assertThat(RecordedWalk.of(new DiskTree(folder), "all(name:?, modified-since:2000-01-01)", false)
                        .matches())
                .containsExactly(folder + "/a", folder + "/c");
    }

    @Test
    void linksThatLoopEndTheirOwnWayOnly() throws IOException {
        Files.createDirectories(folder.resolve("a/b"));
        file("a/b/file", 2);
        Files.createSymbolicLink(folder.resolve("a/b/up"), Path.of("../.."));
        Files.createSymbolicLink(folder.resolve("self"), Path.of("self"));
        Files.createSymbolicLink(folder.resolve("to-b"), folder.resolve("a/b"));
        assertThat(RecordedWalk.of(new DiskTree(folder), "even-size", true).story().stream()
                        .skip(1))
                .containsExactly(
                        "walk a",
                        "walk b",
                        "match file",
                        "loop up to " + folder,
                        "return 1 from b",
                        "return 1 from a",
                        "broken-link self",
                        "walked to-b",
                        "end 1 of 1");
        assertThat(RecordedWalk.of(new DiskTree(folder), "even-size", false).story())
                .contains("link up", "link self", "link to-b");
    }

    @Test
    void aFolderThatMayNotBeReadIsToldOnARealDisk() throws IOException {
        assumeFalse("root".equals(System.getProperty("user.name")), "permissions do not hold for root");
        Files.createDirectory(
                folder.resolve("locked"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("-wx------")));
        file("z", 2);
        assertThat(RecordedWalk.of(new DiskTree(folder), "even-size", false).story())
                .contains("denied locked", "match z", "end 1 of 1");
        Files.setPosixFilePermissions(folder.resolve("locked"), PosixFilePermissions.fromString("rwx------"));
    }

    @Test
    void aPathMayEndWithASlashOrGoThroughDots() throws IOException {
        file("a", 2);
        var recordedWalk = RecordedWalk.of(new DiskTree(Path.of(folder + "/x/../")), "even-size", false);
        assertThat(recordedWalk.matches()).containsExactly(folder + "/a");
    }

    @Test
    @Tag("thorough")
    void aHundredThousandFilesWithLocksAndLoopsAreWalked() throws IOException {
        var content = new byte[FILES];
        for (int i = 0; i < FOLDERS; i++) {
            var inside = Files.createDirectory(folder.resolve("folder" + i));
            for (int j = 0; j < FILES; j++) {
                var file = inside.resolve("file" + j);
                if (i == 0) {
                    Files.write(file, Arrays.copyOf(content, j));
                } else {
                    Files.createLink(file, folder.resolve("folder0").resolve("file" + j));
                }
            }
            Files.createSymbolicLink(inside.resolve("loop"), Path.of(".."));
            if (i % 10 == 0) {
                Files.createDirectory(inside.resolve("locked"));
            }
        }
        for (boolean followLinks : List.of(false, true)) {
            var recordedWalk =
                    RecordedWalk.of(new LockingTree(new DiskTree(folder), "locked"), "even-size", followLinks, false);
            assertThat(recordedWalk.matches()).hasSize(FOLDERS * FILES / 2).isSorted();
            assertThat(recordedWalk.count(FinderEvent.Kind.FILE_REJECTED)).isEqualTo(FOLDERS * FILES / 2);
            assertThat(recordedWalk.count(FinderEvent.Kind.FOLDER_UNREADABLE)).isEqualTo(FOLDERS / 10);
            assertThat(recordedWalk.count(FinderEvent.Kind.FOLDER_ENTERED)).isEqualTo(FOLDERS + FOLDERS / 10);
            assertThat(recordedWalk.count(FinderEvent.Kind.LINK_LOOPED)).isEqualTo(followLinks ? FOLDERS : 0);
            assertThat(recordedWalk.count(FinderEvent.Kind.ENTRY_SKIPPED)).isEqualTo(followLinks ? 0 : FOLDERS);
        }
    }

    @Test
    @Tag("thorough")
    void foldersDeeperThanAnyPathAreWalkedOnARealDisk() throws IOException {
        int levels = 3_000;
        try (var stream = Files.newDirectoryStream(folder)) {
            assumeTrue(stream instanceof SecureDirectoryStream, "the system opens folders from folders");
        }
        var chain = Files.createDirectory(folder.resolve("d"));
        Files.write(chain.resolve("last"), new byte[2]);
        var next = folder.resolve("next");
        for (int i = 1; i < levels; i++) {
            Files.createDirectory(next);
            Files.move(chain, next.resolve("d"));
            Files.move(next, chain);
        }
        try {
            var recordedWalk = RecordedWalk.of(new DiskTree(folder), "even-size", false, false);
            assertThat(recordedWalk.count(FinderEvent.Kind.FOLDER_ENTERED)).isEqualTo(levels);
            assertThat(recordedWalk.count(FinderEvent.Kind.FOLDER_UNREADABLE)).isZero();
            assertThat(recordedWalk.matches()).containsExactly(folder + "/d".repeat(levels) + "/last");
        } finally {
            takeApart(chain, next);
        }
    }

    /** Deletes a chain of folders that no path reaches the end of, piece by piece, each from its innermost folder on. */
    private static void takeApart(Path chain, Path next) throws IOException {
        boolean more = true;
        while (more) {
            var cut = Path.of(chain + "/d".repeat(1_000));
            more = Files.exists(cut);
            if (more) {
                Files.move(cut, next);
            }
            var inside = new ArrayList<Path>();
            for (var at = chain; Files.exists(at); at = at.resolve("d")) {
                inside.addFirst(at);
            }
            Files.deleteIfExists(inside.getFirst().resolve("last"));
            for (var each : inside) {
                Files.delete(each);
            }
            if (more) {
                Files.move(next, chain);
            }
        }
    }

    @Test
    void aDateThatTheFileSystemDoesNotKnowIsNotTheFirstOf1970() throws IOException {
        Files.setLastModifiedTime(file("a", 2), FileTime.fromMillis(0));
        var recordedWalk = RecordedWalk.of(new DiskTree(folder), "even-size", false);
        assertThat(recordedWalk.events().get(1))
                .isInstanceOfSatisfying(
                        FinderEvent.FileMatched.class,
                        matched -> assertThat(matched.file().modified()).isEqualTo(FolderItem.NOT_KNOWN));
        assertThat(RecordedWalk.of(new DiskTree(folder), "modified-since:1900-01-01", false)
                        .matches())
                .isEmpty();
    }

    @Test
    void aSocketOrADeviceIsPassedOver() {
        var device = Path.of("/dev/null");
        assumeTrue(Files.exists(device), "there is a device");
        var names = new ArrayList<String>();
        RecordedWalk.of(new DiskTree(device.getParent()), "even-size", false)
                .story()
                .forEach(names::add);
        assertThat(names).contains("special null");
    }
}
