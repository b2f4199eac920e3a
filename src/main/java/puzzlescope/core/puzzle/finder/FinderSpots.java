package puzzlescope.core.puzzle.finder;

import static puzzlescope.core.puzzle.finder.event.FinderEvent.ENTRY;
import static puzzlescope.core.puzzle.finder.event.FinderEvent.OPEN;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Spot;
import puzzlescope.core.puzzle.finder.condition.FileEntry;
import puzzlescope.core.puzzle.finder.event.FinderEventKind;

/** The things to point at in a walk through folders: the folders and files that it came upon. */
public final class FinderSpots {

    private static final Vocabulary KINDS = Vocabulary.of(FinderEventKind.values());

    private FinderSpots() {}

    /**
     * A folder or file: it is entered, left, unreadable, matched, rejected or skipped, or a link leads back to
     * it; the outermost folder is left when the walk ends.
     */
    public static Spot entry(FileEntry entry) {
        var touches = KINDS.where(ENTRY.is(entry.number())).or(KINDS.where(OPEN.is(entry.number())));
        boolean outermost = entry.parent() == null;
        return new Spot(
                Message.of("finder.spot", entry.name()),
                touches.or(event -> outermost && FinderEventKind.of(event) == FinderEventKind.WALK_ENDED));
    }
}
