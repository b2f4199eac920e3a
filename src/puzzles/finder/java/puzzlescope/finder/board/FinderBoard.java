package puzzlescope.finder.board;

import static puzzlescope.finder.event.FinderEvent.ENTRY;
import static puzzlescope.finder.event.FinderEvent.OPEN;
import static puzzlescope.finder.event.FinderEvent.SEARCH;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.event.StateIo;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.FinderEvent;
import puzzlescope.finder.event.FoundEntries;

/**
 * The progress of a walk: the numbers of entries found and of files matched, and the current folder. Everything else
 * follows from these and from the run's {@link FoundEntries}, whose published entries never change; so the board stays
 * small even with a million files.
 */
public final class FinderBoard implements Board {

    private final FoundEntries foundEntries;
    private int rows;
    private int current = -1;
    private int matches;
    /** True if the current folder is known to be unreadable. */
    private boolean refused;

    private int queued;
    private int taken;

    public FinderBoard(FoundEntries foundEntries) {
        this.foundEntries = foundEntries;
    }

    public FoundEntries foundEntries() {
        return foundEntries;
    }

    /** The number of entries found; they are those of the findings from 0 on. */
    public int rows() {
        return rows;
    }

    /** The number of matches so far; they are the findings' matches from 0 on. */
    public int matches() {
        return matches;
    }

    public boolean isWaiting(FileEntry folder) {
        return folder.queueIndex() >= taken;
    }

    /** The number of folders in the queue before a given one. */
    public int before(FileEntry folder) {
        return folder.queueIndex() - taken;
    }

    /** Returns the queue, if the walk has one. */
    @Override
    public List<PendingStates> pendingStates(int most) {
        return queued == 0
                ? List.of()
                : List.of(PendingStates.queue(
                        queued - taken,
                        IntStream.range(taken, Math.min(queued, taken + most))
                                .mapToObj(each -> entry(foundEntries.queued(each)))
                                .toList()));
    }

    private static PendingState entry(FileEntry folder) {
        return new PendingState(
                folder.number(),
                Message.of("finder.agenda", folder.shortPath()),
                PendingState.symbols(folder.name()),
                List.of());
    }

    @Override
    public int visited() {
        return taken;
    }

    @Override
    public Optional<PendingState> taken(long event) {
        return FinderEvent.Kind.of(event) == FinderEvent.Kind.FOLDER_TAKEN
                ? Optional.of(entry(foundEntries.entry(ENTRY.of(event))))
                : Optional.empty();
    }

    /** Returns whether a folder is being walked: it is the current one or an ancestor of it. */
    public boolean isOpen(FileEntry folder) {
        if (current < 0) {
            return false;
        }
        var at = foundEntries.entry(current);
        while (at != null && at.depth() > folder.depth()) {
            at = at.parent();
        }
        return at == folder;
    }

    public boolean isRefused(FileEntry folder) {
        return folder.isUnreadable() && (folder.number() != current || refused);
    }

    @Override
    public void apply(long event) {
        switch (FinderEvent.Kind.of(event)) {
            case WALK_BEGAN, FOLDER_ENTERED -> {
                rows++;
                current = ENTRY.of(event);
            }
            case FOLDER_UNREADABLE -> refused = true;
            case FILE_MATCHED -> {
                rows++;
                matches++;
            }
            case FILE_REJECTED, ENTRY_SKIPPED, LINK_LOOPED -> rows++;
            case FOLDER_LEFT, BARREN_FOLDER_LEFT -> {
                current = parent(ENTRY.of(event));
                refused = false;
            }
            case WALK_ENDED, QUEUE_ENDED -> {
                current = -1;
                refused = false;
            }
            case QUEUE_BEGAN, FOLDER_QUEUED -> {
                rows++;
                queued++;
            }
            case FOLDER_TAKEN -> {
                rows++;
                taken++;
                current = ENTRY.of(event);
                refused = false;
            }
        }
    }

    @Override
    public void undo(long event) {
        switch (FinderEvent.Kind.of(event)) {
            case WALK_BEGAN -> {
                rows--;
                current = -1;
            }
            case FOLDER_ENTERED -> {
                rows--;
                current = parent(ENTRY.of(event));
            }
            case FOLDER_UNREADABLE -> refused = false;
            case FILE_MATCHED -> {
                rows--;
                matches--;
            }
            case FILE_REJECTED, ENTRY_SKIPPED, LINK_LOOPED -> rows--;
            case FOLDER_LEFT, BARREN_FOLDER_LEFT -> enterAgain(ENTRY.of(event));
            case WALK_ENDED ->
                enterAgain(foundEntries.search(SEARCH.of(event)).root().number());
            case QUEUE_BEGAN, FOLDER_QUEUED -> {
                rows--;
                queued--;
            }
            case FOLDER_TAKEN -> {
                rows--;
                taken--;
                if (foundEntries.isRoot(OPEN.of(event))) {
                    current = -1;
                    refused = false;
                } else {
                    readAgain();
                }
            }
            case QUEUE_ENDED -> readAgain();
        }
    }

    private void enterAgain(int folder) {
        current = folder;
        refused = foundEntries.entry(folder).isUnreadable();
    }

    /** Makes the folder that was dequeued last the current one. */
    private void readAgain() {
        enterAgain(foundEntries.taken(taken - 1).number());
    }

    private int parent(int folder) {
        var parent = foundEntries.entry(folder).parent();
        return parent == null ? -1 : parent.number();
    }

    @Override
    public void state(StateIo io) {
        rows = io.int32(rows);
        current = io.int32(current);
        matches = io.int32(matches);
        refused = io.flag(refused);
        queued = io.int32(queued);
        taken = io.int32(taken);
    }
}
