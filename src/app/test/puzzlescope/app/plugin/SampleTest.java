package puzzlescope.app.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sample of {@code src/sample}, built as a module of its own and used by an application that knows nothing of it. */
@Tag("thorough")
class SampleTest {

    @TempDir
    private static Path folder;

    private static Path jar;
    private static Path home;

    @BeforeAll
    static void buildAndDropIntoTheFolder() throws IOException {
        jar = SampleJar.build(folder, "lights");
        home = homeWith("home");
        var plugIns = new PlugInFolder(home);
        for (var plugIn : plugIns.unknown()) {
            plugIns.allow(plugIn);
        }
    }

    private static Path homeWith(String name) throws IOException {
        var fresh = folder.resolve(name);
        Files.copy(jar, Files.createDirectories(fresh.resolve("plug-ins")).resolve("lights.jar"));
        return fresh;
    }

    @Test
    void aPlugInThatNobodyHasAllowedIsNotUsedAndNamed() throws Exception {
        var other = homeWith("other");
        assertThat(new PlugInFolder(other).unknown()).extracting(PlugIn::name).containsExactly("lights.jar");
        var printed = SampleJar.run(other, "solve", "lights");
        assertThat(printed.exitCode()).isEqualTo(2);
        assertThat(printed.text()).contains("lights.jar waits for permission").doesNotContain("Algorithm");
    }

    @Test
    void aPlugInThatIsNamedIsUsedOnceAndNotRemembered() throws Exception {
        var other = homeWith("once");
        for (var commandLine : new String[] {"--plug-in %s solve lights", "solve lights --plug-in=%s"}) {
            var printed = SampleJar.run(other, commandLine.formatted(jar).split(" "));
            assertThat(printed.text()).contains("Solutions: 1");
        }
        assertThat(new PlugInFolder(other).unknown()).hasSize(1);
        assertThat(other.resolve("plug-ins.allowed")).doesNotExist();
    }

    @Test
    void itsPuzzleIsSolvedAndPrintedInBothLanguages() throws Exception {
        assertThat(new PlugInFolder(home).unknown()).isEmpty();
        assertThat(SampleJar.run(home, "solve", "lights", "--n", "4", "--json").text())
                .contains("\"solutions\":1");
        var english = SampleJar.run(home, "transcript", "lights", "--n", "3", "--lang", "en")
                .text();
        assertThat(english).startsWith("Attempt 1: another choice").endsWith("presses.\n");
        assertThat(SampleJar.run(home, "transcript", "lights", "--n", "3", "--lang", "zh")
                        .text())
                .hasLineCount((int) english.lines().count())
                .contains("灯全部熄灭");
    }

    @Test
    void itsBoardIsExportedWithoutAWindow() throws Exception {
        var picture = folder.resolve("lights.svg");
        var printed = SampleJar.run(home, "export", "picture", "lights", "--out", picture.toString());
        assertThat(printed.exitCode()).as(printed.text()).isZero();
        assertThat(picture).content().contains("<svg");
    }

    @Test
    void aFileThatWasChangedIsAskedAboutAgain() throws Exception {
        var changed =
                Files.createDirectories(folder.resolve("changed/plug-ins")).resolve("a.jar");
        Files.writeString(changed, "one");
        var plugIns = new PlugInFolder(folder.resolve("changed"));
        plugIns.allow(plugIns.unknown().getFirst());
        assertThat(plugIns.unknown()).isEmpty();
        Files.writeString(changed, "two");
        assertThat(plugIns.unknown()).hasSize(1);
    }

    @Test
    void aFileWhoseNameIsAllowedIsNotAskedAboutWhenItIsRebuilt() throws Exception {
        var plugIns = new PlugInFolder(folder.resolve("rebuilt"));
        var jars = Files.createDirectories(folder.resolve("rebuilt/plug-ins"));
        Files.writeString(jars.resolve("my jar.jar"), "one");
        plugIns.allowRebuilt(plugIns.unknown().getFirst());
        Files.writeString(jars.resolve("my jar.jar"), "two");
        assertThat(plugIns.unknown()).isEmpty();
        Files.writeString(jars.resolve("jar.jar"), "one");
        assertThat(plugIns.permitted()).extracting(PlugIn::name).containsExactlyInAnyOrder("my jar.jar", "jar.jar");
        Files.writeString(jars.resolve("jar.jar"), "two");
        assertThat(plugIns.unknown()).extracting(PlugIn::name).containsExactly("jar.jar");
    }

    /** Earlier versions read the first word of each line as a fingerprint. */
    @Test
    void theListOfPermissionsIsReadByEarlierVersions() throws Exception {
        var home = folder.resolve("earlier");
        var plugIns = new PlugInFolder(home);
        Files.writeString(Files.createDirectories(home.resolve("plug-ins")).resolve("a.jar"), "one");
        var plugIn = plugIns.unknown().getFirst();
        plugIns.allowRebuilt(plugIn);
        assertThat(Files.readAllLines(home.resolve("plug-ins.allowed")))
                .map(line -> line.replaceFirst(" .*", ""))
                .containsExactly(plugIn.fingerprint(), "*");
    }
}
