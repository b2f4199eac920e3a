package puzzlescope.core.puzzle.finder.board;

import java.nio.ByteBuffer;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.finder.condition.Entry;
import puzzlescope.core.puzzle.finder.event.FinderEventKind;
import puzzlescope.core.puzzle.finder.event.Findings;

/**
 * How far a walk has come: how many entries it has come upon, which folder is being walked, how many files matched. All else
 * follows from these and from the run's {@link Findings}, which never change once told; so a million files make no large
 * board.
 */
public final class FinderBoard implements Board {

    private static final FinderEventKind[] KINDS = FinderEventKind.values();
    private static final int BYTES = 6 * Integer.BYTES;

    private final Findings findings;
    private int rows;
    private int current = -1;
    private int matches;
    private int files;
    /** Whether the names of the current folder are known not to be readable. */
    private boolean refused;

    private boolean ended;

    public FinderBoard(Findings findings) {
        this.findings = findings;
    }

    public Findings findings() {
        return findings;
    }

    /** How many entries the walk has come upon; they are those of the findings from 0 on. */
    public int rows() {
        return rows;
    }

    /** The number of the folder that is being walked, or -1. */
    public int current() {
        return current;
    }

    /** How many files matched so far; they are the findings' matches from 0 on. */
    public int matches() {
        return matches;
    }

    /** How many files were looked at so far. */
    public int files() {
        return files;
    }

    public boolean isEnded() {
        return ended;
    }

    /** Whether a folder is being walked: it is the current one or that is in it. */
    public boolean isOpen(Entry folder) {
        if (current < 0) {
            return false;
        }
        var at = findings.entry(current);
        while (at != null && at.depth() > folder.depth()) {
            at = at.parent();
        }
        return at == folder;
    }

    /** Whether it is known by now that a folder's names cannot be read. */
    public boolean isRefused(Entry folder) {
        return folder.isUnreadable() && (folder.number() != current || refused);
    }

    @Override
    public void apply(long event) {
        int upper = Packed.upper(event);
        switch (KINDS[Packed.kind(event)]) {
            case WALK_BEGAN, FOLDER_ENTERED -> {
                rows++;
                current = upper;
            }
            case FOLDER_UNREADABLE -> refused = true;
            case FILE_MATCHED -> {
                rows++;
                files++;
                matches++;
            }
            case FILE_REJECTED -> {
                rows++;
                files++;
            }
            case ENTRY_SKIPPED, LINK_LOOPED -> rows++;
            case FOLDER_LEFT, BARREN_FOLDER_LEFT -> {
                current = parent(upper);
                refused = false;
            }
            case WALK_ENDED -> {
                current = -1;
                refused = false;
                ended = true;
            }
        }
    }

    @Override
    public void undo(long event) {
        int upper = Packed.upper(event);
        switch (KINDS[Packed.kind(event)]) {
            case WALK_BEGAN, FOLDER_ENTERED -> {
                rows--;
                current = parent(upper);
            }
            case FOLDER_UNREADABLE -> refused = false;
            case FILE_MATCHED -> {
                rows--;
                files--;
                matches--;
            }
            case FILE_REJECTED -> {
                rows--;
                files--;
            }
            case ENTRY_SKIPPED, LINK_LOOPED -> rows--;
            case FOLDER_LEFT, BARREN_FOLDER_LEFT -> enterAgain(upper);
            case WALK_ENDED -> {
                enterAgain(0);
                ended = false;
            }
        }
    }

    private void enterAgain(int folder) {
        current = folder;
        refused = findings.entry(folder).isUnreadable();
    }

    private int parent(int folder) {
        var parent = findings.entry(folder).parent();
        return parent == null ? -1 : parent.number();
    }

    @Override
    public byte[] snapshot() {
        return ByteBuffer.allocate(BYTES)
                .putInt(rows)
                .putInt(current)
                .putInt(matches)
                .putInt(files)
                .putInt(refused ? 1 : 0)
                .putInt(ended ? 1 : 0)
                .array();
    }

    @Override
    public void restore(byte[] snapshot) {
        var bytes = ByteBuffer.wrap(snapshot);
        rows = bytes.getInt();
        current = bytes.getInt();
        matches = bytes.getInt();
        files = bytes.getInt();
        refused = bytes.getInt() != 0;
        ended = bytes.getInt() != 0;
    }
}
