package puzzlescope.finder.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.finder.tree.PathText;

/** Walks and actions where the locale knows ASCII only, in a process of its own. */
@EnabledOnOs(OS.LINUX)
@Tag("thorough")
class LocaleCTest {

    private static final Path BROKEN = PathText.name(new byte[] {'x', (byte) 0xFF});

    @TempDir
    Path folder;

    private Path files;

    @BeforeEach
    void makeFiles() throws IOException {
        files = Files.createDirectory(folder.resolve("files"));
        Files.writeString(files.resolve("\u00e9.txt"), "12");
        Files.writeString(files.resolve("\u5b57.txt"), "1");
        Files.writeString(files.resolve(BROKEN), "1234");
        Files.createDirectory(folder.resolve("target"));
    }

    /** Does things with the files of a folder in this process: {@code args} are what and where. */
    static final class Child {

        private Child() {}

        public static void main(String[] args) throws IOException {
            var folder = Path.of(args[1]);
            var files = new ArrayList<Path>();
            try (var children = Files.newDirectoryStream(folder.resolve("files"))) {
                children.forEach(files::add);
            }
            var target = folder.resolve("target");
            var trash = new FreedesktopTrash(folder.resolve("Trash"));
            switch (args[0]) {
                case "copy" -> new CopyTo(files, target, trash).perform();
                case "move" -> new MoveTo(files, target).perform();
                case "trash" -> new MoveToTrash(files, trash).perform();
                case "undo" -> {
                    var moved = new MoveTo(files, target).perform();
                    moved.undo().orElseThrow().perform();
                }
                default -> {
                    for (var file : files) {
                        new Rename(file, "\u00fc" + Files.size(file)).perform();
                    }
                }
            }
        }
    }

    private Path run(String... words) throws Exception {
        var all = new ArrayList<String>();
        all.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        all.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path")));
        all.addAll(List.of(words));
        var out = folder.resolve("out");
        var builder = new ProcessBuilder(all).redirectErrorStream(true).redirectOutput(Redirect.to(out.toFile()));
        builder.environment().remove("LANG");
        builder.environment().put("LC_ALL", "C");
        var process = builder.start();
        boolean ended = process.waitFor(5, TimeUnit.MINUTES);
        process.destroyForcibly();
        assertThat(ended).isTrue();
        assertThat(process.exitValue()).as(Files.readString(out)).isZero();
        return out;
    }

    private void child(String what) throws Exception {
        run(Child.class.getName(), what, folder.toString());
    }

    private static List<Path> in(Path folder) throws IOException {
        try (var children = Files.list(folder)) {
            return children.map(Path::getFileName).sorted().toList();
        }
    }

    private static List<Path> sorted(Path... names) {
        return Stream.of(names).sorted().toList();
    }

    private static List<Path> all() {
        return sorted(BROKEN, Path.of("\u00e9.txt"), Path.of("\u5b57.txt"));
    }

    @Test
    void theTranscriptHasTheNamesInUtf8() throws Exception {
        var out = run(
                "puzzlescope.app.Launcher",
                "transcript",
                "finder",
                "--folder",
                files.toString(),
                "--match",
                "name:??*");
        assertThat(out).content().isEqualTo(files + "/x<FF>\n" + files + "/\u00e9.txt\n" + files + "/\u5b57.txt\n");
        out = run(
                "puzzlescope.app.Launcher",
                "transcript",
                "finder",
                "--folder",
                files.toString(),
                "--match",
                "name:?.txt");
        assertThat(out).content().isEqualTo(files + "/\u00e9.txt\n" + files + "/\u5b57.txt\n");
    }

    @Test
    void filesAreCopiedAndMovedUnderTheirNames() throws Exception {
        child("copy");
        assertThat(in(files)).isEqualTo(all());
        assertThat(in(folder.resolve("target"))).isEqualTo(all());
        for (var name : all()) {
            Files.delete(folder.resolve("target").resolve(name));
        }
        child("undo");
        assertThat(in(files)).isEqualTo(all());
        assertThat(in(folder.resolve("target"))).isEmpty();
        child("move");
        assertThat(in(files)).isEmpty();
        assertThat(in(folder.resolve("target"))).isEqualTo(all());
    }

    @Test
    void filesAreTrashedUnderTheirNames() throws Exception {
        child("trash");
        assertThat(in(folder.resolve("Trash/files"))).isEqualTo(all());
        assertThat(folder.resolve("Trash/info/\u00e9.txt.trashinfo"))
                .content()
                .contains("Path=" + files + "/%C3%A9.txt\n");
    }

    @Test
    void filesAreRenamedToWhatIsTyped() throws Exception {
        child("rename");
        assertThat(in(files)).isEqualTo(sorted(Path.of("\u00fc1"), Path.of("\u00fc2"), Path.of("\u00fc4")));
    }
}
