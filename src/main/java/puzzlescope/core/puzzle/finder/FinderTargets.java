package puzzlescope.core.puzzle.finder;

import static puzzlescope.core.puzzle.finder.event.FinderEvent.ENTRY;
import static puzzlescope.core.puzzle.finder.event.FinderEvent.OPEN;
import static puzzlescope.core.puzzle.finder.event.FinderEvent.SEARCH;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Target;
import puzzlescope.core.puzzle.finder.condition.FileEntry;
import puzzlescope.core.puzzle.finder.event.FinderEventKind;
import puzzlescope.core.puzzle.finder.event.Findings;

/** The targets in a file tree: the folders and files found by the walk. */
public final class FinderTargets {

    private static final Vocabulary KINDS = Vocabulary.of(FinderEventKind.values());

    private FinderTargets() {}

    /**
     * A folder or file; touched when it is entered, left, unreadable, matched, rejected, skipped, enqueued or dequeued,
     * or when a link leads back to it; the root folder also by the end of the walk.
     */
    public static Target entry(Findings findings, FileEntry entry) {
        var touches = KINDS.where(ENTRY.is(entry.number())).or(KINDS.where(OPEN.is(entry.number())));
        var listed = entry.listed();
        if (listed != null) {
            touches = touches.or(KINDS.where(ENTRY.is(listed.number())));
        }
        var search = findings.searchOf(entry);
        if (search.root() == entry) {
            int number = search.number();
            touches = touches.or(
                    event -> FinderEventKind.of(event) == FinderEventKind.WALK_ENDED && SEARCH.of(event) == number);
        }
        return new Target(Message.of("finder.spot", entry.name()), touches);
    }
}
