package puzzlescope.app.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class PlugInFolderTest {

    @TempDir
    private Path home;

    @Test
    @Timeout(20)
    void onlyOrdinaryFilesAreReadAndAnOddOneHidesNoOther() throws IOException {
        var folder = Files.createDirectory(home.resolve("plug-ins"));
        Files.createDirectory(folder.resolve("a.jar"));
        Files.createSymbolicLink(folder.resolve("b.jar"), Path.of("/dev/zero"));
        Files.createSymbolicLink(folder.resolve("c.jar"), Path.of("none"));
        Files.writeString(folder.resolve("d.jar"), "a jar");
        assertThat(new PlugInFolder(home).unknown()).extracting(PlugIn::name).containsExactly("d.jar");
    }
}
