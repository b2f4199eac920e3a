package puzzlescope.finder;

import static puzzlescope.finder.event.FinderEvent.ENTRY;
import static puzzlescope.finder.event.FinderEvent.OPEN;
import static puzzlescope.finder.event.FinderEvent.SEARCH;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.FinderEventKind;
import puzzlescope.finder.event.Findings;

/** The things to point at in a walk through folders: the folders and files that it came upon. */
public final class FinderTargets {

    private static final Vocabulary KINDS = Vocabulary.of(FinderEventKind.values());

    private FinderTargets() {}

    /**
     * A folder or file: it is entered, left, unreadable, matched, rejected or skipped, or a link leads back to
     * it, it is put in the queue or taken out; the outermost folder is left when the walk ends.
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
