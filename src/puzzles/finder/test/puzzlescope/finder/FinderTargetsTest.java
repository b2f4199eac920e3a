package puzzlescope.finder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Event;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.FinderEvent;
import puzzlescope.finder.event.FinderEvent.EntrySkipped;
import puzzlescope.finder.event.FinderEvent.FileMatched;
import puzzlescope.finder.event.FinderEvent.FileRejected;
import puzzlescope.finder.event.FinderEvent.FolderEntered;
import puzzlescope.finder.event.FinderEvent.FolderLeft;
import puzzlescope.finder.event.FinderEvent.FolderUnreadable;
import puzzlescope.finder.event.FinderEvent.LinkLooped;
import puzzlescope.finder.event.FinderEvent.WalkEnded;
import puzzlescope.testkit.SmallRun;

/** Which events touch a folder or a file. */
class FinderTargetsTest {

    private static boolean names(Event event, FileEntry entry) {
        return switch ((FinderEvent) event) {
            case FolderEntered entered -> entered.folder().equals(entry);
            case FolderUnreadable unreadable -> unreadable.folder().equals(entry);
            case FileMatched matched -> matched.file().equals(entry);
            case FileRejected rejected -> rejected.file().equals(entry);
            case EntrySkipped skipped -> skipped.entry().equals(entry);
            case LinkLooped looped ->
                looped.link().equals(entry) || looped.open().equals(entry);
            case FolderLeft left -> left.folder().equals(entry);
            case WalkEnded _ -> entry.parent() == null;
            case FinderEvent.FolderQueued queued ->
                queued.folder().equals(entry) || queued.folder().equals(entry.listed());
            case FinderEvent.FolderTaken taken ->
                taken.folder().equals(entry) || entry.equals(taken.folder().listed());
            case FinderEvent.QueueEnded _ -> false;
        };
    }

    @Test
    void anEntryIsTouchedByEveryEventThatNamesIt() {
        var run = SmallRun.of(new FinderPuzzle(), "follow-links", "yes");
        int files = 0;
        int folders = 0;
        for (var event : run.events()) {
            if (event instanceof FolderEntered entered) {
                var touching = run.touching(FinderTargets.entry(entered.findings(), entered.folder()));
                assertThat(touching)
                        .isEqualTo(run.events().stream()
                                .filter(each -> names(each, entered.folder()))
                                .toList());
                assertThat(touching.getFirst()).isEqualTo(event);
                assertThat(touching.stream().filter(each -> each instanceof FolderLeft || each instanceof WalkEnded))
                        .hasSize(1);
                folders++;
            } else if (event instanceof FileRejected rejected) {
                assertThat(run.touching(FinderTargets.entry(rejected.findings(), rejected.file())))
                        .containsExactly(event);
                files++;
            }
        }
        assertThat(folders).isGreaterThan(2);
        assertThat(files).isGreaterThan(2);
    }

    @Test
    void theOutermostFolderIsTouchedByTheEndOfItsOwnWalk() {
        var run = SmallRun.of(new FinderPuzzle(), "match", "each(even-size, every-vowel)");
        var ends = run.events().stream().filter(WalkEnded.class::isInstance).toList();
        assertThat(ends).hasSize(2);
        for (int i = 0; i < 2; i++) {
            var foundEntries = ((WalkEnded) ends.get(i)).findings();
            var root = foundEntries.search(i).root();
            assertThat(run.touching(FinderTargets.entry(foundEntries, root)))
                    .hasSize(2)
                    .contains(ends.get(i));
        }
    }

    @Test
    void aFolderIsTouchedWhenItIsPutInTheQueueAndWhenItIsTakenOut() {
        var run = SmallRun.of(new FinderPuzzle(), "algorithm", "queue-walk");
        int folders = 0;
        for (var event : run.events()) {
            if (event instanceof FinderEvent.FolderTaken taken) {
                var listed = Objects.requireNonNull(taken.folder().listed());
                for (var entry : List.of(taken.folder(), listed)) {
                    assertThat(run.touching(FinderTargets.entry(taken.findings(), entry)))
                            .isEqualTo(run.events().stream()
                                    .filter(each -> names(each, entry))
                                    .toList())
                            .contains(event)
                            .hasSizeBetween(2, 3);
                }
                folders++;
            }
        }
        assertThat(folders).isEqualTo(7);
    }
}
