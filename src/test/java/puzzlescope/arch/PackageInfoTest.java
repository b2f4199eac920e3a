package puzzlescope.arch;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every {@code package-info} says which of our packages its package uses, and that is what it uses: no more, no less. */
class PackageInfoTest {

    private static final Pattern SENTENCE = Pattern.compile("<p>Uses .*", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("\\{@code ([\\w.]+)}");
    private static final int MOST_FILES = 26;

    static Set<String> packages() {
        return Walls.PACKAGES;
    }

    private static Path folder(String name) {
        return Path.of("src/main/java", Walls.full(name).replace('.', '/'));
    }

    private static Set<String> said(String name) throws IOException {
        var text = Files.readString(folder(name).resolve("package-info.java"));
        var sentence = SENTENCE.matcher(text);
        assertThat(sentence.find())
                .as("%s says in a paragraph of its own what it uses: %s", name, sentence(used(name)))
                .isTrue();
        return NAME.matcher(sentence.group())
                .results()
                .map(found -> found.group(1))
                .collect(toCollection(TreeSet::new));
    }

    private static Set<String> used(String name) {
        return Walls.CLASSES.stream()
                .filter(each -> each.getPackageName().equals(Walls.full(name)))
                .flatMap(each -> each.getDirectDependenciesFromSelf().stream())
                .map(Dependency::getTargetClass)
                .map(JavaClass::getBaseComponentType)
                .map(JavaClass::getPackageName)
                .filter(used -> used.startsWith("puzzlescope.") && !used.equals(Walls.full(name)))
                .map(used -> used.substring("puzzlescope.".length()))
                .collect(toCollection(TreeSet::new));
    }

    private static String sentence(Set<String> used) {
        return used.isEmpty() ? "Uses nothing of ours." : "Uses {@code " + String.join("}, {@code ", used) + "}.";
    }

    @ParameterizedTest
    @MethodSource("packages")
    void aPackageUsesWhatItsInfoSays(String name) throws IOException {
        var used = used(name);
        assertThat(said(name)).as(sentence(used)).isEqualTo(used);
    }

    /** Where a room gets crowded nobody finds anything: it wants to be two. */
    @ParameterizedTest
    @MethodSource("packages")
    void aPackageHasFewFiles(String name) throws IOException {
        try (var files = Files.list(folder(name))) {
            assertThat(files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java"))
                            .count())
                    .as("files in %s", name)
                    .isLessThanOrEqualTo(MOST_FILES);
        }
    }
}
