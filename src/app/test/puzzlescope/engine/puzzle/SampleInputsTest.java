package puzzlescope.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.files.TextFile;

/**
 * Inputs in the notations that other programs and people use: {@code samples/PUZZLE/INPUT/NAME.txt}, beside each what is
 * read of it, as it would be typed here. {@code -Dsamples=write} writes that anew: look at what the version control
 * shows then.
 */
class SampleInputsTest {

    private static final Path FOLDER = Path.of("src/app/test/samples");
    private static final boolean WRITE = System.getProperty("samples") != null;
    private static final long MOST_BYTES = 100_000;

    static List<Path> samples() throws IOException {
        try (var files = Files.walk(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isReadAsItIsMeant(Path sample) throws IOException {
        var folder = FOLDER.relativize(sample.getParent());
        var read = read(
                Catalogue.get(folder.getName(0).toString()),
                folder.getName(1).toString(),
                TextFile.read(sample, MOST_BYTES).text());
        var expected = Path.of(sample.toString().replaceFirst("\\.txt$", ".expected"));
        if (WRITE) {
            Files.writeString(expected, read + "\n");
        }
        assertThat(read + "\n").isEqualTo(Files.readString(expected));
    }

    private static String read(Puzzle puzzle, String input, String text) {
        var parameter = puzzle.parameters().stream()
                .filter(each -> each.name().equals(input))
                .findFirst()
                .orElseThrow();
        return formatted(parameter, text);
    }

    private static <T> String formatted(Parameter<T> parameter, String text) {
        return parameter.format(parameter.parse(text));
    }
}
