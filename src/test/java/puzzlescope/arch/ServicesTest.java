package puzzlescope.arch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests find services on the class path, the application by its module: both must name the same providers. */
class ServicesTest {

    private static final Path ON_THE_CLASS_PATH = Path.of("src/test/resources/META-INF/services");
    private static final Pattern PROVIDED = Pattern.compile("provides\\s+([\\w.]+)\\s+with\\s+([\\w.,\\s]+);");

    static Stream<List<String>> provided() throws IOException {
        return PROVIDED.matcher(Files.readString(Path.of("src/main/java/module-info.java")))
                .results()
                .map(found -> List.of(found.group(1), found.group(2)));
    }

    @ParameterizedTest
    @MethodSource("provided")
    void theModuleProvidesWhatTestsFind(List<String> service) throws IOException {
        var byModule = Arrays.stream(service.get(1).split(",")).map(String::strip);
        assertThat(byModule)
                .containsExactlyElementsOf(Files.readAllLines(ON_THE_CLASS_PATH.resolve(service.getFirst())));
    }
}
