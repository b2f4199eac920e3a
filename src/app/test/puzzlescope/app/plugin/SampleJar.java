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

/** Builds the samples in {@code src/sample}, also with faults, and starts the app on the module path. */
final class SampleJar {

    private static final Path SAMPLES = Path.of("src/sample");
    private static final int PATIENCE_MINUTES = 2;

    private static final Pattern LIBRARY = Pattern.compile(
            "/(javafx|jfx-incubator|controlsfx|atlantafx|ikonli|picocli|jackson-core|snakeyaml-engine|qrcodegen|commonmark|commons-rng|jspecify)[^/]*\\.jar$");

    /** A change of one file of a sample. */
    record Edit(String file, String from, String to) {}

    /** What the app printed, and its exit code. */
    record Printed(int exitCode, String text) {}

    private SampleJar() {}

    /** The module path of the app: its modules and libraries among the tests' class path. */
    private static String modules() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> LIBRARY.matcher(entry).find() || isModuleOfTheApp(entry))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static boolean isModuleOfTheApp(String entry) {
        return Files.exists(Path.of(entry, "module-info.class"))
                || entry.matches(".*/puzzlescope-(?!testkit)[^/]*\\.jar");
    }

    /** Builds a sample as it is, in the given folder. */
    static Path build(Path folder, String sample) throws IOException {
        return build(folder, SAMPLES.resolve(sample), sample);
    }

    /** Builds lights out with changes, in the given folder. */
    static Path buildChanged(Path folder, String name, Edit... edits) throws IOException {
        return build(folder, SAMPLES.resolve("lights"), name, edits);
    }

    private static Path build(Path folder, Path sample, String name, Edit... edits) throws IOException {
        var sources = Files.createDirectories(folder.resolve(name + "-sources"));
        try (var files = Files.walk(sample)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                var copy = sources.resolve(sample.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        for (var edit : edits) {
            var file = sources.resolve(edit.file());
            var text = Files.readString(file);
            assertThat(text).as(edit.file()).contains(edit.from());
            Files.writeString(file, text.replace(edit.from(), edit.to()));
        }
        var classes = folder.resolve(name + "-classes").toString();
        var arguments = new ArrayList<>(List.of("-nowarn", "-proc:none", "-p", modules(), "-d", classes));
        try (var files = Files.walk(sources.resolve("java"))) {
            files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
        }
        tool("javac", arguments);
        var jar = folder.resolve(name + ".jar");
        var resources = sources.resolve("resources").toString();
        tool("jar", List.of("-c", "-f", jar.toString(), "-C", classes, ".", "-C", resources, "."));
        return jar;
    }

    private static void tool(String name, List<String> arguments) {
        var tool = ToolProvider.findFirst(name).orElseThrow();
        assertThat(tool.run(System.out, System.err, arguments.toArray(String[]::new)))
                .as(name)
                .isZero();
    }

    /** Starts the app with the settings of a folder. */
    static Printed run(Path home, String... arguments) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "-Dpuzzlescope.home=" + home,
                "--enable-native-access=javafx.graphics",
                "-p",
                modules(),
                "-m",
                "puzzlescope.app/puzzlescope.app.Launcher"));
        command.addAll(List.of(arguments));
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)).isTrue();
        return new Printed(process.exitValue(), said);
    }
}
