package puzzlescope.finder;

import static puzzlescope.finder.event.FinderEvent.ENTRY;
import static puzzlescope.finder.event.FinderEvent.OPEN;
import static puzzlescope.finder.event.FinderEvent.SEARCH;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.FinderEvent;
import puzzlescope.finder.event.FoundEntries;

/** The targets in a file tree: the folders and files found by the walk. */
public final class FinderTargets {

    private static final Vocabulary KINDS = Vocabulary.of(FinderEvent.Kind.values());

    private FinderTargets() {}

    /**
     * A folder or file; touched when it is entered, left, unreadable, matched, rejected, skipped, enqueued or dequeued,
     * or when a link leads back to it; the root folder also by the end of the walk.
     */
    public static Target entry(FoundEntries foundEntries, FileEntry entry) {
        var touches = KINDS.matching(ENTRY.is(entry.number())).or(KINDS.matching(OPEN.is(entry.number())));
        var listed = entry.listed();
        if (listed != null) {
            touches = touches.or(KINDS.matching(ENTRY.is(listed.number())));
        }
        var folderSearch = foundEntries.searchOf(entry);
        if (folderSearch.root() == entry) {
            int number = folderSearch.number();
            touches = touches.or(
                    event -> FinderEvent.Kind.of(event) == FinderEvent.Kind.WALK_ENDED && SEARCH.of(event) == number);
        }
        return new Target(Message.of("finder.spot", entry.name()), touches);
    }
}
