package puzzlescope.arch;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The application's classes and packages, as the tests of this package look at them. */
final class Walls {

    static final List<String> PUZZLES =
            List.of("finder", "gametree", "hanoi", "knight", "maze", "queens", "recursion", "river", "states", "tiles");

    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("/test-classes/") && !location.contains("testkit"))
            .importPackages("puzzlescope");

    /** All packages that hold classes, without the leading {@code puzzlescope.}. */
    static final Set<String> PACKAGES = packages();

    private Walls() {}

    private static Set<String> packages() {
        var packages = new TreeSet<String>();
        CLASSES.forEach(each -> packages.add(each.getPackageName().replaceFirst("^puzzlescope\\.", "")));
        return packages;
    }

    static String full(String name) {
        return "puzzlescope." + name;
    }

    /**
     * Of our packages, {@code name} uses itself and {@code others} only. A name that ends with two dots stands for all
     * packages below too. Fails if the package has no class.
     */
    static void mayUse(String name, String... others) {
        var allowed = Stream.concat(Stream.of(name), Arrays.stream(others))
                .map(Walls::full)
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage(full(name))
                .should()
                .onlyDependOnClassesThat(
                        not(resideInAnyPackage("puzzlescope..")).or(resideInAnyPackage(allowed)))
                .because("each layer knows only those below it")
                .allowEmptyShould(false)
                .check(CLASSES);
    }
}
