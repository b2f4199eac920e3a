package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Message;

class SettingsTest {

    private static final Logger LOG = Logger.getLogger(Settings.class.getName());

    @TempDir
    private Path folder;

    /** What is broken on purpose need not be told. */
    @BeforeEach
    void beQuiet() {
        LOG.setLevel(Level.OFF);
    }

    @AfterEach
    void speakAgain() {
        LOG.setLevel(null);
    }

    private Path file() {
        return folder.resolve("settings.properties");
    }

    private Path brokenFile() {
        return folder.resolve("settings.properties.broken");
    }

    @Test
    void whatIsSavedIsLoaded() {
        var settings = Settings.load(folder.resolve("not/yet/there"));
        settings.put("theme", "dark");
        settings.put("maze.width", 21);
        settings.put("name", "中文 = : # \\ \n");
        settings.save();
        var loaded = Settings.load(folder.resolve("not/yet/there"));
        assertThat(loaded.get("theme")).contains("dark");
        assertThat(loaded.number("maze.width", 1, 100)).contains(21);
        assertThat(loaded.get("name")).contains("中文 = : # \\ \n");
    }

    @Test
    void whatAnAdministratorHasFixedCannotBeChanged() throws IOException {
        var administration = Files.createDirectories(folder.resolve("all"));
        Files.writeString(administration.resolve("settings.properties"), "theme = contrast\n");
        var settings = Settings.load(folder.resolve("own"), administration);
        settings.put("theme", "dark");
        settings.put("language", "zh");
        assertThat(settings.get("theme")).contains("contrast");
        assertThat(settings.isFixed("theme")).isTrue();
        assertThat(settings.isFixed("language")).isFalse();
        settings.save();
        assertThat(Settings.load(folder.resolve("own")).get("theme"))
                .as("not kept as one's own")
                .isEmpty();
    }

    @Test
    void withoutAFileThereAreNone() {
        assertThat(Settings.load(folder).get("theme")).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aFileWithABrokenEscapeIsSetAside() throws IOException {
        Files.writeString(file(), "theme = dark\nlanguage = \\u12g4\n");
        assertThat(Settings.load(folder).get("theme")).isEmpty();
        assertThat(file()).doesNotExist();
        assertThat(brokenFile()).hasContent("theme = dark\nlanguage = \\u12g4");
    }

    @Test
    void aFileThatIsNoTextIsSetAsideInPlaceOfTheOneBefore() throws IOException {
        Files.writeString(brokenFile(), "an older one");
        Files.write(file(), new byte[] {0, (byte) 0xC3, (byte) 0x28, (byte) 0xFF});
        assertThat(Settings.load(folder).get("theme")).isEmpty();
        assertThat(file()).doesNotExist();
        assertThat(brokenFile()).hasBinaryContent(new byte[] {0, (byte) 0xC3, (byte) 0x28, (byte) 0xFF});
    }

    @Test
    void nobodyElseMayReadThem() throws IOException {
        var below = folder.resolve("puzzlescope");
        Files.createDirectory(below);
        Files.createFile(below.resolve("settings.properties"));
        Files.setPosixFilePermissions(
                below.resolve("settings.properties"), PosixFilePermissions.fromString("rw-rw-rw-"));
        var settings = Settings.load(below);
        settings.put("finder.folder", "/home/me/secret");
        settings.save();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(below.resolve("settings.properties"))))
                .isEqualTo("rw-------");
        Settings.load(folder.resolve("new")).save();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("new"))))
                .isEqualTo("rwx------");
    }

    @Test
    @Timeout(300)
    void whatIsNoFileIsSetAsideAndNotWaitedFor() throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("mkfifo", file().toString()).start().waitFor())
                .isZero();
        var settings = Settings.load(folder);
        assertThat(settings.get("theme")).isEmpty();
        assertThat(settings.takeWarning())
                .contains(Message.of("settings.set-aside", brokenFile().toString()));
        assertThat(settings.takeWarning()).isEmpty();
        settings.put("theme", "dark");
        settings.save();
        assertThat(Settings.load(folder).get("theme")).contains("dark");
    }

    @Test
    void aHugeFileIsSetAside() throws IOException {
        try (var huge = FileChannel.open(file(), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            huge.write(ByteBuffer.wrap(new byte[] {'a'}), 50_000_000);
        }
        assertThat(Settings.load(folder).takeWarning()).isPresent();
        assertThat(file()).doesNotExist();
    }

    @Test
    void aLinkToSettingsElsewhereStays() throws IOException {
        var elsewhere = Files.writeString(folder.resolve("elsewhere"), "theme = dark");
        Files.createSymbolicLink(file(), elsewhere);
        var settings = Settings.load(folder);
        assertThat(settings.get("theme")).contains("dark");
        settings.save();
        assertThat(file()).isSymbolicLink();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "dark", "-1", "8", "3.5", "99999999999999999999", "0x3"})
    void aNumberThatIsNoneOrOutOfBoundsIsLeftOut(String value) {
        var settings = Settings.load(folder);
        settings.put("text-size", value);
        assertThat(settings.number("text-size", 0, 7)).isEmpty();
    }

    @Test
    void aFolderThatCannotBeIsNotFatal() throws IOException {
        Files.writeString(folder.resolve("taken"), "a file, not a folder");
        var settings = Settings.load(folder.resolve("taken"));
        settings.put("theme", "dark");
        settings.save();
        assertThat(folder.resolve("taken")).isRegularFile();
    }
}
