package puzzlescope.core.puzzle.finder;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.Spot;
import puzzlescope.core.puzzle.finder.condition.Entry;
import puzzlescope.core.puzzle.finder.event.FinderEventKind;

/** What can be pointed at in a walk through folders: the folders and files that it came upon. */
public final class FinderSpots {

    private static final FinderEventKind[] KINDS = FinderEventKind.values();

    private FinderSpots() {}

    /**
     * A folder or file: it is entered, left, unreadable, matched, rejected or skipped, or a link leads back to
     * it; the outermost folder is left when the walk ends.
     */
    public static Spot entry(Entry entry) {
        int number = entry.number();
        return new Spot(Message.of("finder.spot", entry.name()), event -> isOf(event, number));
    }

    private static boolean isOf(long event, int number) {
        return switch (KINDS[Packed.kind(event)]) {
            case WALK_ENDED -> number == 0;
            case LINK_LOOPED -> Packed.upper(event) == number || Packed.lower(event) == number;
            default -> Packed.upper(event) == number;
        };
    }
}
