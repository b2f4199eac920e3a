package puzzlescope.finder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.testkit.PuzzleContract;
import puzzlescope.testkit.SmallRun;

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
                with("match", "each(even-size, every-vowel)"),
                with("algorithm", "queue-walk", "match", "each(size>1G, every-vowel, ext:jpg)", "follow-links", "yes"),
                with("algorithm", "queue-walk", "follow-links", "yes"),
                with("algorithm", "plain-walk"),
                with("algorithm", "queue-walk", "folder", "src/engine/java", "match", "in:event"),
                with("folder", "src/engine/java", "match", "name:*Event*.java"),
                with("folder", "assets", "match", "ext:png", "follow-links", "yes"));
    }

    @Test
    void severalConditionsAreSearchedForOneAfterTheOther() {
        for (var algorithm : new String[] {"walk", "queue-walk"}) {
            var both = SmallRun.of(new FinderPuzzle(), "algorithm", algorithm, "match", "each(even-size, EVERY-VOWEL)");
            var first = SmallRun.of(new FinderPuzzle(), "algorithm", algorithm);
            var second = SmallRun.of(new FinderPuzzle(), "algorithm", algorithm, "match", "every-vowel");
            assertThat(both.packed().size())
                    .isEqualTo(first.packed().size() + second.packed().size());
            assertThat(said(both, 0)).isEqualTo("Search 1 of 2: " + said(first, 0));
            assertThat(said(both, first.packed().size())).isEqualTo("Search 2 of 2: " + said(second, 0));
            for (int i = 1; i < second.packed().size() - 1; i++) {
                assertThat(said(both, first.packed().size() + i)).isEqualTo(said(second, i));
            }
            int last = both.packed().size() - 1;
            assertThat(said(both, last))
                    .isEqualTo("Search 2 of 2: " + said(second, second.packed().size() - 1));
        }
    }

    private static String said(SmallRun run, int event) {
        return new Words(Language.ENGLISH).localize(run.events().get(event).sentence());
    }

    @Test
    void severalConditionsAreReadAndWritten() {
        var searchConditions =
                with("match", " each( even-size ,all(ext:jpg,size<10) ) ").get(FinderPuzzle.MATCH);
        assertThat(searchConditions.text()).isEqualTo("each(even-size, all(ext:jpg, size<10))");
        assertThat(with("match", "each(even-size)").get(FinderPuzzle.MATCH).text())
                .isEqualTo("even-size");
        assertThatThrownBy(() -> with("match", "each(ext:a,ext:b,ext:c,ext:d,ext:e)"))
                .isInstanceOf(InvalidInputException.class)
                .hasMessageContaining("finder.refusal.searches");
        assertThatThrownBy(() -> with("match", "not(each(ext:a,ext:b))"))
                .isInstanceOf(InvalidInputException.class)
                .hasMessageContaining("finder.refusal.combined");
        assertThatThrownBy(() -> with("match", "each(ext:a,ext:b"))
                .isInstanceOf(InvalidInputException.class)
                .hasMessageContaining("finder.refusal.bracket");
    }

    @Test
    void aFolderMustBeThere(@TempDir Path folder) throws Exception {
        var file = Files.createFile(folder.resolve("file"));
        assertThatThrownBy(() -> with("folder", folder.resolve("none").toString()))
                .isInstanceOf(InvalidInputException.class)
                .hasMessageContaining("finder.refusal.no-folder");
        assertThatThrownBy(() -> with("folder", file.toString()))
                .isInstanceOf(InvalidInputException.class)
                .hasMessageContaining("finder.refusal.not-a-folder");
        assertThatThrownBy(() -> with("folder", "a\0b"))
                .isInstanceOf(InvalidInputException.class)
                .hasMessageContaining("finder.refusal.path");
        assertThat(with("folder", " \"" + folder + "\" ").get(FinderPuzzle.FOLDER))
                .isEqualTo(folder.toString());
        assertThat(with("folder", " ").get(FinderPuzzle.FOLDER)).isEmpty();
    }
}
