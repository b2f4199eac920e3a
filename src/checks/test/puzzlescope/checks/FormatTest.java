package puzzlescope.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.JavaFormatterOptions;
import com.palantir.javaformat.java.JavaFormatterOptions.Style;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Holds every source file to one layout; {@code mvn test -Dformat} puts them into it.
 *
 * <p>This is a test, not a plugin, because the formatter parses with the compiler of the Java that runs it: tests run
 * on the JDK of the toolchain, plugins on Maven's own, which may be too old for the sources.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class FormatTest {

    private static final boolean WRITE = System.getProperty("format") != null;

    private final Formatter formatter = Formatter.createFormatter(
            JavaFormatterOptions.builder().style(Style.PALANTIR).build());

    @Test
    void everySourceFileIsFormatted() throws IOException {
        assertThat(sources().parallelStream().filter(this::isLeftUnformatted).toList())
                .as("files that `mvn test -Dformat` would change")
                .isEmpty();
    }

    private static List<Path> sources() throws IOException {
        try (var files = Files.walk(Path.of("src"))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    private boolean isLeftUnformatted(Path file) {
        try {
            var source = Files.readString(file);
            var formatted = formatter.formatSourceAndFixImports(source);
            var differs = !formatted.equals(source);
            if (differs && WRITE) {
                Files.writeString(file, formatted);
            }
            return differs && !WRITE;
        } catch (IOException | FormatterException e) {
            throw new IllegalStateException("Cannot format " + file, e);
        }
    }
}
