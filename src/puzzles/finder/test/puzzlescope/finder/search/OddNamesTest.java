package puzzlescope.finder.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.finder.FinderPuzzle;
import puzzlescope.finder.FolderPathFormat;
import puzzlescope.finder.event.FinderEvent;
import puzzlescope.finder.tree.DiskTree;
import puzzlescope.finder.tree.PathText;

/** Names that are no text, or that hide something. */
@EnabledOnOs(OS.LINUX)
class OddNamesTest {

    @TempDir
    Path folder;

    private Path odd;

    private static Path name(String hex) {
        return PathText.name(HexFormat.of().parseHex(hex));
    }

    @BeforeEach
    void makeFiles() throws IOException {
        odd = Files.createDirectory(folder.resolve(name("64ff")));
        Files.write(odd.resolve(name("626164ff")), new byte[2]);
        Files.write(odd.resolve(name("626164fe")), new byte[3]);
        Files.write(odd.resolve("bad\ufffd"), new byte[4]);
        Files.write(odd.resolve("a\nb\u202egpj.exe"), new byte[5]);
    }

    @Test
    void namesThatReadAlikeAreFilesOfTheirOwn() {
        var recordedWalk = RecordedWalk.of(new DiskTree(folder), "name:bad?", false);
        assertThat(recordedWalk.story())
                .containsExactly(
                        "walk " + folder,
                        "walk d<FF>",
                        "reject a<U+000A>b<U+202E>gpj.exe",
                        "match bad\ufffd",
                        "match bad<FE>",
                        "match bad<FF>",
                        "return 3 from d<FF>",
                        "end 3 of 4");
        assertThat(recordedWalk.matches()).contains(folder + "/d<FF>/bad<FE>");
        for (int size = 2; size <= 5; size++) {
            assertThat(RecordedWalk.of(new DiskTree(folder), "size=" + size, false)
                            .matches())
                    .hasSize(1);
        }
    }

    @Test
    void whatAnEntryStandsForIsThatFile() throws IOException {
        var recordedWalk = RecordedWalk.of(new DiskTree(folder), "any(name:*, even-size)", false);
        for (var event : recordedWalk.events()) {
            if (event instanceof FinderEvent.FileMatched matched) {
                assertThat(Files.size(matched.file().file()))
                        .isEqualTo(matched.file().size());
            }
        }
        assertThat(recordedWalk.matches()).hasSize(4).doesNotHaveDuplicates().noneMatch(path -> path.contains("\n"));
    }

    @Test
    void theWalkCanBeginInSuchAFolder() {
        var address = odd.toUri().toString();
        assertThat(FinderPuzzle.FOLDER.parse(address)).isEqualTo(address);
        assertThat(RecordedWalk.of(new DiskTree(FolderPathFormat.path(address)), "size=3", false)
                        .matches())
                .containsExactly(folder + "/d<FF>/bad<FE>");
    }
}
