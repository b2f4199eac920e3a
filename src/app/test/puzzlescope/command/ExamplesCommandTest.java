package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code examples}. */
class ExamplesCommandTest {

    @TempDir
    private Path place;

    @Test
    void programsAndHelperModulesAreWrittenAndNamed() throws IOException {
        var folder = place.resolve("new/examples");

        var result = CommandResult.with("examples --out " + folder);

        assertThat(result.exitCode()).isZero();
        try (var files = Files.list(folder)) {
            assertThat(result.out().lines().map(Path::of)).containsExactlyInAnyOrderElementsOf(files.toList());
        }
        assertThat(folder.resolve("puzzlescope.py"))
                .hasSameTextualContentAs(Path.of("src/program/helpers/puzzlescope.py"));
        assertThat(folder.resolve("queens.py"))
                .hasSameTextualContentAs(Path.of("src/program/examples/python/queens.py"));
        assertThat(CommandResult.with("program " + folder.resolve("queens.java") + " queens")
                        .exitCode())
                .isZero();
    }

    @Test
    void nothingIsReplacedUnlessThatIsAskedFor() throws IOException {
        var mine = Files.writeString(place.resolve("queens.py"), "mine");

        var refused = CommandResult.with("examples --out " + place);

        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("queens.py").contains("--force");
        assertThat(mine).hasContent("mine");
        try (var files = Files.list(place)) {
            assertThat(files).as("all or nothing").containsExactly(mine);
        }
        assertThat(CommandResult.with("examples --force --out " + place).exitCode())
                .isZero();
        assertThat(Files.readString(mine)).isNotEqualTo("mine");
    }

    @Test
    void aFileInThePlaceOfTheFolderIsSaid() throws IOException {
        var file = Files.writeString(place.resolve("file"), "");

        assertThat(CommandResult.with("examples --out " + file).err())
                .contains("\"" + file + "\" is not a valid folder");
    }
}
