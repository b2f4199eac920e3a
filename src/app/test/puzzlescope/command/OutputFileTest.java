package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that a command is asked to read or write. */
class OutputFileTest {

    private static final String MAZE = "solve maze --width 9 --height 9 --image ";
    private static final String KNIGHT = "solve knight --rows 5 --columns 5 --out ";

    @TempDir
    private Path folder;

    private static void isRefused(String command, String reason) {
        var commandResult = CommandResult.with(command);
        assertThat(commandResult.exitCode()).isEqualTo(2);
        assertThat(commandResult.out()).isEmpty();
        assertThat(commandResult.err()).contains(reason).hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {MAZE, KNIGHT})
    void aFileThatIsThereIsReplacedOnlyByForce(String command) throws IOException {
        var file = Files.writeString(folder.resolve("file"), "old");
        isRefused(command + file, "--force");
        assertThat(file).hasContent("old");
        assertThat(CommandResult.with(command + file + " --force").exitCode()).isZero();
        assertThat(file.toFile()).isFile().isNotEmpty();
        assertThat(Files.size(file)).isGreaterThan(3);
        assertThat(folder).isDirectoryNotContaining(each -> !each.equals(file));
    }

    @Test
    void whatIsNotPrintedIsInTheFile() {
        var file = folder.resolve("tour.txt");
        var commandResult = CommandResult.with(KNIGHT + file);
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.out()).contains("25").doesNotContain("  1  ");
        assertThat(file).content().hasLineCount(5);
    }

    @Test
    @Timeout(300)
    void aPipeIsRefusedAtOnce() throws IOException, InterruptedException {
        var pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        isRefused(MAZE + pipe, "--image");
        isRefused(MAZE + pipe + " --force", "--image");
        isRefused(KNIGHT + pipe, "--out");
        isRefused("solve tiles --file " + pipe, "not an ordinary file");
    }

    @Test
    @Timeout(300)
    void devicesAreRefusedAtOnce() {
        isRefused("solve tiles --file /dev/zero", "not an ordinary file");
        isRefused(MAZE + "/dev/stdout --force", "not an ordinary file");
        isRefused(KNIGHT + "/dev/null --force", "not an ordinary file");
    }

    @Test
    void aFolderIsRefused() {
        isRefused("solve tiles --file " + folder, "is a folder");
        isRefused(KNIGHT + folder + " --force", "is a folder");
    }

    @Test
    void aFileThatIsMissingIsNamed() {
        isRefused("solve tiles --file " + folder.resolve("none"), "there is no such file");
    }

    @Test
    void theDemosPicturesAreReplacedOnlyByForce() throws IOException {
        Files.createFile(folder.resolve("queens-2-middle.png"));
        isRefused("demo --out " + folder, "queens-2-middle.png");
        assertThat(CommandResult.with("demo --force --out " + folder).exitCode())
                .isZero();
        isRefused("demo --out " + folder.resolve("queens-2-middle.png"), "--out");
    }
}
