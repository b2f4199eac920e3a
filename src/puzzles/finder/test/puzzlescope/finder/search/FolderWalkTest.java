package puzzlescope.finder.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.finder.FinderPuzzle;
import puzzlescope.finder.event.FinderEvent;
import puzzlescope.finder.tree.SampleTree;

class FolderWalkTest {

    private static SampleTree tree(String... lines) {
        return SampleTree.of(List.of(lines));
    }

    private static String file(int depth, String name, long size) {
        var time = " | 2024-01-01T00:00".repeat(3);
        return "  ".repeat(depth) + name + " | " + size + time;
    }

    @Test
    void aFolderIsEnteredWhereItsNameComes() {
        var recordedWalk = RecordedWalk.of(
                tree("/", file(1, "c", 2), "  b/", file(2, "z", 4), file(2, "y", 1), file(1, "a", 6), "  d/"),
                "even-size",
                false);
        assertThat(recordedWalk.story())
                .containsExactly(
                        "walk /",
                        "match a",
                        "walk b",
                        "reject y",
                        "match z",
                        "return 1 from b",
                        "match c",
                        "walk d",
                        "return 0 from d",
                        "end 3 of 4");
        assertThat(recordedWalk.matches()).containsExactly("/a", "/b/z", "/c");
        assertThat(recordedWalk.outcome()).isEqualTo(RunOutcome.SOLVED);
    }

    @Test
    void namesAreInTheOrderOfTheirCodePoints() {
        var rare = "\ud83d\ude00";
        var privateUse = "\uf000";
        var recordedWalk = RecordedWalk.of(
                tree(
                        "/",
                        file(1, rare, 1),
                        file(1, privateUse, 1),
                        file(1, "ab", 1),
                        file(1, "a", 1),
                        file(1, "B", 1),
                        file(1, "\u00fc", 1),
                        file(1, "10", 1),
                        file(1, "9", 1),
                        file(1, "a" + rare, 1),
                        file(1, "a" + privateUse, 1)),
                "not(even-size)",
                false);
        assertThat(recordedWalk.matches())
                .containsExactly(
                        "/10",
                        "/9",
                        "/B",
                        "/a",
                        "/ab",
                        "/a" + privateUse,
                        "/a" + rare,
                        "/\u00fc",
                        "/" + privateUse,
                        "/" + rare);
    }

    @Test
    void theSampleShowsEverythingThatCanHappenToAClass() {
        var recordedWalk = RecordedWalk.of(SampleTree.bundled(), "every-vowel", true);
        assertThat(recordedWalk.story())
                .startsWith("walk C:/", "reject readme.txt", "walk shortcut to spam", "match Equation.docx")
                .contains(
                        "loop back to the beginning to C:/",
                        "walked spam",
                        "denied teacher only",
                        "return 0 from teacher only")
                .endsWith("return 1 from trash", "reject \u00fcber uns.html", "end 3 of 13");
        assertThat(RecordedWalk.of(SampleTree.bundled(), "even-size", false).story())
                .contains("link shortcut to spam", "walk bacon", "return 2 from bacon")
                .endsWith("match \u00fcber uns.html", "end 6 of 13");
    }

    @Test
    void whatCannotBeReadEndsItsOwnCallOnly() {
        var recordedWalk = RecordedWalk.of(
                tree("/", "  a/", "    b/!", file(3, "c", 2), file(2, "d", 2), "  e/!", file(1, "f", 2)),
                "even-size",
                false);
        assertThat(recordedWalk.story())
                .containsExactly(
                        "walk /",
                        "walk a",
                        "walk b",
                        "denied b",
                        "return 0 from b",
                        "match d",
                        "return 1 from a",
                        "walk e",
                        "denied e",
                        "return 0 from e",
                        "match f",
                        "end 2 of 2");
    }

    @Test
    void aFirstFolderThatCannotBeReadIsNoSolution() {
        var recordedWalk = RecordedWalk.of(tree("/locked/!"), "even-size", false);
        assertThat(recordedWalk.story()).containsExactly("walk /locked/!", "denied /locked/!", "end 0 of 0");
        assertThat(recordedWalk.outcome()).isEqualTo(RunOutcome.NO_SOLUTION);
    }

    @Test
    void linksAreFollowedOnlyIfAsked() {
        var tree = tree("/", "  a/", file(2, "x", 2), "  b -> a", "  c -> a/x", "  d -> nowhere");
        assertThat(RecordedWalk.of(tree, "even-size", false).story())
                .containsExactly(
                        "walk /", "walk a", "match x", "return 1 from a", "link b", "link c", "link d", "end 1 of 1");
        assertThat(RecordedWalk.of(tree, "even-size", true).story())
                .containsExactly(
                        "walk /",
                        "walk a",
                        "match x",
                        "return 1 from a",
                        "walked b",
                        "match c",
                        "broken-link d",
                        "end 2 of 2");
    }

    @Test
    void linksAmongFoldersEndAlthoughEachLeadsToEach() {
        int folders = 12;
        var lines = new ArrayList<String>(List.of("/"));
        for (int i = 0; i < folders; i++) {
            lines.add("  f" + (char) ('a' + i) + "/");
            lines.add("    up -> ..");
            for (int other = 0; other < folders; other++) {
                lines.add("    to" + (char) ('a' + other) + " -> ../f" + (char) ('a' + other));
            }
            lines.add(file(2, "file", 2));
        }
        var recordedWalk = RecordedWalk.of(SampleTree.of(lines), "even-size", true);
        assertThat(recordedWalk.matches()).hasSize(folders);
        assertThat(recordedWalk.count(FinderEvent.Kind.LINK_LOOPED)).isPositive();
    }

    @Test
    void tenThousandLevelsAreWalkedAndTakeNoQuadraticRoom() {
        int levels = 10_000;
        var recordedWalk = RecordedWalk.of(new DeepTree(levels), "even-size", false, false);
        assertThat(recordedWalk.count(FinderEvent.Kind.FOLDER_ENTERED)).isEqualTo(levels);
        assertThat(recordedWalk.count(FinderEvent.Kind.FOLDER_LEFT)).isEqualTo(levels);
        assertThat(recordedWalk.matches()).containsExactly("/" + "d/".repeat(levels) + "last");
    }

    @Test
    void aMillionFilesAreWalked() {
        var recordedWalk = RecordedWalk.of(new WideTree(1_000, 1_000), "even-size", false, false);
        assertThat(recordedWalk.count(FinderEvent.Kind.FILE_MATCHED)
                        + recordedWalk.count(FinderEvent.Kind.FILE_REJECTED))
                .isEqualTo(1_000_000);
        assertThat(recordedWalk.matches()).hasSize(500_000);
    }

    @Test
    void itCanBeStoppedAnywhere() {
        var puzzle = new FinderPuzzle();
        for (int limit : IntStream.range(0, 30).toArray()) {
            var seen = new int[1];
            var solver = puzzle.instance(puzzle.presets()).solver();
            assertThatThrownBy(() -> solver.solve(_ -> {
                        if (seen[0]++ == limit) {
                            throw new RunStoppedException();
                        }
                    }))
                    .isInstanceOf(RunStoppedException.class);
        }
    }

    @Test
    void whatVanishesMeanwhileIsToldAndEndsNothing() {
        var recordedWalk = RecordedWalk.of(new VanishingTree(), "even-size", true);
        assertThat(recordedWalk.story())
                .containsExactly(
                        "walk /",
                        "vanished file",
                        "walk folder",
                        "vanished folder",
                        "return 0 from folder",
                        "locked secret",
                        "special socket",
                        "match there",
                        "end 1 of 1");
    }
}
