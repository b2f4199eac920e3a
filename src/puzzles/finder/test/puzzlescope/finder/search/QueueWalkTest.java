package puzzlescope.finder.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.finder.FinderAlgorithm;
import puzzlescope.finder.FinderPuzzle;
import puzzlescope.finder.event.FinderEvent;
import puzzlescope.finder.event.FinderEvent.FileMatched;
import puzzlescope.finder.tree.DiskTree;
import puzzlescope.finder.tree.FileTree;
import puzzlescope.finder.tree.SampleTree;
import puzzlescope.testkit.SmallRun;

class QueueWalkTest {

    private static final List<String> CONDITIONS =
            List.of("even-size", "in:folder1", "path:*/folder2/*", "any(in:/folder0/*, size%3=1)", "in:/");

    private static RecordedWalk told(FileTree tree, String condition, boolean followLinks) {
        return RecordedWalk.of(FinderAlgorithm.QUEUE_WALK, tree, condition, followLinks, true);
    }

    private static SampleTree tree(String... lines) {
        return SampleTree.of(List.of(lines));
    }

    private static String file(int depth, String name, long size) {
        return "  ".repeat(depth) + name + " | " + size + " | 2024-01-01T00:00".repeat(3);
    }

    @Test
    void foldersWaitForTheirTurn() {
        var recordedWalk = told(
                tree("/", "  b/", file(2, "x", 2), "    c/", file(3, "y", 4), "  d/", file(2, "z", 1), file(1, "e", 6)),
                "even-size",
                false);
        assertThat(recordedWalk.story())
                .containsExactly(
                        "queue /",
                        "take /",
                        "queue b",
                        "queue d",
                        "match e",
                        "take /b",
                        "queue c",
                        "match x",
                        "take /d",
                        "reject z",
                        "take /b/c",
                        "match y",
                        "end 3 of 4");
        assertThat(recordedWalk.matches()).containsExactly("/e", "/b/x", "/b/c/y");
        assertThat(recordedWalk.outcome()).isEqualTo(RunOutcome.SOLVED);
    }

    @Test
    void theMatchesOfRandomTreesAreThoseOfTheRecursion() {
        var random = new Random(3);
        for (int i = 0; i < 200; i++) {
            var lines = new ArrayList<>(List.of("/"));
            grow(random, lines, 1);
            var tree = SampleTree.of(lines);
            var condition = CONDITIONS.get(i % CONDITIONS.size());
            var recursive = RecordedWalk.of(tree, condition, false);
            var queued = told(tree, condition, false);
            assertThat(queued.matches())
                    .as(String.join("\n", lines))
                    .containsExactlyInAnyOrderElementsOf(recursive.matches());
            assertThat(queued.matches().stream()
                            .map(path ->
                                    path.chars().filter(each -> each == '/').count()))
                    .isSorted();
            assertThat(queued.count(FinderEvent.Kind.FOLDER_UNREADABLE))
                    .isEqualTo(recursive.count(FinderEvent.Kind.FOLDER_UNREADABLE));
            assertThat(queued.outcome()).isEqualTo(recursive.outcome());
        }
    }

    private static void grow(Random random, List<String> lines, int depth) {
        for (int i = 0; i < random.nextInt(5); i++) {
            int kind = random.nextInt(depth > 4 ? 2 : 5);
            if (kind < 2) {
                lines.add(file(depth, "file" + i, random.nextInt(9)));
            } else {
                lines.add("  ".repeat(depth) + "folder" + i + (random.nextInt(8) == 0 ? "/!" : "/"));
                grow(random, lines, depth + 1);
            }
        }
    }

    @Test
    void whereLinksAreFollowedEachFolderIsReadOnce() {
        var recordedWalk = told(SampleTree.bundled(), "even-size", true);
        assertThat(recordedWalk.story())
                .contains(
                        "queue shortcut to spam",
                        "queued spam",
                        "queued back to the beginning",
                        "denied C:/teacher only");
        assertThat(recordedWalk.matches())
                .hasSameSizeAs(
                        RecordedWalk.of(SampleTree.bundled(), "even-size", true).matches());
    }

    @Test
    void whatVanishesMeanwhileIsToldAndEndsNothing() {
        assertThat(told(new VanishingTree(), "even-size", true).story())
                .contains("vanished file", "queue folder", "locked secret", "special socket", "match there")
                .endsWith("take /folder", "vanished /folder", "end 1 of 1");
    }

    @Test
    void tenThousandLevelsAreWalked() {
        int levels = 10_000;
        var recordedWalk = RecordedWalk.of(FinderAlgorithm.QUEUE_WALK, new DeepTree(levels), "even-size", false, false);
        assertThat(recordedWalk.count(FinderEvent.Kind.FOLDER_TAKEN)).isEqualTo(levels + 1);
        assertThat(recordedWalk.matches()).containsExactly("/" + "d/".repeat(levels) + "last");
    }

    @Test
    void pathsThatAreTooLongForTheSystemAreWalked(@TempDir Path folder) throws Exception {
        var name = "d".repeat(200);
        var deep = folder;
        for (int i = 0; i < 12; i++) {
            deep = Files.createDirectory(deep.resolve(name));
        }
        Files.write(deep.resolve("last"), new byte[2]);
        var recordedWalk = told(new DiskTree(folder), "even-size", true);
        assertThat(recordedWalk.matches()).containsExactly(deep.resolve("last").toString());
        assertThat(recordedWalk.events())
                .filteredOn(FileMatched.class::isInstance)
                .map(event -> ((FileMatched) event).file().file())
                .containsExactly(deep.resolve("last"));
    }

    @Test
    void theQueueIsShownAndMeasured() {
        var run = SmallRun.of(new FinderPuzzle(), "algorithm", "queue-walk");
        var board = run.instance().board();
        int longest = 0;
        for (long event : run.packed()) {
            board.apply(event);
            var pendingStates = board.pendingStates(2).getFirst();
            assertThat(pendingStates.first()).hasSize(Math.min(2, pendingStates.size()));
            longest = Math.max(longest, pendingStates.size());
        }
        assertThat(longest).isEqualTo(4);
        assertThat(board.pendingStates(2).getFirst().size()).isZero();
    }

    @Test
    void itCanBeStoppedAnywhere() {
        var puzzle = new FinderPuzzle();
        var arguments = puzzle.presets().with(puzzle.algorithmParameter(), "queue-walk");
        for (int limit : IntStream.range(0, 30).toArray()) {
            var seen = new int[1];
            var solver = puzzle.instance(arguments).solver();
            assertThatThrownBy(() -> solver.solve(_ -> {
                        if (seen[0]++ == limit) {
                            throw new RunStoppedException();
                        }
                    }))
                    .isInstanceOf(RunStoppedException.class);
        }
    }
}
