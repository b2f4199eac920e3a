package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.puzzle.Catalogue;

/** The demo in a process of its own: it needs the one FX toolkit of its process for itself. */
@Tag("thorough")
class OffscreenDemoTest {

    private static final int PATIENCE_MINUTES = 5;
    private static final int A_FEW_COLOURS = 10;

    @TempDir
    private Path folder;

    private Path pictures() {
        return folder.resolve("pictures");
    }

    @Test
    void everyPuzzleIsFilmedAtItsStartMiddleAndEnd() throws IOException, InterruptedException {
        var errors = folder.resolve("errors.txt");
        var output = folder.resolve("output.txt");
        var process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElse("java"),
                        "--enable-native-access=javafx.graphics",
                        "--module-path",
                        modulePath(),
                        "--module",
                        "puzzlescope.app/puzzlescope.app.Launcher",
                        "demo",
                        "--out",
                        pictures().toString(),
                        "--theme",
                        "dark",
                        "--size",
                        "1200x760")
                .redirectError(errors.toFile())
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)).isTrue();
        assertThat(errors).isEmptyFile();
        assertThat(process.exitValue()).isZero();
        assertThat(output).hasContent(pictures().toString());
        for (var puzzle : Catalogue.all()) {
            for (var moment : new String[] {"1-start", "2-middle", "3-end"}) {
                holdsAWindow(pictures().resolve(puzzle.id() + "-" + moment + ".png"));
            }
        }
        try (var files = Files.list(pictures())) {
            assertThat(files).hasSize(3 * Catalogue.all().size());
        }
    }

    /** What of the tests' class path the app runs on. */
    private static String modulePath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(OffscreenDemoTest::isOfTheApp)
                .reduce((one, other) -> one + File.pathSeparator + other)
                .orElseThrow();
    }

    private static boolean isOfTheApp(String entry) {
        var name = Path.of(entry).getFileName().toString();
        return Stream.of(
                                "javafx",
                                "jfx-incubator",
                                "controlsfx",
                                "atlantafx",
                                "ikonli",
                                "picocli",
                                "commonmark",
                                "commons-rng",
                                "jackson-core",
                                "snakeyaml-engine",
                                "qrcodegen",
                                "jspecify")
                        .anyMatch(name::startsWith)
                || name.startsWith("puzzlescope-") && !name.contains("testkit")
                || name.equals("classes");
    }

    private static void holdsAWindow(Path file) throws IOException {
        var picture = ImageIO.read(file.toFile());
        assertThat(picture.getWidth()).isEqualTo(1200);
        assertThat(picture.getHeight()).isEqualTo(760);
        int[] pixels = picture.getRGB(0, 0, 1200, 760, null, 0, 1200);
        assertThat(Arrays.stream(pixels).distinct().count())
                .as("colours of %s", file)
                .isGreaterThan(A_FEW_COLOURS);
    }
}
