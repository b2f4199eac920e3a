package puzzlescope.core.puzzle.finder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.PuzzleContract;

class FinderPuzzleTest extends PuzzleContract {

    @Override
    protected Puzzle puzzle() {
        return new FinderPuzzle();
    }

    @Override
    protected Stream<Arguments> some() {
        return Stream.of(
                with(),
                with("match", "every-vowel"),
                with("match", "size>1G"),
                with("match", "any(not(name:*.txt), all(size<1K, modified-since:2023-01-01))"),
                with("follow-links", "yes"),
                with("algorithm", "queue-walk", "follow-links", "yes"),
                with("algorithm", "queue-walk", "folder", "src/main", "match", "in:event"),
                with("folder", "src/main", "match", "name:*Event*.java"),
                with("folder", "assets", "match", "ext:png", "follow-links", "yes"));
    }

    @Test
    void aFolderMustBeThere(@TempDir Path folder) throws Exception {
        var file = Files.createFile(folder.resolve("file"));
        assertThatThrownBy(() -> with("folder", folder.resolve("none").toString()))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("finder.refusal.no-folder");
        assertThatThrownBy(() -> with("folder", file.toString()))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("finder.refusal.not-a-folder");
        assertThatThrownBy(() -> with("folder", "a\0b"))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("finder.refusal.path");
        assertThat(with("folder", " \"" + folder + "\" ").get(FinderPuzzle.FOLDER))
                .isEqualTo(folder.toString());
        assertThat(with("folder", " ").get(FinderPuzzle.FOLDER)).isEmpty();
    }
}
