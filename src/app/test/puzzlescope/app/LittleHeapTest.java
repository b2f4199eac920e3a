package puzzlescope.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a heap that is too small for the window that is said, in place of a window that does not work. */
class LittleHeapTest {

    private static final int PATIENCE_SECONDS = 300;

    @TempDir
    private Path folder;

    @Test
    void itIsSaidInOneSentenceAndTheExitCodeTellsOfIt() throws IOException, InterruptedException {
        var output = folder.resolve("output.txt");
        var errors = folder.resolve("errors.txt");
        var builder = new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-Xmx96m",
                "-Duser.language=en",
                "-cp",
                System.getProperty("java.class.path"),
                Launcher.class.getName());
        builder.environment().keySet().removeIf(name -> name.startsWith("JAVA_") || name.startsWith("JDK_JAVA"));
        var process = builder.redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(3);
        assertThat(output).isEmptyFile();
        assertThat(errors).usingCharset(StandardCharsets.UTF_8).content().hasLineCount(1);
        assertThat(errors).content().contains("-Xmx128m");
    }
}
