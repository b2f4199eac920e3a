package puzzlescope.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Without a display that is said, with what to do; nothing is written that was not asked for. */
@DisabledOnOs({OS.WINDOWS, OS.MAC})
class NoDisplayTest {

    private static final int PATIENCE_SECONDS = 300;

    @TempDir
    private Path folder;

    @Test
    void itIsSaidInOneSentenceAndTheExitCodeTellsOfIt() throws IOException, InterruptedException {
        var output = folder.resolve("output.txt");
        var errors = folder.resolve("errors.txt");
        var builder = new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-Duser.language=en",
                "-cp",
                classPath(),
                Launcher.class.getName());
        builder.environment().keySet().removeIf(name -> name.startsWith("JAVA_") || name.startsWith("JDK_JAVA"));
        builder.environment().remove("DISPLAY");
        var process = builder.directory(folder.toFile())
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(3);
        assertThat(output).isEmptyFile();
        assertThat(errors).usingCharset(StandardCharsets.UTF_8).content().hasLineCount(1);
        assertThat(errors).content().contains("No display", "demo --out");
        assertThat(folder.resolve("demo")).doesNotExist();
    }

    /** Of absolute paths, since the process has another folder. */
    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(Pattern.quote(File.pathSeparator), -1))
                .map(part -> Path.of(part).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
