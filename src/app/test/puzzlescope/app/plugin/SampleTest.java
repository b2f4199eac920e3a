package puzzlescope.app.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sample in {@code src/sample}, built as a module of its own and used by an application that knows nothing of it. */
@Tag("slow")
class SampleTest {

    private static final Path SAMPLE = Path.of("src/sample");
    private static final Path APPLICATION = Path.of("target/classes");

    private static final Pattern LIBRARY = Pattern.compile(
            "/(javafx|controlsfx|atlantafx|ikonli|picocli|jackson-core|jsvg|qrcodegen|commonmark|commons-rng|jspecify)[^/]*\\.jar$");

    @TempDir
    private static Path folder;

    private static Path home;

    /** The module path of the application: its classes, and its libraries among the tests' class path. */
    private static String modules() {
        var libraries = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> LIBRARY.matcher(entry).find());
        return Stream.concat(Stream.of(APPLICATION.toString()), libraries)
                .collect(Collectors.joining(File.pathSeparator));
    }

    @BeforeAll
    static void buildAndDropIntoTheFolder() throws IOException {
        var classes = folder.resolve("classes");
        var arguments = new ArrayList<>(List.of("-nowarn", "-p", modules(), "-d", classes.toString()));
        try (var sources = Files.walk(SAMPLE.resolve("java"))) {
            sources.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
        }
        tool("javac", arguments);
        home = Files.createDirectories(folder.resolve("home"));
        var jar = Files.createDirectories(home.resolve("plug-ins")).resolve("lights.jar");
        var resources = SAMPLE.resolve("resources").toString();
        tool("jar", List.of("-c", "-f", jar.toString(), "-C", classes.toString(), ".", "-C", resources, "."));
    }

    private static void tool(String name, List<String> arguments) {
        var tool = ToolProvider.findFirst(name).orElseThrow();
        assertThat(tool.run(System.out, System.err, arguments.toArray(String[]::new)))
                .as(name)
                .isZero();
    }

    private static String run(Path userHome, String... arguments) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "-Dpuzzlescope.home=" + userHome,
                "--enable-native-access=javafx.graphics",
                "-p",
                modules(),
                "-m",
                "puzzlescope/puzzlescope.app.Launcher"));
        command.addAll(List.of(arguments));
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        return said;
    }

    private static void allow() throws IOException {
        var plugIns = new PlugInFolder(home);
        for (var plugIn : plugIns.unknown()) {
            plugIns.allow(plugIn);
        }
    }

    @Test
    void aPlugInThatNobodyHasAllowedIsNotUsed() throws Exception {
        var other = Files.createDirectories(folder.resolve("other/plug-ins"));
        Files.copy(home.resolve("plug-ins/lights.jar"), other.resolve("lights.jar"));
        assertThat(new PlugInFolder(folder.resolve("other")).unknown())
                .extracting(PlugIn::name)
                .containsExactly("lights.jar");
        assertThat(run(folder.resolve("other"), "solve", "lights"))
                .contains("lights")
                .doesNotContain("algorithm");
    }

    @Test
    void itsPuzzleIsSolvedAndPrintedInBothLanguages() throws Exception {
        allow();
        assertThat(new PlugInFolder(home).unknown()).isEmpty();
        assertThat(run(home, "solve", "lights", "--n", "4", "--json")).contains("\"solutions\":1");
        var english = run(home, "transcript", "lights", "--n", "3", "--lang", "en");
        assertThat(english).startsWith("Attempt 1: another choice").endsWith("presses.\n");
        assertThat(run(home, "transcript", "lights", "--n", "3", "--lang", "zh"))
                .hasLineCount((int) english.lines().count())
                .contains("灯全部熄灭");
    }

    @Test
    void aFileThatWasChangedIsAskedAboutAgain() throws Exception {
        var changed =
                Files.createDirectories(folder.resolve("changed/plug-ins")).resolve("a.jar");
        Files.writeString(changed, "one");
        var plugIns = new PlugInFolder(folder.resolve("changed"));
        plugIns.allow(plugIns.unknown().getFirst());
        assertThat(plugIns.unknown()).isEmpty();
        Files.writeString(changed, "two");
        assertThat(plugIns.unknown()).hasSize(1);
    }

    @Test
    void aFileThatIsNoPlugInIsToldOfAndHindersNobody() throws Exception {
        var broken = Files.createDirectories(folder.resolve("broken/plug-ins")).resolve("broken.jar");
        Files.writeString(broken, "this is no jar");
        var plugIns = new PlugInFolder(folder.resolve("broken"));
        plugIns.allow(plugIns.unknown().getFirst());
        assertThat(plugIns.load())
                .singleElement()
                .satisfies(said -> assertThat(said.key()).isEqualTo("plug-in.unusable"));
        assertThat(run(folder.resolve("broken"), "solve", "queens", "--n", "6")).contains("4");
    }
}
