package puzzlescope.checks;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A class is found by its name alone: no two source files share one, and a file's name is that of its type. */
class UniqueNamesTest {

    /** File names that may occur several times, each with the reason. */
    private static final Map<String, String> SHARED = Map.of(
            "package-info.java", "the language's name for the description of a package",
            "module-info.java", "the language's name for the description of a module");

    /** The name of a type that is not indented. Annotations and modifiers may stand before it. */
    private static final Pattern TYPE = Pattern.compile(
            "^(?:@\\w+(?:\\([^)]*\\))? )*(?:(?:public|abstract|final|sealed|non-sealed|strictfp) )*"
                    + "(?:class|interface|@interface|enum|record) (\\w+)",
            Pattern.MULTILINE);

    private static List<Path> sources() throws IOException {
        try (var files = Files.walk(Path.of("src"))) {
            return files.filter(file -> file.toString().endsWith(".java")
                            && !SHARED.containsKey(file.getFileName().toString()))
                    .toList();
        }
    }

    @Test
    void everyFileNameOccursOnce() throws IOException {
        var byName =
                sources().stream().collect(groupingBy(file -> file.getFileName().toString()));
        assertThat(byName).isNotEmpty();
        assertThat(byName.values()).allSatisfy(files -> assertThat(files).hasSize(1));
    }

    @Test
    void aFileIsNamedLikeItsType() throws IOException {
        for (var file : sources()) {
            var types = TYPE.matcher(Files.readString(file))
                    .results()
                    .map(found -> found.group(1) + ".java")
                    .toList();
            assertThat(types)
                    .as(file.toString())
                    .containsExactly(file.getFileName().toString());
        }
    }
}
