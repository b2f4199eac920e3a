package puzzlescope.checks;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Error Prone and NullAway over all sources. They take ten times as long as the compiler alone, so that a build that only wants
 * to start the window or to run one puzzle's tests does without them. The warnings take longer than the errors and are
 * seldom found: they belong to {@code -Dthorough}.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
@TestMethodOrder(OrderAnnotation.class)
@Tag("thorough")
class ErrorProneTest {

    private static final String ERRORS = "-Xplugin:ErrorProne -XepDisableAllWarnings";
    private static final String WARNINGS =
            "-Xplugin:ErrorProne -Xep:EnumOrdinal:OFF -Xep:ImmutableEnumChecker:OFF" + " -Xep:OperatorPrecedence:OFF";
    private static final String CHECKS =
            (System.getProperty("thorough") == null ? ERRORS : WARNINGS) + " -Xep:WildcardImport:ERROR";
    private static final String OF_MAIN = " -Xep:NullAway:ERROR -XepOpt:NullAway:AnnotatedPackages=puzzlescope";
    private static final String OF_TESTS = " -Xep:NullAway:OFF -Xep:ThreadPriorityCheck:OFF"
            + " -Xep:StringConcatToTextBlock:OFF -XepCompilingTestOnlyCode";

    private static final Path TEST_KIT = Path.of("src/testkit/java");

    @TempDir
    private static Path classes;

    @Test
    @Order(1)
    void nothingIsFoundInTheApp() throws IOException {
        assertThat(found(sources("java"), CHECKS + OF_MAIN)).isEmpty();
    }

    /** Tests need the classes of the app, which have just been made. */
    @Test
    @Order(2)
    @Tag("thorough")
    void nothingIsFoundInTheTests() throws IOException {
        var tests = sources("test");
        tests.addAll(files(TEST_KIT));
        assertThat(found(tests, CHECKS + OF_TESTS)).isEmpty();
    }

    /** The sources of all modules, without those of benchmarks, whose generated code would not pass, and of the test kit. */
    private static List<Path> sources(String root) throws IOException {
        var sources = new ArrayList<Path>();
        try (var folders = Files.walk(Path.of("src"), 3)) {
            var roots = folders.filter(folder ->
                            folder.endsWith(root) && !folder.startsWith("src/bench") && !folder.equals(TEST_KIT))
                    .toList();
            for (var each : roots) {
                sources.addAll(files(each));
            }
        }
        assertThat(sources).hasSizeGreaterThan(100);
        return sources;
    }

    private static List<Path> files(Path root) throws IOException {
        try (var files = Files.walk(root)) {
            return files.filter(ErrorProneTest::isChecked).toList();
        }
    }

    private static boolean isChecked(Path file) {
        var name = file.getFileName().toString();
        return name.endsWith(".java") && !name.equals("module-info.java") && !name.equals("package-info.java")
                || name.equals("package-info.java") && file.toString().contains("/java/");
    }

    private static List<String> found(List<Path> sources, String checks) {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var diagnostics = new DiagnosticCollector<JavaFileObject>();
        var libraries = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        var options = List.of(
                "-proc:none",
                "-XDcompilePolicy=simple",
                "--should-stop=ifError=FLOW",
                "-Xmaxwarns",
                "1000",
                "-processorpath",
                libraries,
                "-classpath",
                Stream.of(classes.toString(), libraries).collect(joining(java.io.File.pathSeparator)),
                "-d",
                classes.toString(),
                checks);
        var files = compiler.getStandardFileManager(diagnostics, null, null);
        compiler.getTask(null, files, diagnostics, options, null, files.getJavaFileObjectsFromPaths(sources))
                .call();
        return diagnostics.getDiagnostics().stream()
                .filter(each -> each.getKind() != Diagnostic.Kind.NOTE)
                .map(Diagnostic::toString)
                .toList();
    }
}
