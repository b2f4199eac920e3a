package puzzlescope.finder.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.finder.FinderAlgorithm;
import puzzlescope.finder.tree.DiskTree;
import puzzlescope.finder.tree.FileTree;
import puzzlescope.finder.tree.SampleTree;

/** The walk of the book's program: names as listed, folders as often as a path leads to them. */
class PlainWalkTest {

    private static final int MOST_LINKS = 8;

    private static List<String> matches(FinderAlgorithm algorithm, FileTree tree) {
        return RecordedWalk.of(algorithm, tree, "name:*.txt", true, true).matches();
    }

    @Test
    void namesComeAsTheSystemListsThem(@TempDir Path folder) throws Exception {
        for (var name : List.of("one", "two", "three", "four", "five", "six", "seven", "eight")) {
            Files.writeString(folder.resolve(name + ".txt"), name);
        }
        var listed = new ArrayList<String>();
        for (var name : folder.toFile().list()) {
            listed.add(folder.resolve(name).toString());
        }
        assertThat(matches(FinderAlgorithm.PLAIN_WALK, new DiskTree(folder))).isEqualTo(listed);
        Collections.sort(listed);
        assertThat(matches(FinderAlgorithm.WALK, new DiskTree(folder))).isEqualTo(listed);
    }

    @Test
    void aFolderIsEnteredByEachLinkThatLeadsThere() {
        var time = " | 2024-01-01T00:00".repeat(3);
        var tree = SampleTree.of(List.of("/", "  a/", "    x.txt | 1" + time, "  b -> a", "  c -> a"));
        assertThat(matches(FinderAlgorithm.PLAIN_WALK, tree)).containsExactly("/a/x.txt", "/b/x.txt", "/c/x.txt");
        assertThat(matches(FinderAlgorithm.WALK, tree)).containsExactly("/a/x.txt");
    }

    @Test
    void aLinkThatLeadsBackEndsWhereThePathHasAsManyLinksAsTheSystemFollows() {
        var time = " | 2024-01-01T00:00".repeat(3);
        var tree = SampleTree.of(List.of("/", "  a/", "    x.txt | 1" + time, "    up -> ../a"));
        var walk = RecordedWalk.of(FinderAlgorithm.PLAIN_WALK, tree, "name:*.txt", true, true);
        assertThat(walk.story()).contains("too-many-links up");
        assertThat(walk.matches()).contains("/a" + "/up".repeat(MOST_LINKS) + "/x.txt");
    }
}
